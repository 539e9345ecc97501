public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with stored sessions.
///
/// A call that throws leaves the state, and the stored data, as they were.
@MainActor
public protocol TrackingSessionOperations: AnyObject, Sendable {
  /// Reads one page of sessions, the newest first. The cost grows with the page for a block's sessions of all days, but
  /// for the count, else with the sessions of the span.
  ///
  /// - Parameters:
  ///   - block: The block; `nil` for all of them.
  ///   - days: The first day and the last; `nil` for all days.
  /// - Returns: The block, the number of sessions before the page, and that of all.
  /// - Throws: ``Failure/reference(_:_:)``.
  @discardableResult
  func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int)

  /// The session with this number or id.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain

  /// Stores the whole halves of a time that was typed in, at the moment `now`: one session for each day. A draft that was stored already is
  /// not stored again: its sessions are returned.
  ///
  /// - Returns: The sessions, in order of their days, and the seconds that are no whole half and were left out.
  /// - Throws: ``Failure/rule(_:)`` with ``TrackingRule/endBeforeStart``, ``TrackingRule/inFuture(_:)``,
  ///   ``TrackingRule/lessThanHalf`` or ``TrackingRule/overlap(_:)``; ``Failure/reference(_:_:)`` for a block that is
  ///   gone.
  @discardableResult
  func create(
    _ draft: TrackingSessionDraft, at now: Instant
  ) async throws(TrackingError) -> (sessions: [TrackingSessionDetailedDomain], restSeconds: Int64)

  /// Changes the memo of a session, by the rules of ``TrackingMemo``; `nil` or blank for none.
  ///
  /// - Returns: The session as it is now.
  /// - Throws: ``ReferenceProblem/missing``; ``Failure/rule(_:)``.
  @discardableResult
  func update(
    memo: String?, of reference: NumberReference
  ) async throws(TrackingError) -> TrackingSessionDetailedDomain

  /// Deletes a session with all of its times.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``ReferenceProblem/missing``.
  @discardableResult
  func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionDetailedDomain
}

/// The stored sessions, and their rules.
@MainActor
public protocol TrackingSessionStore: TrackingSessionOperations, CachingStore, Observable {
  /// The page that was last read, with what this store changed since. Newest first as read; a session made since is at
  /// the end.
  var rows: [TrackingSessionDetailedDomain] { get }
}
