import DependencyKit
import SampleFeature
import Synchronization
import Testing

@MainActor
@Suite struct SampleFeatureTests {
  private let clock = ManualClock()

  @Test func `T11 loading ends 120 ms after the screen appears`() async {
    let model = SampleFeatureModel(clock: clock)
    #expect(model.state.title == "Sample")
    #expect(!model.state.isLoading)
    let loading = Task { await model.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    #expect(model.state.isLoading)
    clock.advance(by: .milliseconds(119))
    #expect(clock.isWaitedOn)
    clock.advance(by: .milliseconds(1))
    await loading.value
    #expect(!model.state.isLoading)
  }

  @Test func `a load that is cancelled ends`() async {
    let model = SampleFeatureModel(clock: clock)
    let loading = Task { await model.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    loading.cancel()
    await loading.value
    #expect(!model.state.isLoading)
  }

  @Test func `a retry asks the parent`() async {
    var commands: [SampleFeatureModel.Action.Delegate] = []
    let model = SampleFeatureModel(clock: clock) { commands.append($0) }
    let state = model.state
    await SampleFeatureView(model: model).retry()
    #expect(commands == [.didRequestRetry])
    #expect(model.state == state)
  }

  @Test func `the screen is the stub's until the live one is installed`() {
    var dependencies = DependencyValues()
    #expect(dependencies.sampleFeatureBuilder.build().lines == [])
    dependencies.installSampleFeature()
    let screen = dependencies.sampleFeatureBuilder.build()
    #expect(screen.title == "Sample")
    #expect(screen.lines == ["Welcome."])
  }
}

/// A clock that a test moves, for one sleeper at a time.
private final class ManualClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private struct State {
    var now = ContinuousClock.now
    var sleeper: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)?
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  var isWaitedOn: Bool { state.withLock { $0.sleeper != nil } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.sleeper = (deadline, continuation) }
        if Task.isCancelled { wake(with: .failure(CancellationError())) }
      }
    } onCancel: {
      wake(with: .failure(CancellationError()))
    }
  }

  func advance(by duration: Duration) {
    let isDue = state.withLock { state in
      state.now += duration
      return state.sleeper.map { $0.deadline <= state.now } ?? false
    }
    if isDue { wake(with: .success(())) }
  }

  func waitForSleeper() async {
    while !isWaitedOn { await Task.yield() }
  }

  private func wake(with result: Result<Void, any Error>) {
    let sleeper = state.withLock { state in
      defer { state.sleeper = nil }
      return state.sleeper
    }
    sleeper?.continuation.resume(with: result)
  }
}
