import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension Ledger {
  /// The times of a session: five minutes each, with five between them.
  private static let timesPerSession = 12

  /// Adds blocks to a database, and times spread over them and over the five years up to the month's 15th: a session of
  /// each block on a day.
  static func addTimes(_ count: Int, blocks: Int, to url: URL) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let last = try day(month.rawValue * 100 + 15)
    try manager.container().write { context in
      var ids = SeededGenerator(seed: 20_260_415)
      let group = BlockGroupEntity(id: ids.id(1), name: "Work", position: 0)
      try context.insert(group)
      for order in 0..<blocks { try context.insert(block(order, in: group)) }
      for order in 0..<count / timesPerSession {
        let day = try found(last.adding(days: -(order / blocks)), "a day")
        try insert(order, on: day, of: blockID(order % blocks), using: &ids, into: context)
      }
    }
  }

  /// Adds a target to each of the blocks, from the first year on: 10 hours a week, all carried over.
  static func addTargets(blocks: Int, to url: URL) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let start = try day(2021_01_01)
    try manager.container().write { context in
      for order in 0..<blocks {
        let target = TimeTargetEntity(
          id: blockID(1_000 + order), blockID: blockID(order), firstDay: start, seconds: 36_000,
          period: TargetPeriod.week.rawValue, firstWeekday: 1, workingDays: 127, carryLimit: nil)
        try context.insert(target)
      }
    }
  }

  private static func insert(
    _ order: Int, on day: CalendarDay, of block: UUID, using ids: inout SeededGenerator,
    into context: borrowing ModelContext
  ) throws {
    let midnight = Instant(day.date(in: .gmt))
    let session = TrackingSessionEntity(
      id: ids.id(order), blockID: block, day: day, createdAt: midnight.adding(seconds: 7_200), start: midnight)
    try context.insert(session)
    for place in 0..<timesPerSession {
      let start = midnight.adding(seconds: Int64(place) * 600)
      try context.insert(
        TrackingTimeEntity(
          id: ids.id(order), sessionID: session.id, blockID: block, day: day, start: start,
          end: start.adding(seconds: 300), zone: "GMT", activeSeconds: 300))
    }
  }

  private static func block(_ order: Int, in group: BlockGroupEntity) -> BlockEntity {
    BlockEntity(
      id: blockID(order), groupID: group.id, name: "Block \(order)", icon: 0, color: 0, position: Int64(order))
  }

  private static func blockID(_ order: Int) -> UUID {
    var generator = SeededGenerator(seed: UInt64(order))
    return generator.id(order)
  }
}
