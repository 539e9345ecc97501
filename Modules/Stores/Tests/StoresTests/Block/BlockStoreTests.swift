import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The rules of blocks and groups, and what the lists show after each change.
@MainActor
@Suite struct BlockStoreTests {
  private let storage: MockStorage
  private let store: any BlockStore
  private let groups: any BlockGroupStore
  private let today = Samples.today
  private let now = Instant(Samples.now)

  init() throws {
    storage = try MockStorage()
    store = FakeBlockStore.fake(on: storage)
    groups = FakeBlockGroupStore.fake(on: storage)
  }

  @Test func `a name as long as one can be is changed without a read`() async throws {
    let (block, group) = (try await store.create(block("B"), on: today).block, try await groups.create(group("G", 3)))
    let before = storage.log.operations.count
    let longest = String(repeating: "n", count: 40)
    _ = try await store.update(BlockDraft(id: block.id, name: longest), on: today)
    _ = try await groups.update(BlockGroupDraft(id: group.id, name: String(longest.prefix(24))))
    let operations = Array(storage.log.operations.dropFirst(before))
    #expect(operations == ["BlockRepository.update", "BlockGroupRepository.update"])
  }

  @Test(arguments: [("", 0), (" \n", 0), ("👍🏽", 1), ("e\u{301}", 1), ("n", 3)])
  func `D06 a name is limited in characters as seen, and can't be blank`(_ text: String, _ count: Int) async throws {
    guard count > 0 else {
      await #expect(throws: BlockError.rule(.missingName)) { try await store.create(block(text), on: today) }
      await #expect(throws: BlockGroupError.rule(.missingName)) { try await groups.create(group(text)) }
      return
    }
    // A limit counts characters as they are seen.
    let (longest, longestGroup) = (String(repeating: text, count: 40), String(repeating: text, count: 24))
    let made = try await store.create(block(" \(longest) "), on: today).block
    #expect(made.name == longest.normalized)
    #expect(try await groups.create(group(longestGroup, 3)).name == longestGroup.normalized)
    for id in [1, 2] {
      await #expect(throws: BlockError.input(.name(.tooLong(limit: 40)))) {
        try await id == 1
          ? store.update(block(longest + "x", id), on: today) : store.create(block(longest + "x", id), on: today)
      }
    }
    for id in [3, 4] {
      await #expect(throws: BlockGroupError.input(.name(.tooLong(limit: 24)))) {
        try await id == 3
          ? groups.update(group(longestGroup + "x", id)) : groups.create(group(longestGroup + "x", id))
      }
    }
    await #expect(throws: BlockError.input(.name(.invisibleCharacter(position: 2)))) {
      try await store.create(block("a\u{200B}", 5), on: today)
    }
  }

  @Test func `a stored name that is too long for a new one stays`() async throws {
    var (old, oldGroup) = (BlockEntity.coding, BlockGroupEntity.work)
    old.name = String(repeating: "n", count: BlockDraft.nameLimit + 1)
    oldGroup.name = String(repeating: "g", count: BlockGroupDraft.nameLimit + 1)
    let storage = try MockStorage(groups: [oldGroup], blocks: [old])
    let (store, groups) = (FakeBlockStore.fake(on: storage), FakeBlockGroupStore.fake(on: storage))
    let color = try #require(BlockColor.all.last)
    let changed = try await store.update(BlockDraft(id: old.id, name: old.name, color: color), on: today).block
    #expect(changed.color == color)
    let kept = try await groups.update(BlockGroupDraft(id: oldGroup.id, name: oldGroup.name))
    #expect(kept.name == oldGroup.name)
  }

  @Test func `D02 there is a default group before any is stored`() async throws {
    try await groups.fetchAll()
    #expect(groups.rows.map(\.name) == ["Default"])
    #expect(groups.rows.map(\.number) == [0])
    #expect(groups.rows.map(\.position) == [0])
    try await store.fetchAll(of: nil, on: today)
    let created = try await store.create(block("Coding"), on: today)
    #expect(created.group.number == 1)
    #expect(created.group.blockCount == 1)
    #expect(store.groupRows == [created.group])
    await #expect(throws: BlockGroupError.rule(.defaultGroup("Default"))) {
      try await groups.delete(by: BlockGroupEntity.defaultID, at: now)
    }
    try await groups.update(BlockGroupDraft(id: BlockGroupEntity.defaultID, name: "Home"))
    #expect(groups.rows.map(\.name) == ["Home"])
    #expect(groups.rows.map(\.isDefault) == [true])
  }

  @Test func `D05 a second group of a name is refused (REC)`() async throws {
    try await groups.fetchAll()
    let work = try await groups.create(group("Work"))
    // The same draft again makes no second group.
    #expect(try await groups.create(group("Work")) == work)
    await #expect(throws: BlockGroupError.rule(.duplicateName("Work"))) { try await groups.create(group("WORK", 2)) }
    await #expect(throws: BlockGroupError.rule(.duplicateName("Default"))) { try await groups.update(group("default")) }
    #expect(groups.rows.map(\.name) == ["Default", "Work"])
    #expect(groups.rows.map(\.number) == [1, 2])
    let moved = try await groups.move(.name("wor"), to: 0)
    #expect(moved.position == 0)
    #expect(groups.rows.map(\.position) == [1, 0])
    await #expect(throws: BlockGroupError.rule(.noSuchPlace(count: 2))) { try await groups.move(.name("wor"), to: 2) }
  }

  @Test func `D07 a block is moved to a place in a group`() async throws {
    try await fill()
    let moved = try await store.move(.id(Samples.id(12)), to: .name("work"), at: 0, on: today)
    #expect(moved.previousGroupID == BlockGroupEntity.defaultID)
    #expect(outline() == ["Default: A", "Work: B, C"])
    try await store.update(block("C", 13, in: .name("default")), on: today)
    #expect(outline() == ["Default: A, C", "Work: B"])
    // Without a group it keeps its own, and a name that another group has can come back.
    let renamed = try await store.update(block("c2", 13), on: today)
    #expect(renamed.group.isDefault)
    try await store.create(block("b", 14), on: today)
    #expect(store.selection == BlockSelection(groupID: BlockGroupEntity.defaultID, blockID: Samples.id(14)))
    for call in [
      { try await store.move(.id(Samples.id(14)), to: .name("work"), at: nil, on: today) },
      { _ = try await store.update(block("b", 14, in: .name("work")), on: today) },
      { _ = try await store.update(BlockDraft(id: Samples.id(14), group: .name("work")), on: today) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockError.rule(.duplicateName("b"))) { try await call() }
    }
    await #expect(throws: BlockError.rule(.noSuchPlace(count: 3))) {
      try await store.move(.id(Samples.id(13)), to: nil, at: 3, on: today)
    }
    #expect(try await store.create(block("b", 14), on: today).id == Samples.id(14))
    let shown = outline()
    try await store.fetchAll(of: nil, on: today)
    #expect(outline() == shown)
  }

  @Test func `D08 changing an unknown block or group changes nothing`() async throws {
    try await fill()
    let (unknown, text) = (Samples.unknownID, Samples.unknownID.uuidString)
    let lost = BlockDraft(id: unknown, name: "x")
    await #expect(throws: BlockError.notFound("x")) { try await store.update(lost, on: today) }
    for call in [
      { try await store.delete(by: unknown, on: today, at: now) },
      { try await store.move(.id(unknown), to: nil, at: 0, on: today) },
      { _ = try await store.fetchAll(choosing: .id(unknown), on: today) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockError.notFound(text)) { try await call() }
    }
    for call in [
      { _ = try await store.create(block("x", 20, in: .id(unknown)), on: today) },
      { _ = try await store.update(block("B", 12, in: .id(unknown)), on: today) },
      { try await store.move(.id(Samples.id(12)), to: .id(unknown), at: 0, on: today) },
      { try await store.fetchAll(of: .id(unknown), on: today) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockError.reference(.group, .notFound(text))) { try await call() }
    }
    await #expect(throws: BlockGroupError.notFound("x")) {
      try await groups.update(BlockGroupDraft(id: unknown, name: "x"))
    }
    for call in [
      { try await groups.move(.id(unknown), to: 0) }, { try await groups.delete(by: unknown, at: now) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockGroupError.notFound(text)) { try await call() }
    }
    #expect(outline() == ["Default: A, B", "Work: C"])
  }

  @Test func `D34 a reset deletes every group and the running session (REC)`() async throws {
    try await fill()
    let state = TrackingState(
      id: Samples.id(30), blockID: Samples.id(13), zone: .gmt,
      start: now.adding(seconds: -3_700))
    let tracking = FakeTrackingRepository.fake(on: storage)
    _ = try await tracking.start(state, at: state.start, allowingOverlap: true)
    let counts = DataCounts([.group: 2, .block: 3])
    #expect(try await groups.findReset() == BlockGroupResetDomain(counts: counts))
    #expect(try await groups.reset(at: now) == BlockGroupResetDomain(counts: counts, stoppedSeconds: 3_700))
    #expect(try await tracking.fetchRunning() == nil)
    try await store.fetchAll(of: nil, on: today)
    #expect(outline() == ["Default: "])
    #expect(store.selection == BlockSelection(groupID: nil, blockID: nil))
    // Deleting what runs says so too, by the block or by its group.
    for isGroup in [true, false] {
      try await fill()
      _ = try await tracking.start(state, at: state.start, allowingOverlap: true)
      let stopped =
        isGroup
        ? try await groups.delete(by: Samples.id(1), at: now).stoppedSeconds
        : try await store.delete(by: Samples.id(13), on: today, at: now).stoppedSeconds
      #expect(stopped == 3_700)
      try await store.fetchAll(of: nil, on: today)
      #expect(outline() == (isGroup ? ["Default: A, B"] : ["Default: A, B", "Work: "]))
      try await groups.reset(at: now)
    }
  }

  /// The default group with the blocks A and B, and Work with C.
  private func fill() async throws {
    try await groups.create(group("Work"))
    try await store.fetchAll(of: nil, on: today)
    for (place, name) in ["A", "B", "C"].enumerated() {
      try await store.create(block(name, 11 + place, in: .name(name == "C" ? "Work" : "Default")), on: today)
    }
  }

  /// The names of the groups and, after each, of its blocks, in order.
  private func outline() -> [String] {
    store.groupRows.sorted { $0.position < $1.position }.map { group in
      let blocks = store.rows.filter { $0.groupID == group.id }.sorted { $0.position < $1.position }.map(\.name)
      return "\(group.name): \(blocks.joined(separator: ", "))"
    }
  }

  private func block(_ name: String, _ id: Int = 1, in group: NamedReference? = nil) -> BlockDraft {
    BlockDraft(id: Samples.id(id), group: group, name: name)
  }

  private func group(_ name: String, _ id: Int = 1) -> BlockGroupDraft {
    BlockGroupDraft(id: Samples.id(id), name: name)
  }
}
