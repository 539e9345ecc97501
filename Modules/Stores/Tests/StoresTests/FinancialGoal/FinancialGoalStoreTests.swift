import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What every goal store does.
@MainActor
@Suite struct FinancialGoalStoreTests {
  @Test func `the goals are read with what was saved`() async throws {
    let store = try World().goals
    let before = store.rows
    #expect(before.isEmpty)
    try await store.fetchAll(on: Samples.today)
    let saved = store.rows.map(\.currentAmount.decimal)
    #expect(saved == [600, 1200, 2500, 3000])
  }

  @Test func `a report has every goal with its months`() async throws {
    let store = try World().goals
    let report = try await store.report(on: Samples.today)
    let numbers = report.goals.map(\.goal.number)
    #expect(numbers == [1, 2, 3, 4])
    let months = report.goals.map(\.months.count)
    #expect(months == [4, 5, 7, 6])
    let shown = report.goals.map(\.contributions.count)
    #expect(shown == [5, 5, 5, 5])
    // Reading a report changes no observable state.
    #expect(store.rows.isEmpty)
  }

  @Test func `M22 a goal without a name or a target is refused`() async throws {
    let world = try World()
    let blank = draft(name: "  ", amount: 0)
    await #expect(throws: FinancialGoalError.rule(.missingName)) {
      try await world.goals.create(blank, on: Samples.today)
    }
    let nothing = draft(name: "Bike", amount: 0)
    await #expect(throws: FinancialGoalError.rule(.missingAmount)) {
      try await world.goals.create(nothing, on: Samples.today)
    }
    let calls = world.goalLog.operations
    #expect(calls.isEmpty)
    #expect(world.goals.rows.isEmpty)
  }

  @Test func `an amount below zero and an end before the start are refused`() async throws {
    let store = try World().goals
    let negative = draft(amount: -1)
    await #expect(throws: FinancialGoalError.rule(.negativeAmount)) {
      try await store.create(negative, on: Samples.today)
    }
    let backwards = draft(end: 20_260_411)
    await #expect(throws: FinancialGoalError.rule(.endBeforeStart)) {
      try await store.create(backwards, on: Samples.today)
    }
    let most = Money(minorUnits: .max, in: Samples.currency("USD")).decimal
    await #expect(throws: FinancialGoalError.input(.amount(.outOfRange(limit: most)))) {
      try await store.create(draft(amount: most + 1), on: Samples.today)
    }
  }

  @Test func `a goal may end on the day it starts`() async throws {
    let made = try await World().goals.create(draft(end: 20_260_412), on: Samples.today)
    #expect(made.endDate == made.startDate)
  }

  @Test func `M23 a new goal is stored and listed once`() async throws {
    let store = try World().goals
    try await store.fetchAll(on: Samples.today)
    let made = try await store.create(draft(), on: Samples.today)
    #expect(made.number == 5)
    #expect(made.currentAmount == .usd(0))
    let ids = store.rows.map(\.id)
    #expect(ids.last == made.id)

    // The same draft again, as after an unknown outcome.
    for name in ["Bike", "Other"] {
      let again = try await store.create(draft(name: name), on: Samples.today)
      #expect(again == made)
    }
    try await store.fetchAll(on: Samples.today)
    #expect(store.rows.count == 5)
  }

  @Test func `the name is kept trimmed and composed`() async throws {
    let store = try World().goals
    let made = try await store.create(draft(name: "  Cafe\u{301} \n"), on: Samples.today)
    let bytes = Array(made.name.utf8)
    #expect(bytes == Array("Café".utf8))
  }

  @Test func `the emoji is kept trimmed`() async throws {
    let store = try World().goals
    let made = try await store.create(draft(emoji: " 🚲\n"), on: Samples.today)
    #expect(made.emoji == "🚲")
  }

  @Test func `two goals can't have the same name`() async throws {
    let store = try World().goals
    let twin = draft(name: "LAPTOP")
    await #expect(throws: FinancialGoalError.rule(.duplicateName("Laptop"))) {
      try await store.create(twin, on: Samples.today)
    }
  }

  @Test func `a goal is found by its reference`() async throws {
    let store = try World().goals
    try await store.create(draft(name: "Car wash"), on: Samples.today)
    for (reference, number) in [("#1", 1), ("japan", 1), ("CAR", 4), ("car w", 5), (Samples.id(2).uuidString, 2)] {
      let found = try await store.findOne(reference, on: Samples.today)
      #expect(found.number == number, "\(reference)")
    }
    await #expect(throws: FinancialGoalError.notFound("moon")) {
      try await store.findOne("moon", on: Samples.today)
    }
    let candidates = [
      Candidate(number: 4, name: "Car"), Candidate(number: 5, name: "Car wash"),
    ]
    await #expect(throws: FinancialGoalError.ambiguous("ca", candidates: candidates)) {
      try await store.findOne("ca", on: Samples.today)
    }
  }

  @Test func `M24 an edit of a goal leaves what isn't edited`() async throws {
    let store = try World().goals
    try await store.fetchAll(on: Samples.today)
    let changed = FinancialGoalDraft(
      id: FinancialGoalEntity.japan.id, name: "Kyoto", emoji: "⛩️", goalAmount: .usd(3000),
      startDate: Samples.day(20_260_112))
    try await store.update(changed, on: Samples.today)
    let first = try #require(store.rows.first)
    #expect(first.name == "Kyoto")
    #expect(first.currentAmount == .usd(600))
    #expect(first.number == 1)
  }

  @Test func `a goal takes one emoji, and keeps what it had before that was a rule`() async throws {
    let world = try World()
    func draft(_ name: String, _ emoji: String) -> FinancialGoalDraft {
      FinancialGoalDraft(
        id: FinancialGoalEntity.japan.id, name: name, emoji: emoji, goalAmount: .usd(3000),
        startDate: Samples.day(20_260_112))
    }
    for emoji in ["hello world this is", "x", "🚲🚲"] {
      await #expect(throws: FinancialGoalError.rule(.notAnEmoji(emoji))) {
        try await world.goals.update(draft("Kyoto", emoji), on: Samples.today)
      }
    }
    for emoji in [" 🚲 ", "", " "] { try await world.goals.update(draft("Kyoto", emoji), on: Samples.today) }
    let bare = try await world.goals.findOne("kyoto", on: Samples.today)
    #expect(bare.emoji == "")
  }

  @Test func `a text that was stored as an emoji before can stay, and nothing else like it`() async throws {
    var old = FinancialGoalEntity.japan
    old.emoji = "trip"
    let goals = FakeFinancialGoalRepository.fake(on: try MockStorage(goals: [old]))
    let store = DefaultFinancialGoalStore(repository: goals)
    func draft(_ emoji: String) -> FinancialGoalDraft {
      FinancialGoalDraft(
        id: old.id, name: "Kyoto", emoji: emoji, goalAmount: .usd(3000),
        startDate: Samples.day(20_260_112))
    }
    let edited = try await store.update(draft("trip"), on: Samples.today)
    #expect([edited.name, edited.emoji] == ["Kyoto", "trip"])
    await #expect(throws: FinancialGoalError.rule(.notAnEmoji("trips"))) {
      try await store.update(draft("trips"), on: Samples.today)
    }
  }

  @Test func `archiving puts a goal away in its place, and an edit leaves it there`() async throws {
    let store = try World().goals
    try await store.fetchAll(on: Samples.today)
    let archived = try await store.setArchived(true, .id(FinancialGoalEntity.japan.id), on: Samples.today)
    #expect(archived.isArchived)
    #expect(archived.currentAmount == .usd(600))
    #expect(store.rows.first == archived)
    let changed = FinancialGoalDraft(
      id: archived.id, name: "Kyoto", emoji: "", goalAmount: Money(5, archived.currency.code),
      startDate: archived.startDate)
    let updated = try await store.update(changed, on: Samples.today)
    #expect(updated.isArchived)
    #expect(updated.contributedThisMonth == .usd(50))
    let back = try await store.setArchived(false, .id(archived.id), on: Samples.today)
    #expect(!back.isArchived)
    #expect(store.rows.first == back)
    let unknown = Samples.unknownID
    await #expect(throws: FinancialGoalError.notFound(unknown.uuidString)) {
      try await store.setArchived(true, .id(unknown), on: Samples.today)
    }
  }

  @Test func `a failed edit leaves the goal as it was`() async throws {
    let world = try World()
    try await world.goals.fetchAll(on: Samples.today)
    let before = world.goals.rows
    world.goalLog.failNext(with: .outcomeUnknown(detail: "x"))
    await #expect(throws: FinancialGoalError.storage(.outcomeUnknown(detail: "x"))) {
      try await world.goals.update(draft(id: 1, name: "Kyoto"), on: Samples.today)
    }
    world.goalLog.failNext(with: .busy)
    await #expect(throws: FinancialGoalError.storage(.busy)) {
      try await world.goals.setArchived(true, .id(Samples.id(1)), on: Samples.today)
    }
    await #expect(throws: FinancialGoalError.rule(.duplicateName("Laptop"))) {
      try await world.goals.update(draft(id: 1, name: "LAPTOP"), on: Samples.today)
    }
    #expect(world.goals.rows == before)
    try world.goalLog.verify()
  }

  @Test func `a name of digits is found when no goal has the number`() async throws {
    let store = try World().goals
    try await store.create(draft(id: 50, name: "2026"), on: Samples.today)
    try await store.create(draft(id: 51, name: "30 days"), on: Samples.today)
    try await store.create(draft(id: 52, name: "2"), on: Samples.today)
    for (reference, number) in [("2026", 5), ("30 d", 6), ("2", 2), ("7", 7)] {
      let found = try await store.findOne(reference, on: Samples.today)
      #expect(found.number == number, "\(reference)")
    }
    // Only the whole name: the number of a goal that is gone must not mean another.
    for reference in ["30", "202"] {
      await #expect(throws: FinancialGoalError.notFound(reference)) {
        try await store.findOne(reference, on: Samples.today)
      }
    }
  }

  @Test func `M25 goal delete bad id`() async throws {
    let store = try World().goals
    try await store.fetchAll(on: Samples.today)
    let unknown = Samples.unknownID
    await #expect(throws: FinancialGoalError.notFound(unknown.uuidString)) {
      try await store.delete(by: unknown, on: Samples.today)
    }
    #expect(store.rows.count == 4)
    // Text that is no id never gets as far as a store: it is read as a name.
    let meanings = NamedReference("not-an-id")?.meanings
    #expect(meanings == [.name("not-an-id")])
  }

  @Test func `M04 deleting a goal deletes its contributions`() async throws {
    let world = try World()
    try await world.goals.fetchAll(on: Samples.today)
    let japan = try await world.japan()
    try await world.goals.delete(by: japan.id, on: Samples.today)
    #expect(world.goals.rows.count == 3)
    for contribution in ContributionEntity.japan {
      await #expect(throws: ContributionError.missing) { try await world.contributions.findOne(.id(contribution.id)) }
    }
    await #expect(throws: ContributionError.reference(.goal, .notFound(japan.id.uuidString))) {
      try await world.contributions.fetchAll(for: japan, page: .first)
    }
    #expect(world.contributions.rows.isEmpty)
  }

  @Test func `M39 a call through the protocol reaches the double`() async throws {
    // Through the protocol type: a method that were no requirement would not reach the double.
    let store: any FinancialGoalStore = try World().goals
    try await store.fetchAll(on: Samples.today)
    try await store.create(draft(), on: Samples.today)
    #expect(store.rows.count == 5)
  }

  @Test func `G10 a failure of the storage reaches the caller`() async throws {
    let world = try World()
    try await world.goals.fetchAll(on: Samples.today)
    let before = world.goals.rows
    world.goalLog.failNext(with: .busy)
    let bike = draft()
    await #expect(throws: FinancialGoalError.storage(.busy)) { try await world.goals.create(bike, on: Samples.today) }
    world.goalLog.failNext(with: .diskFull)
    await #expect(throws: FinancialGoalError.storage(.diskFull)) {
      try await world.goals.delete(by: Samples.id(1), on: Samples.today)
    }
    world.goalLog.failNext(with: .damaged(.file(detail: "x")))
    await #expect(throws: FinancialGoalError.storage(.damaged(.file(detail: "x")))) {
      try await world.goals.fetchAll(on: Samples.today)
    }
    #expect(world.goals.rows == before)
    try world.goalLog.verify()
  }

  @Test func `the details hold one page and the whole series`() async throws {
    let store = try World().goals
    let details = try await store.findOneDetailed(
      .id(FinancialGoalEntity.japan.id), on: Samples.today, page: Page(limit: 2))
    let numbers = details.contributions.map(\.number)
    #expect(numbers == [5, 4])
    let nets = details.months.map(\.net.decimal)
    #expect(nets == [200, 200, 150, 50])
    #expect(details.goal.contributionCount == 5)
    let unknown = Samples.unknownID
    await #expect(throws: FinancialGoalError.notFound(unknown.uuidString)) {
      try await store.findOneDetailed(.id(unknown), on: Samples.today, page: .first)
    }
  }
}

private func draft(
  id: Int = 50, name: String = "Bike", emoji: String = "🚲", amount: Decimal = 800, end: Int? = nil
) -> FinancialGoalDraft {
  FinancialGoalDraft(
    id: Samples.id(id), name: name, emoji: emoji, goalAmount: .usd(amount),
    startDate: Samples.today, endDate: end.map(Samples.day))
}
