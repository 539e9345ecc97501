public import ModuloModels
public import ModuloUtilities

/// The running session. Every method is one transaction that reads the saved session first: so two processes start only
/// one, complete it once, and lose no pause.
///
/// A saved session whose block is gone counts as none. No read removes it; the next write does.
public protocol TrackingRepository: Sendable {
  /// The running session; `nil` when there is none.
  func fetchRunning() async throws(RepositoryError) -> TrackingRecord?

  /// Saves a session that begins.
  ///
  /// - Returns: The session with its block and that one's group.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.alreadyTracking` while one runs or is paused;
  ///   ``RepositoryError/notFound`` for a block that is gone.
  func start(_ state: TrackingState) async throws(RepositoryError) -> TrackingRecord

  /// Replaces the saved session by the one that a command makes of it.
  ///
  /// - Parameter change: Such as ``TrackingState/pause(at:)``.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.notTracking`, or with `.tracking` for the rule that `change`
  ///   throws.
  func update(
    _ change: @escaping @Sendable (TrackingState) throws(TrackingRule) -> TrackingState
  ) async throws(RepositoryError) -> TrackingRecord

  /// Stores the sessions that completing makes, and removes the saved one: both, or neither.
  ///
  /// - Parameter sessions: Makes the sessions, such as ``TrackingState/complete(until:at:memo:)``.
  /// - Returns: The session as it was, and the stored ones with their numbers, in order of their days.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.notTracking`, or with `.tracking` for the rule that `sessions`
  ///   throws.
  func complete(
    at now: Instant,
    _ sessions: @escaping @Sendable (TrackingState) throws(TrackingRule) -> [TrackingSessionDomain]
  ) async throws(RepositoryError) -> (tracking: TrackingRecord, sessions: [TrackingSessionRecord])

  /// Removes the saved session; nothing of it is stored.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.notTracking`.
  @discardableResult
  func stop() async throws(RepositoryError) -> TrackingRecord
}
