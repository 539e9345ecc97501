import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit

extension GoldenFixture {
  /// Inserts groups, blocks, sessions and the running one, as if they had been stored one by one.
  func addBlocks(to manager: MockDataContextManager) throws {
    let (groups, blocks, sessions, running) = (groups, blocks, sessions, running)
    try manager.fill { context in
      for group in groups { try context.insert(group) }
      for block in blocks { try context.insert(block) }
      for record in sessions {
        try context.insert(record.session)
        for time in record.times { try context.insert(time) }
      }
      if let running, let id = Self.runningID {
        try context.insert(KeyValueEntity(id: id, running, for: .trackingSession))
      }
    }
  }

  /// The id of the row of the running session, which is made of the digest of its key.
  private static let runningID = UUID(uuidString: "C5BB125E-8310-8041-B9FD-5517BBA71A08")

  private var groups: [BlockGroupEntity] {
    switch self {
    case .samples, .urgent: [.work, .sport]
    case .empty: []
    case .hostile: Self.hostileNames.enumerated().map { Self.group($0 + 1, $1) }
    }
  }

  private var blocks: [BlockEntity] {
    switch self {
    case .samples, .urgent: [.coding, .running]
    case .empty: []
    case .hostile: groups.map { Self.block(Int($0.number), $0.name) }
    }
  }

  private var sessions: [TrackingSessionRecord] {
    switch self {
    case .samples: [.coding]
    case .urgent, .empty: []
    case .hostile: blocks.map { Self.session(Int($0.number), $0.name) }
    }
  }

  /// Started at 10:30 and paused from 10:50 to 11:00: at noon two halves, and 20 minutes of the next one.
  private var running: TrackingState? {
    let block: BlockEntity? = self == .samples ? .running : self == .hostile ? blocks.first : nil
    return block.flatMap { block in
      let start = Instant(Samples.now).adding(seconds: -90 * 60)
      let state = TrackingState(
        id: Samples.id(4_901), blockID: block.id, zone: .gmt, start: start)
      return try? state.pause(at: start.adding(seconds: 20 * 60)).resume(
        at: start.adding(seconds: 30 * 60), in: state.zone)
    }
  }

  private static func group(_ number: Int, _ name: String) -> BlockGroupEntity {
    BlockGroupEntity(
      id: number == 1 ? Samples.id(4_001) : Samples.id(5_000 + number), number: Int64(number),
      name: "\(name) \(number)", position: Int64(number))
  }

  /// The first two have the ids of the sample blocks.
  private static func block(_ number: Int, _ name: String) -> BlockEntity {
    BlockEntity(
      id: number < 3 ? Samples.id(4_100 + number) : Samples.id(6_000 + number), number: Int64(number),
      groupID: group(number, name).id, name: name, icon: Int64(number * 17), color: Int64(number * 3), position: 0)
  }

  /// Half an hour on the samples' day, the later the higher the number.
  private static func session(_ number: Int, _ name: String) -> TrackingSessionRecord {
    let start = Instant(Samples.now).adding(seconds: Int64(number - 24) * HalfBlock.seconds)
    let id = number == 1 ? Samples.id(4_201) : Samples.id(7_000 + number)
    let blockID = block(number, name).id
    return TrackingSessionRecord(
      session: TrackingSessionEntity(
        id: id, number: Int64(number), blockID: blockID, day: Samples.today, createdAt: Instant(Samples.now),
        memo: name),
      times: [
        TrackingTimeEntity(
          id: Samples.id(8_000 + number), number: Int64(number), sessionID: id, blockID: blockID, day: Samples.today,
          start: start, end: start.adding(seconds: HalfBlock.seconds), zone: "GMT", activeSeconds: HalfBlock.seconds)
      ])
  }
}
