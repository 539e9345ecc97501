import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// What screens see of blocks and of their groups, and that each intent reaches the store.
@MainActor
@Suite struct BlockProviderTests {
  private let provider: any BlockProvider
  private let groups: any BlockGroupProvider
  private let log: OperationLog
  private let today = Samples.today
  private let now = Instant(Samples.now)

  init() throws {
    let storage = try MockStorage()
    provider = FakeBlockProvider.fake(on: storage)
    groups = FakeBlockGroupProvider.fake(on: storage)
    log = storage.log
  }

  @Test func `the selected group follows the saved selection, and counts follow the blocks`() async throws {
    #expect(provider.selectedGroup == nil && provider.selectedBlock == nil)
    let work = try await groups.create(BlockGroupDraft(id: Samples.id(1), name: "Work"))
    try await provider.fetchAll(of: nil, on: today)
    #expect(provider.selectedGroup?.id == work.id)
    let drafts = [(2, "A"), (3, "B")].map { BlockDraft(id: Samples.id($0), group: work.reference, name: $1) }
    let first = try await provider.create(drafts[0], on: today).block
    let second = try await provider.create(drafts[1], on: today).block
    #expect(provider.blocks(of: work.id) == [first, second])
    #expect(provider.selectedBlock == second)
    #expect(provider.groups.map(\.blockCount) == [0, 2])
    let home = BlockDraft(id: second.id, group: .name("default"), name: "B")
    #expect(try await provider.update(home, on: today).group.isDefault)
    #expect(provider.groups.map(\.blockCount) == [1, 1])
    #expect(provider.selectedGroup?.isDefault == true)
    #expect(try await provider.delete(by: first.id, on: today, at: now).block == first)
    #expect(provider.selectedBlock?.id == second.id)
    try await groups.delete(by: work.id, at: now)
    #expect(try await provider.fetchAll(of: .name("default"), on: today)?.isDefault == true)
    #expect(provider.groups.map(\.name) == ["Default"])
  }

  @Test func `each intent reaches the store once`() async throws {
    let block = try await provider.create(BlockDraft(id: Samples.id(2), name: "A"), on: today).block
    #expect(try await provider.update(BlockDraft(id: block.id, name: "B"), on: today).block.name == "B")
    #expect(try await provider.findOne(.id(block.id), on: today).block.name == "B")
    #expect(try await provider.fetchAll(choosing: .id(block.id), on: today).name == "B")
    let group = try await groups.create(BlockGroupDraft(id: Samples.id(1), name: "Work"))
    #expect(try await groups.update(BlockGroupDraft(id: group.id, name: "Job")).name == "Job")
    #expect(try await groups.findOne(.id(group.id)).name == "Job")
    try await groups.move(.name("job"), to: 0)
    #expect(groups.groups.map(\.name) == ["Job", "Default"])
    let moved = try await provider.move(.id(block.id), to: .name("job"), at: nil, on: today)
    #expect(moved.block.group.id == group.id)
    #expect(moved.previousGroupID == BlockGroupEntity.defaultID)
    #expect(provider.groups.map(\.name) == ["Job", "Default"])
    #expect(provider.blocks(of: group.id).map(\.name) == ["B"])
    let reset = try await groups.reset(at: now)
    #expect(reset == BlockGroupResetDomain(counts: DataCounts([.group: 2, .block: 1])))
    #expect(log.operations.count == 10)
  }
}
