public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored sessions. Every method is one transaction, and every read one consistent snapshot.
public protocol TrackingSessionRepository: Sendable {
  /// One page of the sessions of a span of days, the newest first: by their starts, and of one moment by number. The cost
  /// grows with the page for all days, but for the counts, else with the sessions of the span.
  ///
  /// - Parameters:
  ///   - block: The block; `nil` for all of them.
  ///   - days: The first day and the last; `nil` for all days.
  /// - Returns: The block, the sessions, the number of those before them, that of all, and the active seconds of all.
  /// - Throws: ``RepositoryError/notFound`` and ``RepositoryError/ambiguous(_:)`` for the block.
  func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(RepositoryError) -> (
    block: BlockEntity?, sessions: [TrackingSessionDetailedRecord], offset: Int, count: Int, activeSeconds: Int64
  )

  /// Stores sessions that were typed in: all of them, or none. Those that are stored already, by the id of the first,
  /// are returned as they are.
  ///
  /// - Parameters:
  ///   - sessions: Of one block.
  ///   - allowingOverlap: Whether stored times, or the running session, may have a part of their time. The cost of the
  ///     check grows with the stored times.
  /// - Returns: The sessions with their numbers, their block and its group, in the same order, and those beside them.
  /// - Throws: ``RepositoryError/notFound`` for a block that is gone; ``RepositoryError/forbidden(_:)`` with `.tracking`
  ///   and ``TrackingRule/overlap(_:)``.
  func insertAll(
    _ sessions: [TrackingSessionRecord], allowingOverlap: Bool
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord

  /// Stores all the sessions that `rows` passes, with their blocks, or none of them.
  ///
  /// - Parameter rows: Called once, away from the caller's actor, with every group and block, the function that finds what
  ///   was tracked within a span, and the one that stores. That one makes groups and blocks first, each in the next place,
  ///   a block in the next colour that its group has not; it returns the other sessions of the blocks and days, before and
  ///   after it. Memory and cost grow with the sessions, and with what was tracked in their time.
  /// - Throws: Whatever ``RepositoryError`` `rows` throws, after everything was undone; ``StorageError/cancelled`` when
  ///   the task was.
  func insertAll(
    rows:
      @escaping @Sendable (
        _ owners: BlockOwnersRecord, _ find: (TimeSpan) throws -> TrackedTimesRecord,
        _ insert: (TrackingSessionsInsertion) throws -> [TrackingSessionOutcomeRecord.Neighbour]
      ) throws -> Void
  ) async throws(RepositoryError)

  /// Passes the sessions of one snapshot with their own times, without those of others, in order of their starts.
  ///
  /// - Parameters:
  ///   - filter: Whose sessions are read.
  ///   - days: The first day and the last; `nil` for all days.
  ///   - take: Called away from the caller's actor; whatever ``RepositoryError`` it throws ends the reading.
  /// - Throws: ``RepositoryError/notFound`` and ``RepositoryError/ambiguous(_:)`` for the filter.
  func forEach(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>?,
    _ take: @escaping @Sendable (TrackingSessionDetailedRecord) throws -> Void
  ) async throws(RepositoryError)

  /// The session that `reference` names.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> TrackingSessionDetailedRecord

  /// The session that began last; `nil` for none.
  func fetchLast() async throws(RepositoryError) -> TrackingSessionDetailedRecord?

  /// Changes what is given of a session.
  ///
  /// - Parameter now: No time of it may end later.
  /// - Returns: The session as it is now.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/owner(_:)`` for the block; ``RepositoryError/forbidden(_:)``
  ///   with a rule of ``TrackingSessionChange/applied(to:at:)``, or with ``TrackingRule/overlap(_:)`` for time that is
  ///   added.
  @discardableResult
  func update(
    _ change: TrackingSessionChange, matching reference: NumberReference, at now: Instant
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord

  /// Divides a session in two. One that was divided by the same id already is returned as it is.
  ///
  /// - Parameter id: The id of the second one.
  /// - Returns: Both, in order.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/forbidden(_:)`` with ``TrackingRule/outsideSession(_:)``.
  @discardableResult
  func split(
    _ reference: NumberReference, at moment: Instant, id: UUID
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord

  /// Makes one of two sessions of a block and a day: the earlier one gets the times of the later, which is deleted.
  ///
  /// - Returns: The session.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/forbidden(_:)`` with ``TrackingRule/notJoinable``, or with
  ///   ``TrackingRule/between(_:)`` where another session is between the two.
  @discardableResult
  func join(
    _ reference: NumberReference, with other: NumberReference
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord

  /// Deletes a session with all of its times.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(by id: UUID) async throws(RepositoryError) -> TrackingSessionOutcomeRecord
}

extension FetchDescriptor<TrackingSessionEntity> {
  /// The sessions of a block and of a span of days, the newest first.
  static func sessions(of blockID: UUID?, in days: ClosedRange<CalendarDay>?) -> Self {
    FetchDescriptor(
      predicate: predicate(of: blockID, in: days),
      sortBy: [SortDescriptor(\.start, order: .reverse), SortDescriptor(\.number, order: .reverse)])
  }

  private static func predicate(
    of blockID: UUID?, in days: ClosedRange<CalendarDay>?
  ) -> Predicate<TrackingSessionEntity>? {
    switch (blockID, days) {
    case (nil, nil): return nil
    case (let blockID?, nil): return #Predicate { $0.blockID == blockID }
    case (nil, let days?):
      let (first, last) = (days.lowerBound, days.upperBound)
      return #Predicate { $0.day >= first && $0.day <= last }
    case (let blockID?, let days?):
      let (first, last) = (days.lowerBound, days.upperBound)
      return #Predicate { $0.blockID == blockID && $0.day >= first && $0.day <= last }
    }
  }

  /// The sessions of some blocks, of all for `nil`, and of a span of days, the oldest first.
  static func sessions(of blocks: [UUID]?, in days: ClosedRange<CalendarDay>?) -> Self {
    let (first, last) = (days?.lowerBound ?? .earliest, days?.upperBound ?? .latest)
    let order = [SortDescriptor(\TrackingSessionEntity.start), SortDescriptor(\.number)]
    guard let blocks else {
      return FetchDescriptor(predicate: #Predicate { $0.day >= first && $0.day <= last }, sortBy: order)
    }
    return FetchDescriptor(
      predicate: #Predicate { $0.day >= first && $0.day <= last && blocks.contains($0.blockID) }, sortBy: order)
  }

  /// The sessions with some ids.
  static func sessions(with ids: [UUID]) -> Self { FetchDescriptor(predicate: #Predicate { ids.contains($0.id) }) }

  /// The sessions of some blocks on some days, by their numbers.
  static func sessions(of blocks: [UUID], on days: [CalendarDay]) -> Self {
    FetchDescriptor(
      predicate: #Predicate { days.contains($0.day) && blocks.contains($0.blockID) }, sortBy: [SortDescriptor(\.number)]
    )
  }

  /// The sessions of a day, by their numbers.
  static func sessions(on day: CalendarDay) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.day == day }, sortBy: [SortDescriptor(\.number)])
  }

  /// The session that is meant.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}

extension FetchDescriptor<TrackingTimeEntity> {
  /// The times of a session, in order of their starts.
  static func times(of sessionID: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.sessionID == sessionID }, sortBy: [SortDescriptor(\.start)])
  }

  /// The times of some sessions, in order of their starts.
  static func times(of sessions: [UUID]) -> Self {
    FetchDescriptor(
      predicate: #Predicate { sessions.contains($0.sessionID) },
      sortBy: [SortDescriptor(\.start), SortDescriptor(\.number)])
  }

  /// The times that have any of a span, in order of their starts.
  static func times(overlapping span: TimeSpan) -> Self {
    let (start, end) = (span.start, span.end)
    return FetchDescriptor(
      predicate: #Predicate { $0.start < end && $0.end > start },
      sortBy: [SortDescriptor(\.start), SortDescriptor(\.number)])
  }

  /// The times of a day, in order of their starts.
  static func times(on day: CalendarDay) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.day == day }, sortBy: [SortDescriptor(\.start)])
  }

  /// The times of a block, of all blocks for `nil`, and of a span of days.
  static func predicate(of blockID: UUID?, in days: ClosedRange<CalendarDay>?) -> Predicate<TrackingTimeEntity>? {
    switch (blockID, days) {
    case (nil, nil): return nil
    case (let blockID?, nil): return #Predicate { $0.blockID == blockID }
    case (nil, let days?):
      let (first, last) = (days.lowerBound, days.upperBound)
      return #Predicate { $0.day >= first && $0.day <= last }
    case (let blockID?, let days?):
      let (first, last) = (days.lowerBound, days.upperBound)
      return #Predicate { $0.blockID == blockID && $0.day >= first && $0.day <= last }
    }
  }

  /// The times of the blocks of some sessions on the days of those, in order of their starts.
  static func times(beside sessions: [TrackingSessionEntity]) -> Self {
    let (blocks, days) = (Array(Set(sessions.map(\.blockID))), Array(Set(sessions.map(\.day))))
    return FetchDescriptor(
      predicate: #Predicate { days.contains($0.day) && blocks.contains($0.blockID) }, sortBy: [SortDescriptor(\.start)])
  }
}
