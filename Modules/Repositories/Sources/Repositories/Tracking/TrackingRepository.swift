public import ModuloModels
public import ModuloUtilities

/// The running session. Every method is one transaction that reads the saved session first: so two processes start only
/// one, complete it once, and lose no pause.
///
/// A saved session whose block is gone counts as none. No read removes it; the next write does.
public protocol TrackingRepository: Sendable {
  /// The running session; `nil` for none.
  func fetchRunning() async throws(RepositoryError) -> TrackingRecord?

  /// Saves a session that begins, and selects its block and that one's group. One that was saved already, by its id, is returned as it is.
  ///
  /// - Parameters:
  ///   - now: The moment up to which the session's time is checked. The cost grows with the stored times, unless the
  ///     session begins now.
  ///   - allowingOverlap: Whether stored times may have a part of its time.
  /// - Returns: The session with its block and that one's group.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with ``TrackingRule/alreadyRunning(_:isPaused:)`` while another runs
  ///   or is paused, and with ``TrackingRule/overlap(_:)``; ``RepositoryError/notFound`` for a block that is
  ///   gone.
  func start(
    _ state: TrackingState, at now: Instant, allowingOverlap: Bool
  ) async throws(RepositoryError) -> TrackingRecord

  /// Replaces the saved session by the one that a command makes of it.
  ///
  /// - Parameter change: Such as ``TrackingState/pause(at:)``.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with ``TrackingRule/notRunning``, or with the rule that `change` throws.
  func update(
    _ change: @escaping @Sendable (TrackingState) throws(TrackingRule) -> TrackingState
  ) async throws(RepositoryError) -> TrackingRecord

  /// Stores the sessions that completing makes, and removes the saved one: both, or neither.
  ///
  /// - Parameters:
  ///   - end: The moment at which the session ended, as typed; `nil` for now.
  ///   - now: The moment of completion.
  ///   - memo: A checked note for each of the sessions; `nil` for none.
  /// - Returns: The session as it was, the stored ones with their numbers, and what was stored before for the same time,
  ///   which keeps nothing from being stored.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with ``TrackingRule/notRunning``, or with a rule of
  ///   ``TrackingState/complete(until:at:memo:)``.
  func complete(
    until end: Instant?, at now: Instant, memo: String?
  ) async throws(RepositoryError) -> TrackingCompletionRecord

  /// Completes the running session at a moment and starts another one then: both, or neither. Without a running session
  /// the other one is started alone. One that was started already, by its id, is returned as it is.
  ///
  /// - Parameters:
  ///   - next: The session to start; it begins at the moment at which the running one ends.
  ///   - moment: The moment of the switch, as typed; `nil` for now.
  /// - Returns: What was stored, `nil` for nothing, and the session that runs.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with ``TrackingRule/alreadyRunning(_:isPaused:)`` for a session of the same
  ///   block, or with a rule of ``TrackingState/complete(until:at:memo:)``; ``RepositoryError/notFound`` for a block that
  ///   is gone.
  func complete(
    startingNext next: TrackingState, moment: Instant?, at now: Instant, memo: String?
  ) async throws(RepositoryError) -> (completed: TrackingCompletionRecord?, started: TrackingRecord)

  /// Removes the saved session; nothing of it is stored.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with ``TrackingRule/notRunning``.
  @discardableResult
  func stop() async throws(RepositoryError) -> TrackingRecord
}
