import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// The block with this id, which has to be there.
  borrowing func block(_ id: UUID) throws -> BlockEntity {
    guard let block = try model(BlockEntity.self, for: id) else { throw RepositoryError.notFound }
    return block
  }

  /// The block that a reference names. The cost grows with the blocks.
  borrowing func block(_ reference: BlockReference, in list: BlockGroupList) throws -> BlockEntity {
    try reference.choice(among: try fetch(.blocks), in: list.groups)
  }

  /// Stores a new block after the last one of its group.
  ///
  /// - Parameter takingNextColor: Whether it gets the next colour that the group has not.
  /// - Returns: The block with its number.
  borrowing func add(_ block: BlockEntity, takingNextColor: Bool) throws -> BlockEntity {
    var stored = block
    stored.position = try nextPosition(in: stored.groupID)
    if takingNextColor {
      let used = try fetch(.blocks(of: stored.groupID)).map { $0.toDomain().color }
      stored.color = Int64(BlockColor.next(besides: used).index)
    }
    stored.number = try insert(stored)
    return stored
  }

  /// The place after the last block of a group.
  borrowing func nextPosition(in groupID: UUID) throws(PersistenceError) -> Int64 {
    let last = try summary(of: \BlockEntity.position, matching: #Predicate { $0.groupID == groupID }).maximum
    return (last ?? -1) + 1
  }

  /// A block with its totals.
  borrowing func record(of block: BlockEntity, on day: CalendarDay) throws(PersistenceError) -> BlockRecord {
    try record(of: block, days: try dayTotals(of: block.id), on: day)
  }

  /// The same, with the totals of its days as they were read.
  borrowing func record(
    of block: BlockEntity, days: [DayTotal], on day: CalendarDay
  ) throws(PersistenceError) -> BlockRecord {
    let total = days.map(\.total).reduce(.zero, +)
    return BlockRecord(block: block, total: total, today: try totals(on: day)[block.id] ?? .zero)
  }

  /// A block with its totals, and its group, which has to be one of the list.
  borrowing func detailedRecord(
    of block: BlockEntity, in list: BlockGroupList, on day: CalendarDay
  ) throws -> BlockDetailedRecord {
    BlockDetailedRecord(
      block: try record(of: block, on: day), group: try record(of: try list.group(block.groupID), in: list))
  }

  /// The groups of a list, every block with its totals, and what is selected.
  borrowing func blockList(of list: BlockGroupList, on day: CalendarDay) throws -> BlockListRecord {
    let today = try totals(on: day)
    let blocks = Dictionary(grouping: try fetch(.blocks), by: \.groupID)
    var records: [BlockRecord] = []
    for block in list.groups.flatMap({ blocks[$0.id] ?? [] }) {
      let total = try dayTotals(of: block.id).map(\.total).reduce(.zero, +)
      records.append(BlockRecord(block: block, total: total, today: today[block.id] ?? .zero))
    }
    return BlockListRecord(
      groups: list.groups.map {
        BlockGroupRecord(group: $0, isDefault: $0.id == list.defaultID, blockCount: blocks[$0.id]?.count ?? 0)
      },
      blocks: records,
      selection: BlockSelection(
        groupID: try value(of: .selectedGroupID), blockID: try value(of: .selectedBlockID)))
  }

  /// Saves a block and its group as what is selected.
  borrowing func select(_ block: BlockEntity) throws {
    try set(block.groupID, for: .selectedGroupID)
    try set(block.id, for: .selectedBlockID)
  }

  /// The selected block; `nil` for none, and where it is gone.
  borrowing func selectedBlock() throws -> BlockEntity? {
    guard let id = try value(of: .selectedBlockID) else { return nil }
    return try model(BlockEntity.self, for: id)
  }

  /// What was tracked of each block on a day. The cost grows with the times of the day, each of which is read whole and so
  /// compared with its checksum.
  private borrowing func totals(on day: CalendarDay) throws(PersistenceError) -> [UUID: TimeTotal] {
    let times = try fetch(FetchDescriptor<TrackingTimeEntity>(predicate: #Predicate { $0.day == day }))
    return Dictionary(grouping: times, by: \.blockID).mapValues(TimeTotal.init(of:))
  }

  /// What was tracked of a block, by its days and time zones, in order of the days. The cost grows with those, not with the
  /// times.
  borrowing func dayTotals(of blockID: UUID) throws(PersistenceError) -> [DayTotal] {
    try totals(of: try buckets(of: TrackingTimeEntity.blockDays, for: blockID))
  }

  /// The same of some days. The cost grows with those alone.
  borrowing func dayTotals(
    of blockID: UUID, in days: ClosedRange<CalendarDay>
  ) throws(PersistenceError) -> [DayTotal] {
    try totals(of: try buckets(of: TrackingTimeEntity.blockDays, for: blockID, in: ZonedDay.buckets(of: days)))
  }

  private borrowing func totals(of buckets: [RollupBucket]) throws(PersistenceError) -> [DayTotal] {
    var totals: [DayTotal] = []
    totals.reserveCapacity(buckets.count)
    for bucket in buckets {
      guard let day = ZonedDay.day(of: bucket.bucket) else {
        throw .damaged(detail: "a sum in \(TrackingTimeEntity.blockDays.table) is of no day")
      }
      totals.append(DayTotal(day: day, total: TimeTotal(blockDay: bucket.sum)))
    }
    return totals
  }
}
