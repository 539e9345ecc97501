public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with the running session.
///
/// A call that throws leaves the state, and the stored data, as they were. `now` is the moment of the command, by the
/// host's clock; a store has none. A moment that is `nil` is now; a typed one may not be in the future, nor before the
/// session's last event. While the clock is behind that event, now is the event.
@MainActor
public protocol TrackingOperations: AnyObject, Sendable {
  /// Reads the running session.
  ///
  /// - Returns: The session; `nil` without one.
  @discardableResult
  func fetchRunning() async throws(TrackingError) -> TrackingDomain?

  /// Starts a session. A draft that was started already is not started again: its session is returned.
  ///
  /// - Throws: ``TrackingRule/alreadyRunning(_:)``; ``Failure/reference(_:_:)`` for a block that is gone;
  ///   ``Failure/rule(_:)`` with ``TrackingRule/inFuture(_:)`` or ``TrackingRule/overlap(_:)``.
  @discardableResult
  func start(_ draft: TrackingDraft, at now: Instant) async throws(TrackingError) -> TrackingDomain

  /// Pauses the session at a moment.
  ///
  /// - Throws: ``TrackingRule/notRunning``; ``Failure/rule(_:)``.
  @discardableResult
  func pause(at moment: Instant?, now: Instant) async throws(TrackingError) -> TrackingDomain

  /// Goes on with the paused session from a moment on.
  ///
  /// - Parameter zone: The time zone of the halves that begin from now on.
  /// - Throws: ``TrackingRule/notRunning``; ``Failure/rule(_:)``.
  @discardableResult
  func resume(
    at moment: Instant?, in zone: TimeZone, now: Instant
  ) async throws(TrackingError) -> TrackingDomain

  /// Stores the time of the session, one session for each day, and ends it. Less than a minute is discarded.
  ///
  /// - Parameters:
  ///   - end: The moment at which it really ended.
  ///   - memo: A note for each of the stored sessions, by the rules of ``TrackingMemo``; `nil` or blank for none.
  /// - Returns: What was stored, with what it overlaps.
  /// - Throws: ``TrackingRule/notRunning``; ``Failure/rule(_:)``.
  @discardableResult
  func complete(
    until end: Instant?, memo: String?, now: Instant
  ) async throws(TrackingError) -> TrackingCompletionDomain

  /// Stores the time of the running session and starts another one at the moment at which it ends: both, or neither. The
  /// draft's start is that moment; `nil` for now. Without a running session the other one is started alone.
  ///
  /// - Parameter memo: A note for the stored sessions; `nil` or blank for none.
  /// - Returns: What was stored, `nil` for nothing, and the session that runs.
  /// - Throws: ``Failure/rule(_:)``, with ``TrackingRule/alreadyRunning(_:isPaused:)`` for a session of the same block;
  ///   ``Failure/reference(_:_:)`` for a block that is gone.
  @discardableResult
  func switchTo(
    _ draft: TrackingDraft, memo: String?, at now: Instant
  ) async throws(TrackingError) -> (completed: TrackingCompletionDomain?, started: TrackingDomain)

  /// Discards the session with all of its time.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``TrackingRule/notRunning``.
  @discardableResult
  func stop() async throws(TrackingError) -> TrackingDomain
}

/// The running session and its commands. Nothing is written while time passes: what the session amounts to at a moment
/// is its ``TrackingState/progress(at:)``.
@MainActor
public protocol TrackingStore: TrackingOperations, CachingStore, Observable {
  /// The session that was last read, with what this store changed since; `nil` for none.
  var running: TrackingDomain? { get }
}
