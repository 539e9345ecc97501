import DependencyKit
import Foundation
import SampleServiceInterface
import SampleServiceSources
import Synchronization
import Testing

@Suite struct SampleServiceTests {
  private let clock = Moment()
  private let service: LiveSampleService
  private let request = SampleRequest(identifier: "pear")
  private let missing = SampleServiceError.notFound(identifier: "pear")

  init() {
    var dependencies = DependencyValues()
    dependencies.date = DateGenerator { [clock] in clock.now }
    service = LiveSampleService(dependencies)
  }

  private func store() async {
    await service.store(SampleResponse(identifier: "pear", payload: Data([1, 2]), lastUpdated: .distantPast))
  }

  @Test func `T09 an item is kept for 300 seconds, the last one included`() async throws {
    await store()
    let stored = SampleResponse(identifier: "pear", payload: Data([1, 2]), lastUpdated: clock.now)
    for seconds in [0.0, 299, 1] {
      clock.advance(seconds)
      #expect(try await service.fetch(request) == stored)
    }
    clock.advance(0.001)
    await #expect(throws: missing) { try await service.fetch(request) }
    // It is gone, also for a clock that is set back.
    clock.advance(-200)
    await #expect(throws: missing) { try await service.fetch(request) }
  }

  @Test func `an empty cache has nothing`() async throws {
    await #expect(throws: missing) { try await service.fetch(request) }
    await store()
    await service.clearCache()
    await #expect(throws: missing) { try await service.fetch(request) }
  }

  @Test func `T10 a double without an implementation names its method`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await DependencyValues().sampleService.clearCache()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("SampleService.clearCache() has no implementation in this test"))
  }
}

/// The time, which a test moves.
private final class Moment: Sendable {
  private let moment = Mutex(Date(timeIntervalSince1970: 1_000_000))

  var now: Date { moment.withLock { $0 } }

  func advance(_ seconds: TimeInterval) { moment.withLock { $0 += seconds } }
}
