// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Tracking/TrackingRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `TrackingRepository`: calls are answered by plan, else by its fake.
public final class MockTrackingRepository: TrackingRepository {
  /// What is planned for each requirement of `TrackingRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `complete(startingNext:moment:at:memo:)`.
    public let completeStartingNextMomentAtMemo:
      SendableMockedRequirement<
        (next: TrackingState, moment: Instant?, now: Instant, memo: String?),
        (completed: TrackingCompletionRecord?, started: TrackingRecord), RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `complete(until:at:memo:)`.
    public let completeUntilAtMemo:
      SendableMockedRequirement<
        (end: Instant?, now: Instant, memo: String?), TrackingCompletionRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchRunning()`.
    public let fetchRunning: SendableMockedRequirement<Void, TrackingRecord?, RepositoryError, AsyncRequirement>
    /// Plans and calls of `start(_:at:allowingOverlap:)`.
    public let start:
      SendableMockedRequirement<
        (state: TrackingState, now: Instant, allowingOverlap: Bool), TrackingRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `stop()`.
    public let stop: SendableMockedRequirement<Void, TrackingRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `update(_:)`.
    public let update:
      SendableMockedRequirement<
        (@Sendable (TrackingState) throws(TrackingRule) -> TrackingState), TrackingRecord, RepositoryError,
        AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      completeStartingNextMomentAtMemo = SendableMockedRequirement(
        "TrackingRepository.complete(startingNext:moment:at:memo:)", log)
      completeUntilAtMemo = SendableMockedRequirement("TrackingRepository.complete(until:at:memo:)", log)
      fetchRunning = SendableMockedRequirement("TrackingRepository.fetchRunning()", log)
      start = SendableMockedRequirement("TrackingRepository.start(_:at:allowingOverlap:)", log)
      stop = SendableMockedRequirement("TrackingRepository.stop()", log)
      update = SendableMockedRequirement("TrackingRepository.update(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TrackingRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TrackingRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func complete(startingNext next: TrackingState, moment: Instant?, at now: Instant, memo: String?)
    async throws(RepositoryError) -> (completed: TrackingCompletionRecord?, started: TrackingRecord)
  {
    if let answer = try await mocked.completeStartingNextMomentAtMemo.answer((next, moment, now, memo)) {
      return answer
    }
    return try await mocked.completeStartingNextMomentAtMemo.fallback(fake).complete(
      startingNext: next, moment: moment, at: now, memo: memo)
  }

  public func complete(until end: Instant?, at now: Instant, memo: String?) async throws(RepositoryError)
    -> TrackingCompletionRecord
  {
    if let answer = try await mocked.completeUntilAtMemo.answer((end, now, memo)) { return answer }
    return try await mocked.completeUntilAtMemo.fallback(fake).complete(until: end, at: now, memo: memo)
  }

  public func fetchRunning() async throws(RepositoryError) -> TrackingRecord? {
    if let answer = try await mocked.fetchRunning.answer(()) { return answer }
    return try await mocked.fetchRunning.fallback(fake).fetchRunning()
  }

  public func start(_ state: TrackingState, at now: Instant, allowingOverlap: Bool) async throws(RepositoryError)
    -> TrackingRecord
  {
    if let answer = try await mocked.start.answer((state, now, allowingOverlap)) { return answer }
    return try await mocked.start.fallback(fake).start(state, at: now, allowingOverlap: allowingOverlap)
  }

  @discardableResult
  public func stop() async throws(RepositoryError) -> TrackingRecord {
    if let answer = try await mocked.stop.answer(()) { return answer }
    return try await mocked.stop.fallback(fake).stop()
  }

  public func update(_ change: @escaping @Sendable (TrackingState) throws(TrackingRule) -> TrackingState)
    async throws(RepositoryError) -> TrackingRecord
  {
    if let answer = try await mocked.update.answer(change) { return answer }
    return try await mocked.update.fallback(fake).update(change)
  }
}
