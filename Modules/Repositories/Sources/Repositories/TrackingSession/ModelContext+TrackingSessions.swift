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
}

extension [TrackingSessionEntity] {
  /// Each session with those of the times that are its own.
  func records(with times: [TrackingTimeEntity]) -> [TrackingSessionRecord] {
    let owned = Dictionary(grouping: times, by: \.sessionID)
    return map { TrackingSessionRecord(session: $0, times: owned[$0.id, default: []]) }
  }
}
