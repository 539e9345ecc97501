public import DependencyKit
public import Foundation
public import SampleServiceInterface

/// Items in memory, for 300 seconds each.
public struct LiveSampleService: SampleService {
  /// The age, in seconds, that an item may reach.
  public static let timeToLive: TimeInterval = 300

  private let cache = Cache()
  private let date: DateGenerator

  /// A service without items, whose clock is that of the dependencies.
  public init(_ dependencies: DependencyValues = .current) {
    date = dependencies.date
  }

  public func fetch(_ request: SampleRequest) async throws(SampleServiceError) -> SampleResponse {
    let oldest = date().addingTimeInterval(-Self.timeToLive)
    guard let response = await cache.response(request.identifier, notBefore: oldest) else {
      throw .notFound(identifier: request.identifier)
    }
    return response
  }

  public func store(_ response: SampleResponse) async {
    var response = response
    response.lastUpdated = date()
    await cache.store(response)
  }

  public func clearCache() async { await cache.clear() }
}

/// The items by their identifiers.
private actor Cache {
  private var responses: [String: SampleResponse] = [:]

  /// An item; one that is older is removed.
  func response(_ identifier: String, notBefore oldest: Date) -> SampleResponse? {
    guard let response = responses[identifier] else { return nil }
    if response.lastUpdated < oldest { responses[identifier] = nil }
    return responses[identifier]
  }

  func store(_ response: SampleResponse) { responses[response.identifier] = response }

  func clear() { responses = [:] }
}
