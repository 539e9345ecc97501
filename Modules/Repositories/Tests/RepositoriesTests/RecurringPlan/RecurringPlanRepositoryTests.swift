import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// What every repository of plans does: on disk and in memory alike.
@Suite(.temporaryFolder) struct RecurringPlanRepositoryTests {
  private let today = Samples.today

  @Test(arguments: RecurringPlanSubject.all)
  func `what is stored gets a number and is read back`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    let stored = [try await world.add(.japanMonthly), try await world.add(.quarterlyBalance)]
    #expect(stored.map(\.plan.number) == [1, 2])
    let all = try await world.plans.fetchAll(of: nil)
    #expect(all == stored)
    for reference in [NumberReference.number(1), .id(RecurringPlanEntity.japanMonthly.id)] {
      let read = try await world.plans.fetchOne(matching: reference)
      #expect(read == stored[0])
    }
    let ofGoal = try await world.plans.fetchAll(of: .goal(.name("japan")))
    let ofAccount = try await world.plans.fetchAll(of: .account(.name("rainy")))
    #expect([ofGoal, ofAccount] == [[stored[0]], [stored[1]]])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `one that is stored already is returned as it is`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    let stored = try await world.add(.japanMonthly)
    var again = RecurringPlanEntity.japanMonthly
    again.note = "Another"
    let returned = try await world.add(again)
    #expect(returned == stored)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `what isn't there is refused`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    let orphan = RecurringPlanEntity.japanMonthly.with { $0.goalID = Samples.unknownID }
    await #expect(throws: RepositoryError.notFound) { try await world.add(orphan) }
    await #expect(throws: RepositoryError.notFound) { try await world.plans.fetchOne(matching: .number(9)) }
    await #expect(throws: RepositoryError.notFound) { try await world.plans.delete(by: Samples.unknownID) }
    await #expect(throws: RepositoryError.notFound) { try await world.enter(DueSelection(plans: [.number(9)])) }
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `each day up to today that isn't stored is due`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    let due = try await world.dueDays()
    #expect(due == [20_260_131, 20_260_228, 20_260_331])
    let first = try await world.plans.fetchDue(on: today, limit: 1)
    #expect(first.plans.map(\.days) == [[Samples.day(20_260_131)]])
    #expect(first.plans.map(\.count) == [3])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `a daily plan of a hundred years is counted, and not returned as a whole`(
    _ subject: RecurringPlanSubject
  ) async throws {
    let world = try await subject.make()
    var daily = RecurringPlanEntity.japanMonthly
    (daily.unit, daily.anchor, daily.start) = ("day", Samples.day(19_260_412), Samples.day(19_260_412))
    try await world.add(daily)
    let due = try await world.plans.fetchDue(on: today, limit: 2)
    #expect(due.plans.map(\.count) == [36_526])
    #expect(due.plans.map(\.days.count) == [2])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `what is entered is a contribution of its day, and not due any more`(
    _ subject: RecurringPlanSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    let entered = try await world.enter(DueSelection(plans: [.number(1)], day: Samples.day(20_260_228)))
    let contribution = try #require(entered.first?.contribution?.contribution)
    #expect(contribution.date == Samples.day(20_260_228))
    #expect(contribution.amountMinor == 25_000)
    #expect(contribution.name == "Salary")
    let left = try await world.dueDays()
    #expect(left == [20_260_131, 20_260_331])
    let rest = try await world.enter(.all)
    #expect(rest.map(\.day.rawValue) == [20_260_131, 20_260_331])
    let nothing = try await world.enter(.all)
    #expect(nothing == [])
    await #expect(throws: RepositoryError.forbidden(.plan(.notDue(1, nil)))) {
      try await world.enter(DueSelection(plans: [.number(1)]))
    }
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `one refusal refuses all`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    try await world.add(.quarterlyBalance)
    let both = DueSelection(plans: [.number(1), .number(2)])
    await #expect(throws: RepositoryError.forbidden(.plan(.nothingToEnter(2, account: "Rainy day")))) {
      try await world.enter(both)
    }
    let due = try await world.dueDays()
    #expect(due.count == 4)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `what is skipped isn't due any more, and no contribution`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    let skipped = try await world.skip(.all)
    #expect(skipped.map(\.day.rawValue) == [20_260_131, 20_260_228, 20_260_331])
    let contributions = try await world.contributions.fetchAll(
      of: nil, matching: .all, on: today, page: .first)
    #expect(contributions.list.count == 0)
    let due = try await world.dueDays()
    #expect(due == [])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `a deleted contribution makes its day due again`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    let entered = try await world.enter(.all)
    let contribution = try #require(entered.first?.contribution?.contribution)
    _ = try await world.contributions.delete(
      by: contribution.id, of: contribution.goalID, keepingTotalAtLeast: nil, on: today)
    let due = try await world.dueDays()
    #expect(due == [20_260_131])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `an undo makes due again, and a redo enters again`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    _ = try await world.enter(.all)
    let step = try #require(try await world.history.fetchUndoable(limit: 1).first)
    #expect(step.changes.map(\.noun) == [.contribution, .occurrence])
    _ = try await world.history.undo(
      [step.number], for: .step(step.number), allowingNegativeTotal: false, at: Instant(Samples.now),
      longSession: .standard)
    let due = try await world.dueDays()
    #expect(due.count == 3)
    let redoable = try await world.history.fetchRedoable(limit: 1).map(\.number)
    _ = try await world.history.redo(
      redoable, allowingNegativeTotal: false, at: Instant(Samples.now), longSession: .standard)
    let left = try await world.dueDays()
    #expect(left == [])
  }
}

