import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// What every repository of groups does: on disk and in memory alike.
@Suite(.temporaryFolder) struct BlockGroupRepositoryTests {
  @Test(arguments: BlockSubject.all) func `D01 order of new items`(_ subject: BlockSubject) async throws {
    let world = try subject.make()
    var positions: [Int64] = []
    for id in 1...3 { positions.append(try await add("\(id)", id, to: world).group.position) }
    try await world.groups.delete(by: Samples.id(2))
    positions.append(try await add("4", 4, to: world).group.position)
    #expect(positions == [1, 2, 3, 4])
    #expect(try await world.outline() == ["Default 0: ", "1 1: ", "3 3: ", "4 4: "])
  }

  @Test(arguments: BlockSubject.all)
  func `D02 there is a default group before any is stored`(_ subject: BlockSubject) async throws {
    let world = try subject.make()
    let expected = [BlockGroupRecord(group: .standard, isDefault: true)]
    for _ in 0..<2 {
      #expect(try await world.groups.fetchAll() == expected)
      let found = try await world.groups.fetchOne(matching: .name("default"))
      #expect([found] == expected)
      #expect(try await world.blocks.fetchAll(on: world.today).groups == expected)
    }
    #expect(try await world.count(BlockGroupEntity.self) + world.count(KeyValueEntity.self) == 0)
    // The first write that needs it stores it with what it writes, once.
    let renamed = try await world.groups.update(name: "Home", of: BlockGroupEntity.defaultID)
    #expect(renamed.isDefault && renamed.group.number == 1)
    try await world.add("Coding", Samples.id(1), to: nil)
    #expect(try await world.outline() == ["Home 0: Coding 0"])
    #expect(try await world.count(BlockGroupEntity.self) == 1)
    let fresh = try subject.make()
    await #expect(throws: RepositoryError.owner(.notFound)) {
      try await fresh.add("x", Samples.id(1), to: Samples.unknownID)
    }
    #expect(try await fresh.count(BlockGroupEntity.self) == 0)
  }

  @Test(arguments: BlockSubject.all)
  func `D04 the default group can't be deleted (REC)`(_ subject: BlockSubject) async throws {
    for world in [try subject.make(), try await subject.filled()] {
      let before = try await world.outline()
      await #expect(throws: RepositoryError.forbidden(.defaultGroup)) {
        try await world.groups.delete(by: BlockGroupEntity.defaultID)
      }
      #expect(try await world.outline() == before)
    }
  }

  @Test(arguments: BlockSubject.all)
  func `D05 a second group of a name is refused (REC)`(_ subject: BlockSubject) async throws {
    let world = try await subject.filled()
    let before = try await world.outline()
    for name in ["work", "DEFAULT", "Spört"] {
      await #expect(throws: RepositoryError.duplicate(.name)) { try await add(name, 1, to: world) }
    }
    await #expect(throws: RepositoryError.duplicate(.name)) {
      try await world.groups.update(name: "SPORT", of: BlockGroupEntity.work.id)
    }
    // A group that is stored already is returned as it is.
    #expect(try await add("New", 4_001, to: world).group.name == "Work")
    #expect(try await world.outline() == before)
  }

  @Test(arguments: BlockSubject.all) func `groups are moved, and counted from 0 again`(
    _ subject: BlockSubject
  ) async throws {
    let world = try await subject.filled()
    for (position, expected) in [
      (0, ["Sport", "Default", "Work"]), (1, ["Default", "Sport", "Work"]), (2, ["Default", "Work", "Sport"]),
    ] {
      let (moved, id) = try await world.groups.move(.name("spo"), to: position)
      #expect(id == BlockGroupEntity.sport.id)
      #expect(moved.map(\.group.name) == expected)
      #expect(moved.map(\.group.position) == [0, 1, 2])
      #expect(moved.map(\.blockCount) == [1, 1, 1])
      #expect(try await world.groups.fetchAll() == moved)
    }
    #expect(try await world.groups.fetchAll().map(\.isDefault) == [true, false, false])
    for position in [-1, 3] {
      await #expect(throws: RepositoryError.forbidden(.noSuchPlace(count: 3))) {
        try await world.groups.move(.name("spo"), to: position)
      }
    }
  }

  @Test(arguments: BlockSubject.all) func `deleting what runs stops it, and nothing else does`(
    _ subject: BlockSubject
  ) async throws {
    let world = try await subject.filled()
    let running = try await world.start(.coding)
    let other = try await world.blocks.delete(by: BlockEntity.running.id, on: world.today)
    let group = try await world.groups.delete(by: BlockGroupEntity.sport.id)
    #expect([other.stopped, group.stopped] == [nil, nil])
    #expect(try await world.tracking.fetchRunning() == running)
    // It is the group in which the block is now, not the one in which it was started.
    try await world.blocks.move(
      .id(BlockEntity.coding.id), to: .id(BlockGroupEntity.defaultID), at: nil, on: world.today)
    #expect(try await world.groups.delete(by: BlockGroupEntity.work.id).stopped == nil)
    let deleted = try await world.blocks.delete(by: BlockEntity.coding.id, on: world.today)
    #expect(deleted.stopped?.state == running.state)
    let again = try await subject.filled()
    let stopped = try await again.start(.coding)
    let removed = try await again.groups.delete(by: BlockGroupEntity.work.id)
    #expect(removed.stopped == stopped)
    #expect(removed.group.blockCount == 1)
    for world in [world, again] {
      let saved = try await world.storage.read { context in
        try context.fetch(FetchDescriptor<KeyValueEntity>()).map(\.key)
      }
      #expect(saved == ["defaultGroupID", "selectedGroupID", "selectedBlockID"])
    }
  }

  @Test(arguments: BlockSubject.all)
  func `D34 a reset deletes every group and the running session (REC)`(_ subject: BlockSubject) async throws {
    let world = try await subject.filled()
    let flag = try KeyValueEntity(id: Samples.id(9), true, for: .isOnboardingCompleted)
    _ = try await world.storage.write { try $0.insert(flag) }
    let running = try await world.start(.coding)
    let reset = try await world.groups.reset()
    #expect(reset.counts[.group] == 3)
    #expect(reset.counts[.block] == 3)
    #expect(reset.stopped == running)
    let values = try await world.storage.read { try $0.fetch(FetchDescriptor<KeyValueEntity>()).map(\.key) }
    #expect(values == ["isOnboardingCompleted"])
    #expect(try await world.count(BlockEntity.self) == 0)
    #expect(try await world.outline() == ["Default 0: "])
    try await world.add("New", Samples.id(1), to: nil)
    #expect(try await world.outline() == ["Default 0: New 0"])
  }

  @discardableResult
  private func add(_ name: String, _ id: Int, to world: BlockWorld) async throws -> BlockGroupRecord {
    let group = BlockGroupEntity(id: Samples.id(id), name: name, position: 99)
    return try await world.groups.insert(group).group
  }
}
