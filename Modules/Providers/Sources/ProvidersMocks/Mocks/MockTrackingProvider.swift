// Made by `architect mocks` from Modules/Providers/Sources/Providers/Tracking/TrackingProvider.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `TrackingProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockTrackingProvider: TrackingProvider {
  /// What is planned for each requirement of `TrackingProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `complete(until:memo:now:)`.
    public let complete:
      MockedRequirement<
        (end: Instant?, memo: String?, now: Instant), TrackingCompletionDomain, TrackingError, AsyncRequirement
      >
    /// Plans and calls of `fetchRunning()`.
    public let fetchRunning: MockedRequirement<Void, TrackingDomain?, TrackingError, AsyncRequirement>
    /// Plans and calls of `pause(at:now:)`.
    public let pause:
      MockedRequirement<(moment: Instant?, now: Instant), TrackingDomain, TrackingError, AsyncRequirement>
    /// Plans and calls of `resume(at:in:now:)`.
    public let resume:
      MockedRequirement<
        (moment: Instant?, zone: TimeZone, now: Instant), TrackingDomain, TrackingError, AsyncRequirement
      >
    /// Plans and calls of `start(_:at:)`.
    public let start:
      MockedRequirement<(draft: TrackingDraft, now: Instant), TrackingDomain, TrackingError, AsyncRequirement>
    /// Plans and calls of `stop()`.
    public let stop: MockedRequirement<Void, TrackingDomain, TrackingError, AsyncRequirement>
    /// Plans and calls of `switchTo(_:memo:at:)`.
    public let switchTo:
      MockedRequirement<
        (draft: TrackingDraft, memo: String?, now: Instant),
        (completed: TrackingCompletionDomain?, started: TrackingDomain), TrackingError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      complete = MockedRequirement("TrackingProvider.complete(until:memo:now:)", log)
      fetchRunning = MockedRequirement("TrackingProvider.fetchRunning()", log)
      pause = MockedRequirement("TrackingProvider.pause(at:now:)", log)
      resume = MockedRequirement("TrackingProvider.resume(at:in:now:)", log)
      start = MockedRequirement("TrackingProvider.start(_:at:)", log)
      stop = MockedRequirement("TrackingProvider.stop()", log)
      switchTo = MockedRequirement("TrackingProvider.switchTo(_:memo:at:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TrackingProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TrackingProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func complete(until end: Instant?, memo: String?, now: Instant) async throws(TrackingError)
    -> TrackingCompletionDomain
  {
    if let answer = try await mocked.complete.answer((end, memo, now)) { return answer }
    return try await mocked.complete.fallback(fake).complete(until: end, memo: memo, now: now)
  }

  @discardableResult
  public func fetchRunning() async throws(TrackingError) -> TrackingDomain? {
    if let answer = try await mocked.fetchRunning.answer(()) { return answer }
    return try await mocked.fetchRunning.fallback(fake).fetchRunning()
  }

  @discardableResult
  public func pause(at moment: Instant?, now: Instant) async throws(TrackingError) -> TrackingDomain {
    if let answer = try await mocked.pause.answer((moment, now)) { return answer }
    return try await mocked.pause.fallback(fake).pause(at: moment, now: now)
  }

  @discardableResult
  public func resume(at moment: Instant?, in zone: TimeZone, now: Instant) async throws(TrackingError) -> TrackingDomain
  {
    if let answer = try await mocked.resume.answer((moment, zone, now)) { return answer }
    return try await mocked.resume.fallback(fake).resume(at: moment, in: zone, now: now)
  }

  @discardableResult
  public func start(_ draft: TrackingDraft, at now: Instant) async throws(TrackingError) -> TrackingDomain {
    if let answer = try await mocked.start.answer((draft, now)) { return answer }
    return try await mocked.start.fallback(fake).start(draft, at: now)
  }

  @discardableResult
  public func stop() async throws(TrackingError) -> TrackingDomain {
    if let answer = try await mocked.stop.answer(()) { return answer }
    return try await mocked.stop.fallback(fake).stop()
  }

  @discardableResult
  public func switchTo(_ draft: TrackingDraft, memo: String?, at now: Instant) async throws(TrackingError) -> (
    completed: TrackingCompletionDomain?, started: TrackingDomain
  ) {
    if let answer = try await mocked.switchTo.answer((draft, memo, now)) { return answer }
    return try await mocked.switchTo.fallback(fake).switchTo(draft, memo: memo, at: now)
  }
}