extension RecurringPlanRepositoryTests {
  @Test(arguments: RecurringPlanSubject.all)
  func `the balance of an account is due until there is one of that day or later`(
    _ subject: RecurringPlanSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(.quarterlyBalance)
    // Of several days that are past, one look is due: the last.
    let due = try await world.dueDays()
    #expect(due == [20_260_401])
    for (id, day, left) in [(71, 20_260_331, [20_260_401]), (72, 20_260_402, [])] {
      _ = try await world.balances.insert(
        BalanceUpdateEntity(
          id: Samples.id(id), accountID: FinancialAccountEntity.samples[0].id, balanceMinor: 5,
          date: Samples.day(day)), on: today)
      let found = try await world.dueDays()
      #expect(found == left)
    }
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `a look that is skipped is due again on the next day of the plan`(
    _ subject: RecurringPlanSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(.quarterlyBalance)
    let skipped = try await world.skip(.all)
    #expect(skipped.map(\.day.rawValue) == [20_260_401])
    let none = try await world.dueDays()
    #expect(none == [])
    let later = try await world.dueDays(on: Samples.day(20_260_701))
    #expect(later == [20_260_701])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `of an archived goal nothing is due, and all of it later`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    let goal = NamedReference.id(FinancialGoalEntity.samples[0].id)
    _ = try await world.goals.setArchived(true, matching: goal, on: today)
    let quiet = try await world.plans.fetchDue(on: today, limit: 9)
    #expect(quiet == DueRecord(plans: [], quietPlans: 1))
    let nothing = try await world.enter(.all)
    #expect(nothing == [])
    _ = try await world.goals.setArchived(false, matching: goal, on: today)
    let due = try await world.dueDays()
    #expect(due.count == 3)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `a goal takes its plans along, a plan leaves its contributions`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    let plan = try await world.add(.japanMonthly).plan
    _ = try await world.enter(.all)
    try await world.plans.delete(by: plan.id)
    let kept = try await world.contributions.fetchAll(of: nil, matching: .all, on: today, page: .first)
    #expect(kept.list.count == 3)
    try await world.add(.japanMonthly)
    try await world.add(world.daily)
    let goal = NamedReference.id(FinancialGoalEntity.samples[0].id)
    let found = try await world.goals.fetchDeletion(matching: goal, on: today)
    let deleted = try await world.goals.delete(by: FinancialGoalEntity.samples[0].id, on: today)
    #expect(deleted == found)
    #expect(deleted.planCount == 2)
    let plans = try await world.plans.fetchAll(of: nil)
    #expect(plans == [])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `an account takes its plans along`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.quarterlyBalance)
    let accounts = DefaultFinancialAccountRepository(storage: world.storage)
    let id = FinancialAccountEntity.samples[0].id
    let found = try await accounts.fetchDeletion(matching: .id(id), on: today)
    #expect(found.planCount == 1)
    let deleted = try await accounts.delete(by: id, on: today)
    #expect(deleted == found)
    let plans = try await world.plans.fetchAll(of: nil)
    #expect(plans == [])
    let other = try await accounts.fetchDeletion(matching: .id(FinancialAccountEntity.samples[1].id), on: today)
    #expect(other.planCount == 0)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `days anywhere among those that are stored are found`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    var daily = world.daily
    (daily.anchor, daily.start) = (Samples.day(20_250_101), Samples.day(20_250_101))
    try await world.add(daily)
    // 467 days: several pages of rows.
    let entered = try await world.enter(.all)
    #expect(entered.count == 467)
    let gaps = [0, 1, 200, 366, 466].map { entered[$0] }
    for gap in gaps {
      let contribution = try #require(gap.contribution?.contribution)
      _ = try await world.contributions.delete(
        by: contribution.id, of: contribution.goalID, keepingTotalAtLeast: nil, on: today)
    }
    let due = try await world.dueDays()
    #expect(due == gaps.map(\.day.rawValue))
    let first = try await world.plans.fetchDue(on: today, limit: 2).plans.map(\.days)
    #expect(first == [gaps.prefix(2).map(\.day)])
    let tomorrow = try await world.dueDays(on: today.adding(days: 1) ?? today)
    #expect(tomorrow.count == 6)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `a day that was entered in a zone that is ahead leaves those before it due`(
    _ subject: RecurringPlanSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(world.daily)
    let tomorrow = today.adding(days: 1) ?? today
    let ahead = DueSelection(plans: [.number(1)], day: tomorrow)
    _ = try await world.plans.enter(ahead, on: tomorrow, allowingShort: false) { UUID() }
    let due = try await world.dueDays()
    #expect(due.count == 102)
    let rest = try await world.enter(DueSelection(plans: [.number(1)]))
    #expect(rest.count == 102)
    let left = try await world.dueDays(on: tomorrow)
    #expect(left == [])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `for no days all are counted, and no totals are read`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    try await world.add(.japanMonthly)
    _ = try await world.enter(DueSelection(plans: [.number(1)], day: Samples.day(20_260_228)))
    let due = try await world.plans.fetchDue(on: today, limit: 0)
    #expect(due.plans.map(\.count) == [2])
    #expect(due.plans.map(\.days) == [[]])
    #expect(due.plans.map(\.goal) == [nil])
    let list = try due.toDomain(limit: 0)
    #expect(list.contributionCount == 2)
    #expect(list.amounts == [.usd(500)])
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `another amount follows the days before it`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    let plan = try await world.add(.japanMonthly).plan
    _ = try await world.enter(DueSelection(plans: [.number(1)], day: Samples.day(20_260_131)))
    var edited = plan
    edited.amountMinor = 30_000
    let change = try await world.update(edited, since: plan, from: Samples.day(20_260_301))
    #expect(change.ended?.plan.end == Samples.day(20_260_228))
    #expect(change.plan.plan.number == 2)
    #expect(change.plan.plan.start == Samples.day(20_260_301))
    let due = try await world.plans.fetchDue(on: today, limit: 9).toDomain(limit: 9)
    let amounts = due.occurrences.map(\.plan.purpose.amount)
    #expect(amounts == [.usd(250), .usd(300)])
    let again = try await world.update(edited, since: plan, from: Samples.day(20_260_301))
    #expect(again == change)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `without a day a change is valid from today, or after the last stored day`(
    _ subject: RecurringPlanSubject
  ) async throws {
    let world = try await subject.make()
    let plan = try await world.add(.japanMonthly).plan
    var edited = plan
    edited.amountMinor = 30_000
    let change = try await world.update(edited, since: plan, from: nil)
    #expect(change.plan.plan.start == today)
    let daily = try await world.add(world.daily).plan
    _ = try await world.enter(DueSelection(plans: [.id(daily.id)]))
    var other = daily
    other.amountMinor = 30_000
    let later = try await world.plans.update(
      other, since: daily, successor: Samples.id(8_002), validFrom: nil, on: today)
    #expect(later.plan.plan.start == today.adding(days: 1))
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `no change reaches a day that is stored`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    let plan = try await world.add(.japanMonthly).plan
    _ = try await world.enter(.all)
    let refusal = RepositoryError.forbidden(.plan(.enteredThrough(Samples.day(20_260_331))))
    let weekly = plan.with { $0.unit = "week" }
    await #expect(throws: refusal) { try await world.update(weekly, since: plan, from: Samples.day(20_260_331)) }
    let shorter = plan.with { $0.end = Samples.day(20_260_330) }
    await #expect(throws: refusal) { try await world.update(shorter, since: plan, from: nil) }
    let edited = plan.with { $0.end = Samples.day(20_260_331) }
    let ended = try await world.update(edited, since: plan, from: nil)
    #expect(ended.ended == nil)
    #expect(ended.plan.plan == edited)
  }

  @Test(arguments: RecurringPlanSubject.all)
  func `a plan that hasn't begun is changed in place, as a note is`(_ subject: RecurringPlanSubject) async throws {
    let world = try await subject.make()
    var future = RecurringPlanEntity.japanMonthly
    future.start = Samples.day(20_260_501)
    let plan = try await world.add(future).plan
    var edited = plan
    (edited.amountMinor, edited.note) = (30_000, nil)
    let change = try await world.update(edited, since: plan, from: nil)
    #expect(change.ended == nil)
    #expect(change.plan.plan == edited)
  }

  @Test func `four connections enter each day once`() async throws {
    let url = TemporaryFolder.current.newPlace(for: "modulo.db")
    let world = try await RecurringPlanWorld.filled(
      DefaultStorage(manager: DefaultDataContextManager(url: url)))
    try await world.add(world.daily)
    let due = try await world.dueDays()
    let entered = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 {
        let other = RecurringPlanWorld(storage: DefaultStorage(manager: DefaultDataContextManager(url: url)))
        group.addTask { try await other.enter(.all).map(\.day.rawValue) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(entered.sorted() == due)
    #expect(due.count == 102)
  }
}
