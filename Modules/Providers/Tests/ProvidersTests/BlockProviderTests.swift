import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloUtilities
import Testing

/// What screens see of blocks, and that each intent reaches the store.
@MainActor
@Suite struct BlockProviderTests {
  private let provider: any BlockProvider
  private let log: OperationLog
  private let today = Samples.today

  init() throws {
    let storage = try MockStorage()
    provider = MockBlockProvider.mock(on: storage)
    log = storage.log
  }

  @Test func `the selected group follows the saved selection`() async throws {
    #expect(provider.selectedGroup == nil)
    try await provider.fetchAll(on: today)
    #expect(provider.selectedGroup?.isDefault == true)
    let work = try await provider.createGroup(BlockGroupDraft(id: Samples.id(1), name: "Work"))
    let first = try await provider.create(BlockDraft(id: Samples.id(2), groupID: work.id, name: "A"), on: today)
    let second = try await provider.create(BlockDraft(id: Samples.id(3), groupID: work.id, name: "B"), on: today)
    #expect(provider.blocks(of: work.id) == [first, second])
    #expect(provider.selectedGroup?.id == work.id)
    #expect(try await provider.delete(by: second.id, on: today).block == second)
    #expect(provider.selectedGroup?.id == work.id)
    try await provider.deleteGroup(by: work.id)
    #expect(provider.selectedGroup?.isDefault == true)
  }

  @Test func `each intent reaches the store once`() async throws {
    let block = try await provider.create(BlockDraft(id: Samples.id(2), name: "A"), on: today)
    #expect(try await provider.update(BlockDraft(id: block.id, name: "B"), on: today).name == "B")
    #expect(try await provider.findOne(.id(block.id), on: today).name == "B")
    let group = try await provider.createGroup(BlockGroupDraft(id: Samples.id(1), name: "Work"))
    #expect(try await provider.updateGroup(BlockGroupDraft(id: group.id, name: "Job")).name == "Job")
    #expect(try await provider.findGroup(.id(group.id)).name == "Job")
    try await provider.moveGroup(group.id, to: 0)
    try await provider.move(block.id, to: group.id, at: nil, on: today)
    #expect(provider.groups.map(\.name) == ["Job", "Default"])
    #expect(provider.blocks(of: group.id).map(\.name) == ["B"])
    let reset = try await provider.reset()
    #expect(reset.groups == 2)
    #expect(reset.blocks == 1)
    #expect(log.operations.count == 9)
  }
}
