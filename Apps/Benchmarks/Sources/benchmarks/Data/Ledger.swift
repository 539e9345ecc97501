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
    let manager = DefaultDataContextManager(url: url)
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

  static func day(_ rawValue: Int) throws -> CalendarDay {
    try found(CalendarDay(rawValue: rawValue), "a day")
  }

  private static func goal(_ id: UUID, _ index: Int, from start: CalendarDay) -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: id, name: "Goal \(index)", emoji: "🎯", goalAmountMinor: 1_000_000, currency: "EUR", startDate: start)
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
