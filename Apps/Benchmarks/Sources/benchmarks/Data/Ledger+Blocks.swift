import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension Ledger {
  private static let blocks = 10
  /// The first day of what is tracked, in UTC.
  private static let firstDay = 2021_01_01

  /// A database with ten blocks and so many tracked times of half an hour, ten to a session, over five years.
  static func makeTimes(_ count: Int, at url: URL) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let first = try day(firstDay)
    try manager.container().write { context in
      var ids = DepositMaker(seed: 20_260_415)
      let group = BlockGroupEntity(id: ids.next().id, name: "Work", position: 0)
      try context.insert(group)
      let owners = try insertBlocks(of: group, into: context, &ids)
      for session in 0..<count / 10 {
        let day = try found(first.adding(days: session * 1_680 / (count / 10)), "a day")
        let start = Instant(day.date(in: .gmt)).adding(seconds: 8 * 3_600)
        let row = TrackingSessionEntity(
          id: ids.next().id, blockID: owners[session % blocks], day: day, createdAt: start, start: start)
        try context.insert(row)
        for place in 0..<10 {
          let begun = start.adding(seconds: Int64(place) * HalfBlock.seconds)
          try context.insert(
            TrackingTimeEntity(
              id: ids.next().id, sessionID: row.id, blockID: row.blockID, day: day, start: begun,
              end: begun.adding(seconds: HalfBlock.seconds), zone: "GMT", activeSeconds: HalfBlock.seconds))
        }
      }
    }
  }

  /// Adds planned blocks to such a database: ten on each of the days after its last one.
  static func addPlannedBlocks(_ count: Int, to url: URL) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let first = try found(day(firstDay).adding(days: 1_800), "a day")
    try manager.container().write { context in
      var ids = DepositMaker(seed: 20_260_416)
      let owners = try context.fetch(FetchDescriptor<BlockEntity>()).map(\.id)
      for index in 0..<count {
        let day = try found(first.adding(days: index / 10), "a day")
        let start = Instant(day.date(in: .gmt)).adding(seconds: Int64(8 + index % 10) * 3_600)
        try context.insert(
          PlannedBlockEntity(
            id: ids.next().id, blockID: owners[index % owners.count], day: day, start: start,
            end: start.adding(seconds: 3_600), zone: "GMT"))
      }
    }
  }

  private static func insertBlocks(
    of group: BlockGroupEntity, into context: borrowing ModelContext, _ ids: inout DepositMaker
  ) throws -> [UUID] {
    var made: [UUID] = []
    for index in 0..<blocks {
      let block = BlockEntity(
        id: ids.next().id, groupID: group.id, name: "Block \(index)", icon: Int64(index), color: Int64(index),
        position: Int64(index))
      try context.insert(block)
      made.append(block.id)
    }
    return made
  }
}
