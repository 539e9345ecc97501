import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// Sessions with their blocks and those ones' groups, in the same order. Each block and group is read once.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/orphanedSession(number:)``.
  borrowing func detailed(_ records: [TrackingSessionRecord]) throws -> [TrackingSessionDetailedRecord] {
    var blocks: [UUID: BlockEntity] = [:]
    var groups: [UUID: BlockGroupEntity] = [:]
    return try records.map { record in
      let id = record.session.blockID
      guard let block = try blocks[id] ?? model(BlockEntity.self, for: id),
        let group = try groups[block.groupID] ?? model(BlockGroupEntity.self, for: block.groupID)
      else { throw RepositoryError.damaged(.orphanedSession(number: record.session.number)) }
      (blocks[id], groups[block.groupID]) = (block, group)
      return TrackingSessionDetailedRecord(record: record, block: block, group: group)
    }
  }

  /// The sessions of a day with their times, by their numbers: two reads, however many there are.
  borrowing func sessions(on day: CalendarDay) throws(PersistenceError) -> [TrackingSessionRecord] {
    let sessions = try fetch(.sessions(on: day))
    return sessions.records(with: try fetch(.times(on: day)))
  }

  /// Sessions with their times, in the same order: one read, however many there are. All times of their blocks on their
  /// days are read, since half blocks are counted over those.
  borrowing func records(of sessions: [TrackingSessionEntity]) throws(PersistenceError) -> [TrackingSessionRecord] {
    sessions.records(with: sessions.isEmpty ? [] : try fetch(.times(beside: sessions)))
  }
}

extension ModelContext {
  /// Sessions with their own times, without those of others, in the same order: one read.
  borrowing func ownTimes(of sessions: [TrackingSessionEntity]) throws(PersistenceError) -> [TrackingSessionRecord] {
    let times = Dictionary(grouping: try fetch(.times(of: sessions.map(\.id))), by: \.sessionID)
    return sessions.map { TrackingSessionRecord(session: $0, times: times[$0.id, default: []]) }
  }
}

extension ModelContext {
  /// Makes a change of sessions, and finds what it changed of those beside them.
  ///
  /// - Parameter rows: The rows of the sessions, as they were and as they will be.
  /// - Returns: What `change` returns, and the other sessions of the blocks and days of the rows, before and after it.
  borrowing func changingNeighbours<Result>(
    of rows: [TrackingSessionEntity], _ change: () throws -> Result
  ) throws -> (result: Result, neighbours: [TrackingSessionOutcomeRecord.Neighbour]) {
    let ids = Set(rows.map(\.id))
    let before = try neighbours(of: rows, but: ids)
    let result = try change()
    if before.isEmpty { return (result, []) }
    let after = Dictionary(
      uniqueKeysWithValues: try neighbours(of: rows, but: ids).map { ($0.record.session.id, $0) })
    return (
      result,
      before.compactMap { other in after[other.record.session.id].map { .init(before: other, after: $0) } }
    )
  }

  /// The sessions of the blocks and the days of some rows, but for those with some ids.
  private borrowing func neighbours(
    of rows: [TrackingSessionEntity], but ids: Set<UUID>
  ) throws -> [TrackingSessionDetailedRecord] {
    let (blocks, days) = (Array(Set(rows.map(\.blockID))), Array(Set(rows.map(\.day))))
    let found = try fetch(.sessions(of: blocks, on: days)).filter { !ids.contains($0.id) }
    return try detailed(try records(of: found))
  }
}

extension [TrackingSessionEntity] {
  /// Each session with those of the times that are its own, and those of the other sessions of its block and day.
  func records(with times: [TrackingTimeEntity]) -> [TrackingSessionRecord] {
    let owned = Dictionary(grouping: times, by: \.sessionID)
    let days = Dictionary(grouping: times) { BlockDayPlace(blockID: $0.blockID, day: $0.day) }
    return map { session in
      let all = days[BlockDayPlace(blockID: session.blockID, day: session.day), default: []]
      return TrackingSessionRecord(
        session: session, times: owned[session.id, default: []], others: all.filter { $0.sessionID != session.id })
    }
  }
}

private struct BlockDayPlace: Hashable {
  let blockID: UUID
  let day: CalendarDay
}
