import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// What the errors of plans become, and that each call is one transaction.
@MainActor
@Suite struct PlannedBlockStoreTests {
  private let storage: MockStorage
  private let store: any PlannedBlockStore
  private let now = Instant(Samples.now)

  init() throws {
    storage = try MockStorage(groups: [.work, .sport], blocks: [.coding, .running])
    store = FakePlannedBlockStore.fake(on: storage)
  }

  private func draft(_ block: BlockReference, from start: Int64 = 60, to end: Int64 = 90) -> PlannedBlockDraft {
    PlannedBlockDraft(
      id: Samples.id(1), block: block, start: ZonedInstant(now.adding(seconds: start * 60), in: .gmt),
      end: now.adding(seconds: end * 60))
  }

  @Test func `a plan is made, changed and deleted in a transaction each`() async throws {
    let made = try await store.create(draft(.id(BlockEntity.coding.id)), at: now)
    let change = PlannedBlockChange(block: .id(BlockEntity.running.id))
    let changed = try await store.update(change, of: .number(1), at: now)
    let deleted = try await store.delete(by: made.id)
    #expect(changed.original == made)
    #expect(changed.plan.block.name == "Running")
    #expect(deleted == changed.plan)
    #expect(storage.log.operations.count == 3)
  }

  @Test func `a block that isn't there is the block that lacks, not the plan`() async throws {
    let unknown = try #require(BlockReference("nothing"))
    await #expect(throws: PlannedBlockError.reference(.block, .notFound("nothing"))) {
      try await store.create(draft(unknown), at: now)
    }
    await #expect(throws: PlannedBlockError.reference(.block, .notFound("nothing"))) {
      let days = Samples.today...Samples.today
      _ = try await store.comparison(of: .block(unknown), in: days, by: .day, firstWeekday: .monday)
    }
  }

  @Test func `a plan that isn't there is missing, and a rule is a rule`() async throws {
    await #expect(throws: PlannedBlockError.missing) { try await store.findOne(.number(7)) }
    await #expect(throws: PlannedBlockError.missing) { try await store.delete(by: Samples.unknownID) }
    await #expect(throws: PlannedBlockError.rule(.endBeforeStart)) {
      try await store.create(draft(.id(BlockEntity.coding.id), from: 90, to: 90), at: now)
    }
    await #expect(throws: PlannedBlockError.rule(.nothingPlanned(Samples.today))) {
      try await store.copy(Samples.today, to: Samples.day(20_260_413), id: Samples.id(9), at: now)
    }
  }

  @Test func `a busy file is the storage's failure`() async throws {
    storage.log.failNext("fetchAll", with: .busy)
    await #expect(throws: PlannedBlockError.storage(.busy)) {
      try await store.fetchAll(of: .all, in: Samples.today...Samples.today)
    }
    try storage.log.verify()
  }
}
