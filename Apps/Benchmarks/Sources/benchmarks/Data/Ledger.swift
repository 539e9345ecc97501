import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// A database of the product: goals, and contributions spread over them and over five years.
enum Ledger {
  /// The month that lists are made for; the contributions reach into it.
  static var month: CalendarMonth {
    get throws { try found(CalendarMonth(rawValue: 2025_12), "a month") }
  }

  static func make(at url: URL, goals: Int, contributions: Int) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let start = try day(2021_01_01)
    try manager.container().write { context in
      var maker = DepositMaker()
      let ids = maker.goalIDs.prefix(goals)
      for (index, id) in ids.enumerated() { try context.insert(goal(id, index, from: start)) }
      for index in 0..<contributions {
        try context.insert(contribution(maker.next(), to: ids[index % ids.count]))
      }
    }
  }

  /// A contribution of the product, made of a deposit.
  static func contribution(_ deposit: Deposit, to goalID: UUID) throws -> ContributionEntity {
    let type: ContributionType = deposit.amount.isMultiple(of: 8) ? .remove : .add
    return ContributionEntity(
      id: deposit.id, goalID: goalID, name: deposit.name, amountMinor: deposit.amount, type: type.rawValue,
      date: try day(Int(deposit.day)))
  }

  /// Adds accounts to a database, and balances spread over them and over five years, each after the one before.
  static func addBalances(_ count: Int, accounts: Int, to url: URL) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    try manager.container().write { context in
      var maker = DepositMaker(seed: 20_260_413)
      var balances = [Int64](repeating: 0, count: accounts)
      let ids = maker.goalIDs.prefix(accounts)
      for (index, id) in ids.enumerated() { try context.insert(account(id, index)) }
      for order in 0..<count {
        let (index, deposit) = (order % accounts, maker.next())
        let change = deposit.amount - balances[index]
        balances[index] = deposit.amount
        try context.insert(
          BalanceUpdateEntity(
            id: deposit.id, accountID: ids[index], balanceMinor: deposit.amount, date: try day(order, of: count),
            note: deposit.name, changeMinor: change, part: try account(ids[index], index).part().rawValue))
      }
    }
  }

  /// Adds daily plans to a database, spread over its goals, with an occurrence for each of so many contributions.
  ///
  /// - Parameter days: the days of each plan up to the month's 15th that have none.
  static func addPlans(_ count: Int, occurrences: Int, due days: Int, to url: URL) throws {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let last = try found(day(month.rawValue * 100 + 15).adding(days: -days), "a day")
    let length = occurrences / count
    let start = try found(last.adding(days: 1 - length), "a day")
    try manager.container().write { context in
      var (contributions, ids) = (DepositMaker(), DepositMaker(seed: 20_260_414))
      let goals = contributions.goalIDs
      var plans: [UUID] = []
      for index in 0..<count {
        let plan = RecurringPlanEntity(
          id: ids.next().id, goalID: goals[index % goals.count], amountMinor: 100, interval: 1,
          unit: Recurrence.Unit.day.rawValue, anchor: start, start: start)
        try context.insert(plan)
        plans.append(plan.id)
      }
      for order in 0..<length * count {
        let day = try found(start.adding(days: order / count), "a day")
        try context.insert(
          PlanOccurrenceEntity(
            id: ids.next().id, planID: plans[order % count], day: day, contributionID: contributions.next().id))
      }
    }
  }

  /// The day of a row among others that go through five years.
  private static func day(_ order: Int, of count: Int) throws -> CalendarDay {
    let days = order * 1_680 / count
    return try day(2021_01_01 + days / 336 * 10_000 + days / 28 % 12 * 100 + days % 28)
  }

  static func day(_ rawValue: Int) throws -> CalendarDay {
    try found(CalendarDay(rawValue: rawValue), "a day")
  }

  private static func goal(_ id: UUID, _ index: Int, from start: CalendarDay) -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: id, name: "Goal \(index)", emoji: "🎯", goalAmountMinor: 1_000_000, currency: "EUR", startDate: start)
  }
}

extension Ledger {
  private static func account(_ id: UUID, _ index: Int) -> FinancialAccountEntity {
    FinancialAccountEntity(
      id: id, provider: "Account \(index)", type: FinancialAccountType.cash.rawValue, currency: "EUR")
  }
}

/// The value, or an error that says what is missing.
func found<Value>(_ value: Value?, _ name: String) throws -> Value {
  guard let value else { throw BenchmarkError("\(name) is missing") }
  return value
}

extension Digest {
  init(_ records: [FinancialGoalRecord]) {
    for record in records {
      add(record.goal.number)
      add(record.goal.id)
      add(record.goal.name)
      add(record.goal.goalAmountMinor)
      add(record.goal.startDate.rawValue)
      add(record.totals.netMinor)
      add(record.totals.count)
      add(record.totals.monthNetMinor)
    }
  }
}
