import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The rules of hourly rates, and what their errors become.
@MainActor
@Suite struct HourlyRateStoreTests {
  private let storage: MockStorage
  private let store: any HourlyRateStore

  init() throws {
    storage = try MockStorage(
      groups: BlockGroupEntity.samples, blocks: BlockEntity.samples, sessions: TrackingSessionRecord.samples)
    store = FakeHourlyRateStore.fake(on: storage)
  }

  private func draft(
    _ amount: Money, of owner: HourlyRateOwnerReference = .oneself, id: Int = 1
  ) -> HourlyRateDraft {
    HourlyRateDraft(id: Samples.id(id), owner: owner, amount: amount, start: Samples.today)
  }

  @Test func `a rate is set, found, listed and deleted`() async throws {
    let change = try await store.set(draft(.usd(35), of: .group(.name("work"))))
    let found = try await store.findOne(.number(1))
    let listed = try await store.rates()
    #expect(change == HourlyRateChange(rate: found))
    #expect(listed == [found])
    #expect(found.owner == .group(.init(id: BlockGroupEntity.work.id, number: 1, name: "Work")))
    let deleted = try await store.delete(found.reference)
    #expect(deleted == found)
    await #expect(throws: HourlyRateError.missing) { try await store.delete(found.reference) }
    await #expect(throws: HourlyRateError.missing) { try await store.findOne(.number(1)) }
  }

  @Test func `a second rate of a day tells what the first one was`() async throws {
    try await store.set(draft(.usd(35)))
    let change = try await store.set(draft(.usd(40), id: 2))
    #expect(change.replaced?.amount == .usd(35))
    #expect(change.rate.id == Samples.id(1))
  }

  @Test(arguments: [0, -5] as [Decimal]) func `an hour that is worth nothing, or less, is refused`(
    _ amount: Decimal
  ) async throws {
    await #expect(throws: HourlyRateError.rule(.notPositive)) { try await store.set(draft(.usd(amount))) }
    #expect(storage.log.operations == [])
  }

  @Test func `an amount that no column holds is refused`() async throws {
    let beyond = Money(minorUnits: .max, in: Samples.currency("USD")) + .usd(1)
    do {
      try await store.set(draft(beyond))
      Issue.record("it was stored")
    } catch {
      guard case .input(.amount) = error else { throw error }
    }
    #expect(storage.log.operations == [])
  }

  @Test func `a block or a group that isn't there is refused by its name`() async throws {
    await #expect(throws: HourlyRateError(BlockGroupError.notFound("nowhere"))) {
      try await store.set(draft(.usd(5), of: .group(.name("nowhere"))))
    }
    let block = try BlockReference(reading: "nothing")
    await #expect(throws: HourlyRateError(BlockError.notFound("nothing"))) {
      try await store.set(draft(.usd(5), of: .block(block)))
    }
  }

  @Test func `a month tells what is tracked and what it is worth`() async throws {
    try await store.set(
      HourlyRateDraft(id: Samples.id(1), owner: .oneself, amount: .usd(20), start: Samples.day(20_260_101)))
    let month = try await store.month(Samples.today.month)
    #expect(month.worth.amounts == [.usd(270)])
    #expect(month.goals == [])
  }

  @Test func `a deleted group tells of the rates that go with it`() async throws {
    try await store.set(draft(.usd(20), of: .group(.name("sport"))))
    let groups = FakeBlockGroupStore.fake(on: storage)
    let asked = try await groups.findDeletion(of: .name("sport"))
    #expect(asked.counts[.hourlyRate] == 1)
    #expect(asked.stoppedSeconds == nil)
    await #expect(throws: BlockGroupError.notFound("nowhere")) {
      try await groups.findDeletion(of: .name("nowhere"))
    }
  }
}
