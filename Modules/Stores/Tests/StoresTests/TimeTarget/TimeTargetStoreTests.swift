import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The rules of targets and days off, and what their errors become.
@MainActor
@Suite struct TimeTargetStoreTests {
  private let storage: MockStorage
  private let store: any TimeTargetStore
  private let today = Samples.today
  private let coding = TargetReference.block(.id(BlockEntity.coding.id))

  init() throws {
    storage = try MockStorage(
      groups: BlockGroupEntity.samples, blocks: BlockEntity.samples, sessions: TrackingSessionRecord.samples)
    store = FakeTimeTargetStore.fake(on: storage)
  }

  private func draft(_ owner: TargetReference, hours: Int64 = 10) -> TimeTargetDraft {
    TimeTargetDraft(id: Samples.id(1), owner: owner, firstDay: Samples.day(20_260_406), seconds: hours * 3_600)
  }

  @Test func `a target is set, listed with its period, and shown with all of them`() async throws {
    let change = try await store.set(draft(coding))
    #expect(change.target.owner.name == "Coding")
    #expect(change.firstTarget == 36_000)
    let listed = try await store.targets(on: today)
    #expect(listed.map(\.target) == [change.target])
    let details = try await store.details(of: .reading("coding"), on: Samples.day(20_260_420))
    #expect(details.balances.count == 3)
    #expect(details.balances.last?.tracked == listed.first?.balance?.tracked)
  }

  @Test func `errors name what the reference was of`() async throws {
    await #expect(throws: TimeTargetError.reference(.block, .notFound("nowhere"))) {
      try await store.set(draft(.reading("nowhere")))
    }
    await #expect(throws: TimeTargetError.reference(.group, .notFound("nowhere"))) {
      try await store.details(of: .group(.name("nowhere")), on: today)
    }
    await #expect(throws: TimeTargetError.rule(.noTarget("Coding", nil))) {
      try await store.end(coding, after: today)
    }
    await #expect(throws: TimeTargetError.rule(.nothing)) { try await store.set(draft(coding, hours: 0)) }
  }

  @Test func `a target is ended and deleted`() async throws {
    _ = try await store.set(draft(coding))
    let ended = try await store.end(coding, after: today)
    #expect(ended.previous?.lastDay == today)
    let found = try await store.findDeletion(of: coding, from: nil)
    let deleted = try await store.delete(of: coding, from: nil)
    #expect(deleted == found)
    #expect(deleted.targets.count == 2)
    let none = try await store.targets(on: today)
    #expect(none.isEmpty)
  }

  @Test func `days are off, and are no more`() async throws {
    let days = Samples.day(20_260_410)...Samples.day(20_260_412)
    let added = try await store.addDaysOff(days, percent: 50)
    #expect(added.days.count == 3)
    #expect(added.known == 0)
    let again = try await store.addDaysOff(today...today, percent: 100)
    #expect(again.known == 1)
    let listed = try await store.daysOff()
    #expect(listed.map(\.percent) == [50, 50, 100])
    let removed = try await store.removeDaysOff(days)
    #expect(removed.days == listed)
    await #expect(throws: TimeTargetError.rule(.notOff(today, today))) { try await store.removeDaysOff(today...today) }
  }

  @Test func `no more days than a year has are off at once, and no more than all of each`() async throws {
    let last = try #require(today.adding(days: 366))
    await #expect(throws: TimeTargetError.rule(.tooManyDays(limit: 366))) {
      try await store.addDaysOff(today...last, percent: 100)
    }
    await #expect(throws: TimeTargetError.rule(.share("101%"))) {
      try await store.addDaysOff(today...today, percent: 101)
    }
    #expect(storage.log.operations.isEmpty)
  }
}
