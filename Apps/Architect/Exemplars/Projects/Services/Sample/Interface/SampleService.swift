public import DependencyKit
public import Foundation

/// What is asked of the service.
public struct SampleRequest: Hashable, Sendable {
  /// The item that is asked for.
  public let identifier: String
  /// What a backend is told besides; empty for nothing.
  public let metadata: [String: String]

  /// A request for one item.
  public init(identifier: String, metadata: [String: String] = [:]) {
    self.identifier = identifier
    self.metadata = metadata
  }
}

/// An item of the service.
public struct SampleResponse: Hashable, Sendable {
  /// The item's identifier.
  public let identifier: String
  /// Its content.
  public let payload: Data
  /// The moment it was stored.
  public var lastUpdated: Date

  /// A response of these values.
  public init(identifier: String, payload: Data, lastUpdated: Date) {
    self.identifier = identifier
    self.payload = payload
    self.lastUpdated = lastUpdated
  }
}

/// Why the service has no answer.
public enum SampleServiceError: Error, Hashable, Sendable {
  /// There is no item with the identifier, or it is too old.
  case notFound(identifier: String)
}

/// Items that are kept for a while.
public protocol SampleService: Sendable {
  /// The item of a request.
  ///
  /// - Throws: `notFound`, also for an item that is too old; it is removed then.
  func fetch(_ request: SampleRequest) async throws(SampleServiceError) -> SampleResponse

  /// Keeps an item, updated now.
  func store(_ response: SampleResponse) async

  /// Removes every item.
  func clearCache() async
}

private enum SampleServiceKey: DependencyKey {
  static var testValue: any SampleService { UnimplementedSampleService() }
}

extension DependencyValues {
  /// The service of samples; the app registers the live one.
  public var sampleService: any SampleService {
    get { self[SampleServiceKey.self] }
    set { self[SampleServiceKey.self] = newValue }
  }
}

/// A double each of whose methods ends the process: a test says what it expects to be called.
public struct UnimplementedSampleService: SampleService {
  public init() {}

  public func fetch(_ request: SampleRequest) async throws(SampleServiceError) -> SampleResponse { unimplemented() }
  public func store(_ response: SampleResponse) async { unimplemented() }
  public func clearCache() async { unimplemented() }

  private func unimplemented(_ method: String = #function) -> Never {
    fatalError("SampleService.\(method) has no implementation in this test")
  }
}
