import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// What was tracked within a span, and the running session.
  borrowing func tracked(in span: TimeSpan) throws -> TrackedTimesRecord {
    let times = try fetch(.times(overlapping: span))
    let ids = Array(Set(times.map(\.sessionID)))
    let memos = Dictionary(try fetch(.sessions(with: ids)).map { ($0.id, $0.memo) }) { first, _ in first }
    let names = Dictionary(try fetch(.blocks).map { ($0.id, $0.name) }) { first, _ in first }
    return TrackedTimesRecord(
      times: times.map { time in
        TrackedTimesRecord.Time(
          time: time, memo: memos[time.sessionID] ?? nil, blockName: names[time.blockID, default: ""])
      }, running: try running())
  }

  /// Stores what a file lists.
  ///
  /// - Parameter standard: The default group while none is stored.
  /// - Returns: The other sessions of the blocks and days, before and after.
  borrowing func insert(
    _ insertion: TrackingSessionsInsertion, besides standard: BlockGroupEntity
  ) throws -> [TrackingSessionOutcomeRecord.Neighbour] {
    try makeOwners(of: insertion, besides: standard)
    let rows = insertion.sessions.map(\.session)
    if rows.isEmpty { return [] }
    return try changingNeighbours(of: rows) { try insert(insertion.sessions) }.neighbours
  }

  private borrowing func makeOwners(of insertion: TrackingSessionsInsertion, besides standard: BlockGroupEntity) throws
  {
    if insertion.groups.isEmpty, insertion.blocks.isEmpty { return }
    let last = try groups(storing: standard).groups.last?.position ?? -1
    for (index, group) in insertion.groups.enumerated() {
      var stored = group
      stored.position = last + 1 + Int64(index)
      try insert(stored)
    }
    for block in insertion.blocks { _ = try add(block, takingNextColor: true) }
  }
}
