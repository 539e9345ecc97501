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
  /// - Returns: The block, the number of sessions before the page, that of all, and the active seconds of all.
  /// - Throws: ``Failure/reference(_:_:)``.
  @discardableResult
  func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int, activeSeconds: Int64)

  /// The session with this number or id.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain

  /// The session that began last; `nil` for none.
  func findLast() async throws(TrackingError) -> TrackingSessionDetailedDomain?

  /// Stores a time that was typed in, at the moment `now`: one session for each day. A draft that was stored already is
  /// not stored again: its sessions are returned.
  ///
  /// - Returns: The sessions, in order of their days.
  /// - Throws: ``Failure/rule(_:)`` with ``TrackingRule/endBeforeStart``, ``TrackingRule/inFuture(_:)``,
  ///   ``TrackingRule/lessThanMinute`` or ``TrackingRule/overlap(_:)``; ``Failure/reference(_:_:)`` for a block that is
  ///   gone.
  @discardableResult
  func create(
    _ draft: TrackingSessionDraft, at now: Instant
  ) async throws(TrackingError) -> TrackingSessionOutcome

  /// Changes what is given of a session.
  ///
  /// - Parameter now: No time of it may end later.
  /// - Returns: The session as it is now.
  /// - Throws: ``ReferenceProblem/missing``; ``Failure/reference(_:_:)`` for the block; ``Failure/rule(_:)``.
  @discardableResult
  func update(
    _ change: TrackingSessionChange, of reference: NumberReference, at now: Instant
  ) async throws(TrackingError) -> TrackingSessionOutcome

  /// Divides a session in two. One that was divided by the same id already stays as it is.
  ///
  /// - Parameter id: The id of the second one.
  /// - Returns: Both, in order.
  /// - Throws: ``ReferenceProblem/missing``; ``Failure/rule(_:)`` with ``TrackingRule/outsideSession(_:)``.
  @discardableResult
  func split(
    _ reference: NumberReference, at moment: Instant, id: UUID
  ) async throws(TrackingError) -> TrackingSessionOutcome

  /// Makes one of two sessions of a block and a day: the earlier one gets the times of the later, which is deleted.
  ///
  /// - Returns: The session.
  /// - Throws: ``ReferenceProblem/missing``; ``Failure/rule(_:)`` with ``TrackingRule/notJoinable`` or
  ///   ``TrackingRule/between(_:)``.
  @discardableResult
  func join(
    _ reference: NumberReference, with other: NumberReference
  ) async throws(TrackingError) -> TrackingSessionOutcome

  /// Imports the times of a file: all of them, or none. A time that is stored, of the same block and with the same memo, is
  /// skipped. Memory grows with the rows.
  ///
  /// - Parameters:
  ///   - now: The moment of the import. No time ends after it.
  ///   - onProgress: Called with the number of rows read so far, away from the main actor, every thousand rows.
  /// - Returns: The outcomes of the rows.
  /// - Throws: ``TrackingSessionImportError``; nothing was imported.
  func importAll(
    _ file: TrackingSessionImport, at now: Instant, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(TrackingSessionImportError) -> TrackingSessionImportReport

  /// Writes times as the rows of a CSV file, in the form that ``importAll(_:at:onProgress:)`` reads: session by session,
  /// the oldest first.
  ///
  /// - Parameters:
  ///   - filter: Whose times are written.
  ///   - days: The first day and the last; `nil` for all days.
  ///   - write: Takes the file piece by piece, away from the main actor; an error that it throws ends the export.
  /// - Returns: The number of times.
  /// - Throws: ``DataError/tracking(_:)`` for the filter; ``DataError/outputFailed`` when `write` has thrown.
  func exportAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int

  /// Writes times as a calendar, in which each is an event with an id of its own: session by session, the oldest first.
  /// Memory grows with the times.
  ///
  /// - Parameters:
  ///   - filter: Whose times are written.
  ///   - days: The first day and the last; `nil` for all days.
  ///   - now: When it is written.
  ///   - write: Takes the file, away from the main actor; an error that it throws ends the export.
  /// - Returns: The number of times.
  /// - Throws: As ``exportAll(of:in:write:)``.
  func exportCalendar(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?, at now: Instant,
    write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int

  /// Deletes a session with all of its times.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``ReferenceProblem/missing``.
  @discardableResult
  func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionOutcome
}

/// The stored sessions, and their rules.
@MainActor
public protocol TrackingSessionStore: TrackingSessionOperations, CachingStore, Observable {
  /// The page that was last read, with what this store changed since. Newest first as read; a session made since is at
  /// the end.
  var rows: [TrackingSessionDetailedDomain] { get }
}
