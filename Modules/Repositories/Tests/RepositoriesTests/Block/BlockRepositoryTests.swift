import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// What every block repository does: on disk and in memory alike.
@Suite(.temporaryFolder) struct BlockRepositoryTests {
  @Test(arguments: BlockSubject.all) func `D01 order of new items`(_ subject: BlockSubject) async throws {
    let world = try subject.make()
    var positions: [Int64] = []
    for id in 1...3 { positions.append(try await world.add("\(id)", Samples.id(id), to: nil).position) }
    try await world.blocks.delete(by: Samples.id(2), on: world.today)
    positions.append(try await world.add("4", Samples.id(4), to: nil).position)
    #expect(positions == [0, 1, 2, 3])
    #expect(try await world.outline() == ["Default 0: 1 0, 3 2, 4 3"])
  }

  @Test(arguments: BlockSubject.all)
  func `D07 a block is moved to a place in a group`(_ subject: BlockSubject) async throws {
    let world = try await subject.filled()
    let (coding, sport) = (BlockEntity.coding.id, BlockGroupEntity.sport.id)
    for id in 1...2 { try await world.add("W\(id)", Samples.id(id), to: BlockGroupEntity.work.id) }
    // A place in another group, and the last one of it; both groups are counted again.
    let moved = try await world.blocks.move(.id(coding), to: .id(sport), at: 0, on: world.today)
    #expect(try await world.blocks.fetchAll(on: world.today) == moved.list)
    let found = try await world.blocks.fetchOne(matching: .id(coding), on: world.today)
    #expect(moved.block == BlockDetailedRecord(block: found.block, group: found.group))
    #expect(moved.previousGroupID == BlockGroupEntity.work.id)
    #expect(
      try await world.outline() == ["Default 0: Reading 0", "Work 1: W1 0, W2 1", "Sport 2: Coding 0, Running 1"])
    try await world.blocks.move(.id(Samples.id(1)), to: .id(sport), at: nil, on: world.today)
    #expect(try await world.outline()[2] == "Sport 2: Coding 0, Running 1, W1 2")
    // A place in its own group; none beyond the ends.
    for (position, expected) in [(1, "Running 0, Coding 1, W1 2"), (2, "Running 0, W1 1, Coding 2")] {
      try await world.blocks.move(.id(coding), to: nil, at: position, on: world.today)
      #expect(try await world.outline()[2] == "Sport 2: \(expected)")
    }
    for (group, position, count) in [(nil, 3, 3), (nil, -1, 3), (BlockGroupEntity.work.id, 2, 2)] as [(UUID?, Int, Int)]
    {
      await #expect(throws: RepositoryError.forbidden(.noSuchPlace(count: count))) {
        try await world.blocks.move(.id(coding), to: group.map { .id($0) }, at: position, on: world.today)
      }
    }
    #expect(try await world.outline()[2] == "Sport 2: Running 0, W1 1, Coding 2")
    // A change of the group in an edit puts it last.
    let changed = try await world.blocks.update(coding, into: .id(BlockGroupEntity.defaultID), on: world.today) { $0 }
    #expect(changed.block.block.position == 1)
    #expect(changed.group.blockCount == 2)
    #expect(try await world.outline()[0] == "Default 0: Reading 0, Coding 1")
  }

  @Test(arguments: BlockSubject.all)
  func `D08 changing an unknown block or group changes nothing`(_ subject: BlockSubject) async throws {
    let world = try await subject.filled()
    let before = try await world.outline()
    let (unknown, lost) = (Samples.unknownID, BlockEntity.coding.id)
    let calls: [@Sendable () async throws -> Void] = [
      { try await world.blocks.update(unknown, into: nil, on: world.today) { $0 } },
      { try await world.blocks.move(.id(unknown), to: nil, at: 0, on: world.today) },
      { try await world.blocks.delete(by: unknown, on: world.today) },
      { try await world.groups.update(name: "x", of: unknown) },
      { try await world.groups.move(.id(unknown), to: 0) }, { try await world.groups.delete(by: unknown) },
    ]
    for call in calls { await #expect(throws: RepositoryError.notFound) { try await call() } }
    let nowhere: [@Sendable () async throws -> Void] = [
      { try await world.blocks.update(lost, into: .id(unknown), on: world.today) { $0 } },
      { try await world.add("x", Samples.id(1), to: Samples.unknownID) },
      { try await world.blocks.move(.id(lost), to: .id(unknown), at: 0, on: world.today) },
    ]
    for call in nowhere { await #expect(throws: RepositoryError.owner(.notFound)) { try await call() } }
    #expect(try await world.outline() == before)
  }

  @Test(arguments: BlockSubject.all) func `a name stands once in a group`(_ subject: BlockSubject) async throws {
    let world = try await subject.filled()
    let (work, sport) = (BlockGroupEntity.work.id, BlockGroupEntity.sport.id)
    let twin = try await world.add("coding", Samples.id(1), to: sport)
    let before = try await world.outline()
    let calls: [@Sendable () async throws -> Void] = [
      { try await world.add("CODING", Samples.id(2), to: work) },
      { try await world.blocks.move(.id(twin.id), to: .id(work), at: 0, on: world.today) },
      { try await world.blocks.update(twin.id, into: .id(work), on: world.today) { $0 } },
    ]
    for call in calls { await #expect(throws: RepositoryError.duplicate(.name)) { try await call() } }
    // A block that is stored already is returned as it is.
    #expect(try await world.add("x", twin.id, to: work) == twin)
    #expect(try await world.outline() == before)
  }

  @Test(arguments: BlockSubject.all) func `blocks come with what was tracked of them, in all and on a day`(
    _ subject: BlockSubject
  ) async throws {
    let world = try await subject.filled()
    for day in [0, 1] {
      let start = Instant(Samples.now).adding(seconds: Int64(day) * 86_400)
      let end = start.adding(seconds: day == 0 ? 3_600 : 1_800)
      let state = TrackingState(
        id: Samples.id(1_000 * (day + 1)), blockID: BlockEntity.coding.id,
        zone: .gmt,
        start: start)
      _ = try await world.tracking.start(state)
      _ = try await world.tracking.complete(until: end, at: end, memo: nil)
    }
    let list = try await world.blocks.fetchAll(on: world.today)
    #expect(list.blocks.map(\.block.name) == ["Reading", "Coding", "Running"])
    let totals = [TimeTotal(halves: 3, activeSeconds: 5_400), TimeTotal(halves: 2, activeSeconds: 3_600)]
    #expect(list.blocks.map { [$0.total, $0.today] } == [[.zero, .zero], totals, [.zero, .zero]])
    let one = try await world.blocks.fetchOne(matching: .id(BlockEntity.coding.id), on: world.today)
    #expect(one.block == list.blocks[1])
    #expect(one.group == list.groups[1])
    let deleted = try await world.blocks.delete(by: BlockEntity.coding.id, on: world.today)
    #expect(deleted.block == one.block)
    #expect(try await world.count(TrackingTimeEntity.self) == 0)
  }

  @Test(arguments: BlockSubject.all) func `a block is found by number, id, name and group`(
    _ subject: BlockSubject
  ) async throws {
    let world = try await subject.filled()
    try await world.add("Coding", Samples.id(1), to: BlockGroupEntity.sport.id)
    for (text, number) in [
      ("#2", 2), ("read", 3), (BlockEntity.coding.id.uuidString, 1), ("spo/CODING", 4), ("2/c", 1),
    ]
      as [(String, Int64)]
    {
      let reference = try #require(BlockReference(text))
      #expect(
        try await world.blocks.fetchOne(matching: reference, on: world.today).block.block.number == number, "\(text)")
    }
    let several = try #require(BlockReference("coding"))
    let candidates = [Candidate(number: 1, name: "Work/Coding"), Candidate(number: 4, name: "Sport/Coding")]
    await #expect(throws: RepositoryError.ambiguous(candidates)) {
      try await world.blocks.fetchOne(matching: several, on: world.today)
    }
    let unknown = try #require(BlockReference("work/run"))
    await #expect(throws: RepositoryError.notFound) {
      try await world.blocks.fetchOne(matching: unknown, on: world.today)
    }
  }

  @Test(arguments: BlockSubject.all) func `what is selected is saved, and takes a block without a group`(
    _ subject: BlockSubject
  ) async throws {
    let filled = try await subject.filled()
    #expect(try await filled.selection() == [BlockGroupEntity.defaultID, Samples.id(4_103)])
    // What is added or changed is selected.
    let group = BlockGroupEntity(id: Samples.id(3), name: "Rest", position: 0)
    _ = try await filled.groups.insert(group)
    #expect(try await filled.selection() == [group.id, Samples.id(4_103)])
    try await filled.blocks.update(BlockEntity.coding.id, into: nil, on: filled.today) { $0 }
    #expect(try await filled.selection() == [BlockGroupEntity.work.id, BlockEntity.coding.id])
    try await filled.blocks.update(BlockEntity.running.id, into: nil, on: filled.today) { $0 }
    let selection = BlockSelection(groupID: BlockGroupEntity.sport.id, blockID: BlockEntity.running.id)
    #expect(try await filled.blocks.fetchAll(on: filled.today).selection == selection)
    #expect(try await filled.add("Tennis", Samples.id(1), to: nil).groupID == selection.groupID)
    #expect(try await filled.selection() == [selection.groupID, Samples.id(1)])
    // A selected group that is gone gives way to the default one.
    try await filled.groups.delete(by: BlockGroupEntity.sport.id)
    #expect(try await filled.add("Rest", Samples.id(2), to: nil).groupID == BlockGroupEntity.defaultID)
  }
}
