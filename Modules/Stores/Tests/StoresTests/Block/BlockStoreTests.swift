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
  private let today = Samples.today

  init() throws {
    storage = try MockStorage()
    store = MockBlockStore.mock(on: storage)
  }

  @Test(arguments: [("", 0), (" \n", 0), ("👨‍👩‍👧‍👦", 1), ("e\u{301}", 1), ("n", 3)])
  func `D06 name limits`(_ text: String, _ count: Int) async throws {
    guard count > 0 else {
      await #expect(throws: BlockError.missingName) { try await store.create(block(text), on: today) }
      await #expect(throws: BlockGroupError.missingName) { try await store.createGroup(group(text)) }
      return
    }
    // A limit counts characters as they are seen.
    let (longest, longestGroup) = (String(repeating: text, count: 16), String(repeating: text, count: 8))
    let made = try await store.create(block(" \(longest) "), on: today)
    #expect(made.name == longest.normalized)
    #expect(try await store.createGroup(group(longestGroup, 3)).name == longestGroup.normalized)
    for id in [1, 2] {
      await #expect(throws: BlockError.unusableName(.tooLong(limit: 16))) {
        try await id == 1
          ? store.update(block(longest + "x", id), on: today) : store.create(block(longest + "x", id), on: today)
      }
    }
    for id in [3, 4] {
      await #expect(throws: BlockGroupError.unusableName(.tooLong(limit: 8))) {
        try await id == 3
          ? store.updateGroup(group(longestGroup + "x", id)) : store.createGroup(group(longestGroup + "x", id))
      }
    }
    await #expect(throws: BlockError.unusableName(.invisibleCharacter(position: 2))) {
      try await store.create(block("a\u{200B}", 5), on: today)
    }
  }

  @Test func `a stored name that is too long for a new one stays`() async throws {
    var (old, oldGroup) = (BlockEntity.coding, BlockGroupEntity.work)
    old.name = String(repeating: "n", count: BlockDraft.nameLimit + 1)
    oldGroup.name = String(repeating: "g", count: BlockGroupDraft.nameLimit + 1)
    let store = MockBlockStore.mock(on: try MockStorage(groups: [oldGroup], blocks: [old]))
    let color = try #require(BlockColor.all.last)
    let changed = try await store.update(BlockDraft(id: old.id, name: old.name, color: color), on: today)
    #expect(changed.color == color)
    let kept = try await store.updateGroup(BlockGroupDraft(id: oldGroup.id, name: oldGroup.name))
    #expect(kept.name == oldGroup.name)
  }

  @Test func `D02 default group`() async throws {
    try await store.fetchAll(on: today)
    #expect(store.groups.map(\.name) == ["Default"])
    #expect(store.groups.map(\.number) == [0])
    #expect(store.groups.map(\.position) == [0])
    try await store.create(block("Coding"), on: today)
    #expect(store.groups.map(\.number) == [1])
    #expect(store.groups.map(\.blockCount) == [1])
    await #expect(throws: BlockGroupError.defaultGroup("Default")) {
      try await store.deleteGroup(by: BlockGroupEntity.defaultID)
    }
    try await store.updateGroup(BlockGroupDraft(id: BlockGroupEntity.defaultID, name: "Home"))
    #expect(store.groups.map(\.name) == ["Home"])
    #expect(store.groups.map(\.isDefault) == [true])
  }

  @Test func `D05 duplicate group name (REC)`() async throws {
    try await store.fetchAll(on: today)
    let work = try await store.createGroup(group("Work"))
    // The same draft again makes no second group.
    #expect(try await store.createGroup(group("Work")) == work)
    await #expect(throws: BlockGroupError.duplicateName("Work")) { try await store.createGroup(group("WORK", 2)) }
    await #expect(throws: BlockGroupError.duplicateName("Default")) { try await store.updateGroup(group("default")) }
    #expect(store.groups.map(\.name) == ["Default", "Work"])
    #expect(store.groups.map(\.number) == [1, 2])
    try await store.moveGroup(work.id, to: 0)
    #expect(store.groups.map(\.name) == ["Work", "Default"])
  }

  @Test func `D07 move block`() async throws {
    try await fill()
    try await store.move(Samples.id(12), to: Samples.id(1), at: 0, on: today)
    #expect(outline() == ["Default: A", "Work: B, C"])
    try await store.update(block("C", 13, in: BlockGroupEntity.defaultID), on: today)
    #expect(outline() == ["Default: A, C", "Work: B"])
    #expect(store.groups.map(\.blockCount) == [2, 1])
    // Without a group it keeps its own, and a name that another group has can come back.
    let renamed = try await store.update(block("c2", 13), on: today)
    #expect(renamed.groupID == BlockGroupEntity.defaultID)
    try await store.create(block("b", 14), on: today)
    #expect(store.selection == BlockSelection(groupID: BlockGroupEntity.defaultID, blockID: Samples.id(14)))
    for call in [
      { try await store.move(Samples.id(14), to: Samples.id(1), at: nil, on: today) },
      { _ = try await store.update(block("b", 14, in: Samples.id(1)), on: today) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockError.duplicateName("b")) { try await call() }
    }
    #expect(try await store.create(block("b", 14), on: today).id == Samples.id(14))
    let shown = outline()
    try await store.fetchAll(on: today)
    #expect(outline() == shown)
  }

  @Test func `D08 missing target`() async throws {
    try await fill()
    let (unknown, text) = (Samples.unknownID, Samples.unknownID.uuidString)
    let lost = BlockDraft(id: unknown, name: "x")
    for call in [
      { _ = try await store.update(lost, on: today) }, { try await store.delete(by: unknown, on: today) },
      { try await store.move(unknown, to: nil, at: 0, on: today) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockError.notFound(text)) { try await call() }
    }
    for call in [
      { _ = try await store.create(block("x", 20, in: unknown), on: today) },
      { _ = try await store.update(block("B", 12, in: unknown), on: today) },
      { try await store.move(Samples.id(12), to: unknown, at: 0, on: today) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockError.group(.notFound(text))) { try await call() }
    }
    for call in [
      { _ = try await store.updateGroup(BlockGroupDraft(id: unknown, name: "x")) },
      { try await store.moveGroup(unknown, to: 0) }, { _ = try await store.deleteGroup(by: unknown) },
    ] as [@MainActor () async throws -> Void] {
      await #expect(throws: BlockGroupError.notFound(text)) { try await call() }
    }
    #expect(outline() == ["Default: A, B", "Work: C"])
  }

  @Test func `D34 reset (REC)`() async throws {
    try await fill()
    let state = TrackingState(
      id: Samples.id(30), groupID: Samples.id(1), blockID: Samples.id(13), zone: .gmt, start: Instant(Samples.now))
    let tracking = MockTrackingRepository.mock(on: storage)
    _ = try await tracking.start(state, at: state.start, allowingOverlap: true)
    let reset = try await store.reset()
    #expect(reset.groups == 2)
    #expect(reset.blocks == 3)
    #expect(reset.stopped == state)
    #expect(try await tracking.fetchRunning() == nil)
    #expect(outline() == ["Default: "])
    #expect(store.selection == BlockSelection(groupID: nil, blockID: nil))
    try await store.fetchAll(on: today)
    #expect(outline() == ["Default: "])
    // Deleting what runs says so too, by the block or by its group.
    for isGroup in [true, false] {
      try await fill()
      _ = try await tracking.start(state, at: state.start, allowingOverlap: true)
      let stopped =
        isGroup
        ? try await store.deleteGroup(by: Samples.id(1)).stopped
        : try await store.delete(by: Samples.id(13), on: today).stopped
      #expect(stopped == state)
      #expect(outline() == (isGroup ? ["Default: A, B"] : ["Default: A, B", "Work: "]))
      try await store.reset()
    }
  }

  /// The default group with the blocks A and B, and Work with C.
  private func fill() async throws {
    try await store.fetchAll(on: today)
    try await store.createGroup(group("Work"))
    for (place, name) in ["A", "B", "C"].enumerated() {
      try await store.create(
        block(name, 11 + place, in: name == "C" ? Samples.id(1) : BlockGroupEntity.defaultID), on: today)
    }
  }

  /// The names of the groups and, after each, of its blocks.
  private func outline() -> [String] {
    store.groups.map { group in
      let blocks = store.blocks.filter { $0.groupID == group.id }.map(\.name)
      return "\(group.name): \(blocks.joined(separator: ", "))"
    }
  }

  private func block(_ name: String, _ id: Int = 1, in groupID: UUID? = nil) -> BlockDraft {
    BlockDraft(id: Samples.id(id), groupID: groupID, name: name)
  }

  private func group(_ name: String, _ id: Int = 1) -> BlockGroupDraft {
    BlockGroupDraft(id: Samples.id(id), name: name)
  }
}
