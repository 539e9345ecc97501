import DependencyKitMocks
import Testing

/// The clock that a test advances.
@Suite struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `a sleep ends when its time has come, and not before`() async throws {
    let sleep = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleeper()
    clock.advance(by: .milliseconds(1_999))
    #expect(clock.waiters == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.waiters == 0)
    try await sleep.value
  }

  @Test func `a moment that has passed is slept until at once`() async throws {
    let moment = clock.now
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: moment)
    #expect(moment.duration(to: clock.now) == .seconds(1))
  }

  @Test func `a sleep that is cancelled, also before it begins, throws`() async {
    let sleep = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleeper()
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(2))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.waiters == 0)
  }
}
