import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import PersistenceKit
import Synchronization
import Testing

/// Many sessions at once, in and out: on disk and in memory alike.
@Suite(.temporaryFolder) struct TrackingSessionTransferTests {
  @Test(arguments: TrackingSubject.all) func `sessions are stored with their blocks and groups, in the next places`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let group = BlockGroupEntity(id: Samples.id(1), name: "Office", position: 0)
    let blocks = ["Mail", "Calls"].enumerated().map { place, name in
      BlockEntity(id: Samples.id(2 + place), groupID: group.id, name: name, icon: 0, color: 0, position: 0)
    }
    let sessions = typed(0x100, blocks[0], from: 0, to: 60) + typed(0x200, from: 60, to: 90)
    try await world.sessions.insertAll { owners, find, insert in
      #expect(owners.groups.map(\.name) == ["Work", "Sport"])
      #expect(owners.blocks.map(\.name) == ["Coding", "Running"])
      #expect(owners.newBlocksGroupID == BlockGroupEntity.work.id)
      #expect(try insert(.init(groups: [group], blocks: blocks, sessions: sessions)) == [])
      let tracked = try find(TimeSpan(start: sessions[0].times[0].start, end: sessions[0].times[0].end))
      #expect(tracked.times.map(\.blockName) == ["Mail"])
      #expect(tracked.running == nil)
    }
    let listed = try await world.listed(of: nil, in: nil, .first)
    #expect(listed.map { "\($0.group.name)/\($0.block.name)" } == ["Work/Coding", "Office/Mail"])
    #expect(listed.map(\.group.position) == [0, 2])
    #expect(listed.map(\.block.position) == [0, 0])
    let stored = try await world.storage.read { try $0.fetch(FetchDescriptor<BlockEntity>()) }
    let colors = stored.filter { $0.groupID == group.id }.map(\.color)
    #expect(Set(colors).count == 2)
  }

  @Test(arguments: TrackingSubject.all) func `of sessions that fail none is stored, and no block`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let block = BlockEntity(
      id: Samples.id(2), groupID: BlockGroupEntity.work.id, name: "Mail", icon: 0, color: 0, position: 0)
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await world.sessions.insertAll { _, _, insert in
        _ = try insert(.init(groups: [], blocks: [block], sessions: typed(0x100, block, from: 0, to: 60)))
        throw RepositoryError.storage(.aborted)
      }
    }
    #expect(try await world.timeCount() == 0)
    let blocks = try await world.storage.read { try $0.fetchCount(FetchDescriptor<BlockEntity>()) }
    #expect(blocks == 2)
  }

  @Test(arguments: TrackingSubject.all) func `the other sessions of the days are told before and after`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(0x100, from: 60, to: 80)
    try await world.add(0x200, .running, from: 80, to: 100)
    try await world.sessions.insertAll { _, find, insert in
      let tracked = try find(TimeSpan(start: Instant(Samples.now), end: Instant(Samples.now).adding(seconds: 86_400)))
      #expect(tracked.times.map(\.time.number) == [1, 2])
      let others = try insert(.init(groups: [], blocks: [], sessions: typed(0x300, from: 0, to: 20)))
      let halves = try others.map { try [$0.before, $0.after].map { try $0.toDomain().session.halves } }
      #expect(halves == [[0, 1]])
    }
  }

  @Test(arguments: TrackingSubject.all) func `sessions are passed on, the oldest first`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(0x200, from: 600, to: 660)
    try await world.add(0x100, from: 60, to: 90)
    try await world.add(0x300, .running, from: 1_440, to: 1_500)
    let days = CalendarDay.earliest...Samples.today
    #expect(try await passed(.all, nil, world) == [2, 1, 3])
    #expect(try await passed(.all, days, world) == [2, 1])
    #expect(try await passed(.block(.id(BlockEntity.running.id)), nil, world) == [3])
    #expect(try await passed(.group(.name("work")), nil, world) == [2, 1])
    await #expect(throws: RepositoryError.notFound) { try await passed(.group(.name("moon")), nil, world) }
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await world.sessions.forEach(of: .all, in: nil) { _ in throw RepositoryError.storage(.aborted) }
    }
  }

  private func passed(
    _ filter: TimeFilter, _ days: ClosedRange<CalendarDay>?, _ world: TrackingWorld
  ) async throws -> [Int64] {
    let numbers = Numbers()
    try await world.sessions.forEach(of: filter, in: days) { numbers.append($0.record.session.number) }
    return numbers.all
  }
}

/// The numbers that a closure was passed, away from the test's actor.
private final class Numbers: Sendable {
  private let numbers = Mutex<[Int64]>([])

  var all: [Int64] { numbers.withLock(\.self) }

  func append(_ number: Int64) { numbers.withLock { $0.append(number) } }
}
