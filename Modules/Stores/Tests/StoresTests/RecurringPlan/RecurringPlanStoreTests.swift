import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The rules of plans, and what the list shows after each change.
@MainActor
@Suite struct RecurringPlanStoreTests {
  private let storage: MockStorage
  private let store: any RecurringPlanStore
  private let today = Samples.today

  init() throws {
    storage = try MockStorage(goals: FinancialGoalEntity.samples, accounts: FinancialAccountEntity.samples)
    store = FakeRecurringPlanStore.fake(on: storage)
  }

  @Test func `what is created is shown, and is there for the next reader`() async throws {
    let created = try await store.create(.monthly(note: " Salary "))
    #expect(created.number == 1)
    #expect(created.note == "Salary")
    #expect(created.ownerTitle == "🗾 Japan trip")
    #expect(store.rows == [created])
    let reader = FakeRecurringPlanStore.fake(on: storage)
    try await reader.fetchAll(of: .goal(.name("japan")))
    #expect(reader.rows == [created])
    let found = try await reader.findOne(.number(1))
    #expect(found == created)
  }

  @Test func `a draft that is submitted again is stored once`() async throws {
    let first = try await store.create(.monthly())
    let second = try await store.create(.monthly())
    #expect(second == first)
    #expect(store.rows == [first])
  }

  @Test(arguments: [(0, RecurringPlanRule.missingAmount), (-5, .negativeAmount)])
  func `an amount that isn't above zero is refused`(_ amount: Int, _ rule: RecurringPlanRule) async throws {
    await #expect(throws: RecurringPlanError.rule(rule)) {
      try await store.create(.monthly(amount: .usd(Decimal(amount))))
    }
    #expect(storage.log.operations == [])
  }

  @Test func `a goal and an account that aren't there are refused as such`() async throws {
    let ghost = RecurringPlanDraft(
      id: Samples.id(1), purpose: .balance(accountID: Samples.unknownID), recurrence: try .sample())
    await #expect(throws: RecurringPlanError.reference(.account, .missing)) { try await store.create(ghost) }
    await #expect(throws: RecurringPlanError.notFound("nowhere", nearest: []).of(.goal)) {
      try await store.fetchAll(of: .goal(.name("nowhere")))
    }
    await #expect(throws: RecurringPlanError.missing) { try await store.findOne(.number(7)) }
  }

  @Test func `a change that is followed shows both plans`() async throws {
    let plan = try await store.create(.monthly())
    let edit = RecurringPlanDraft(
      id: Samples.id(2), original: plan,
      purpose: .contribution(goalID: FinancialGoalEntity.samples[0].id, amount: .usd(300)),
      recurrence: plan.recurrence, validFrom: Samples.day(20_260_301))
    let change = try await store.update(edit, on: today)
    #expect(change.plan.number == 2)
    #expect(change.ended?.recurrence.end == Samples.day(20_260_228))
    #expect(store.rows.map(\.number) == [1, 2])
  }

  @Test func `a change in place replaces the row`() async throws {
    let plan = try await store.create(.monthly())
    let edit = RecurringPlanDraft(
      id: Samples.id(2), original: plan, purpose: plan.purpose, recurrence: plan.recurrence, note: "New")
    let change = try await store.update(edit, on: today)
    #expect(change.ended == nil)
    #expect(store.rows.map(\.note) == ["New"])
  }

  @Test func `what is due is entered and skipped`() async throws {
    try await store.create(.monthly())
    let due = try await store.due(on: today, limit: 2)
    #expect(due.count == 3)
    #expect(due.occurrences.count == 2)
    #expect(due.amounts == [.usd(750)])
    let skipped = try await store.skip(due.occurrences[0].selection, on: today)
    #expect(skipped == [due.occurrences[0]])
    let entered = try await store.enter(.all, on: today, allowingShort: false)
    #expect(entered.map(\.occurrence.day.rawValue) == [20_260_228, 20_260_331])
    #expect(entered.last?.contribution.goal.currentAmount == .usd(500))
    let left = try await store.due(on: today, limit: 2)
    #expect(left.count == 0)
    await #expect(throws: RecurringPlanError.rule(.notDue(1, nil))) {
      try await store.skip(DueSelection(plans: [.number(1)]), on: today)
    }
  }

  @Test func `the entry that reaches the goal says so`() async throws {
    try await store.create(.monthly(amount: .usd(1_000)))
    let entered = try await store.enter(.all, on: today, allowingShort: false)
    #expect(entered.map(\.contribution.reachesGoal) == [false, false, true])
    let due = try await store.due(on: Samples.day(20_260_430), limit: 1)
    #expect(due.occurrences.map(\.isGoalReached) == [true])
  }

  @Test func `what is deleted is gone, and is returned as it was`() async throws {
    let created = try await store.create(.monthly())
    let deleted = try await store.delete(by: created.id)
    #expect(deleted == created)
    #expect(store.rows == [])
    await #expect(throws: RecurringPlanError.missing) { try await store.delete(by: created.id) }
  }

  @Test func `a failure of the storage leaves the list as it was`() async throws {
    let created = try await store.create(.monthly())
    for name in ["fetchAll", "fetchOne", "insert", "delete", "fetchDue", "enter", "skip"] {
      storage.log.failNext(name, with: .diskFull)
    }
    let failure = RecurringPlanError.storage(.diskFull)
    await #expect(throws: failure) { try await store.fetchAll(of: nil) }
    await #expect(throws: failure) { try await store.findOne(created.reference) }
    await #expect(throws: failure) { try await store.create(.monthly(id: 2)) }
    await #expect(throws: failure) { try await store.delete(by: created.id) }
    await #expect(throws: failure) { try await store.due(on: today, limit: 1) }
    await #expect(throws: failure) { try await store.enter(.all, on: today, allowingShort: false) }
    await #expect(throws: failure) { try await store.skip(.all, on: today) }
    #expect(store.rows == [created])
    try storage.log.verify()
  }

  @Test func `what was read is forgotten when the data was replaced`() async throws {
    try await store.create(.monthly())
    store.invalidate()
    #expect(store.rows == [])
  }
}

extension RecurringPlanError {
  /// The same failure of another noun.
  fileprivate func of(_ noun: Noun) -> Self {
    if case .reference(_, let problem) = self { .reference(noun, problem) } else { self }
  }
}

extension Recurrence {
  fileprivate static func sample() throws -> Recurrence {
    try Recurrence(every: 1, .month, on: Samples.day(20_260_131))
  }
}

extension RecurringPlanDraft {
  /// A plan of the last day of each month from January.
  fileprivate static func monthly(
    id: Int = 1, amount: Money = .usd(250), note: String = ""
  ) throws -> RecurringPlanDraft {
    RecurringPlanDraft(
      id: Samples.id(id), purpose: .contribution(goalID: FinancialGoalEntity.samples[0].id, amount: amount),
      recurrence: try .sample(), note: note)
  }
}
