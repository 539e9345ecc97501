import Foundation
import ModuloModels
import ModuloUtilities

/// The list of goals by hand: two statements in one snapshot.
struct RawGoalList {
  private let database: RawDatabase
  private let totals: RawStatement
  private let goals: RawStatement

  static let totals = """
    SELECT group_id, sum(net), sum(count), sum(CASE WHEN bucket = ?1 THEN net ELSE 0 END)
    FROM contribution_month GROUP BY group_id
    """
  static let goals = """
    SELECT number, id, name, emoji, goal_amount_minor, currency, start_date, end_date, is_archived
    FROM financial_goal ORDER BY number
    """

  init(_ database: RawDatabase) throws {
    self.database = database
    totals = try database.prepare(Self.totals)
    goals = try database.prepare(Self.goals)
  }

  func fetch(in month: CalendarMonth) throws -> [FinancialGoalRecord] {
    try database.execute("BEGIN")
    let sums = try fetchTotals(in: month)
    var records: [FinancialGoalRecord] = []
    while try goals.step() {
      let goal = try goals.goal()
      records.append(FinancialGoalRecord(goal: goal, totals: sums[goal.id] ?? .zero))
    }
    try database.execute("COMMIT")
    return records
  }

  private func fetchTotals(in month: CalendarMonth) throws -> [UUID: ContributionTotals] {
    var sums: [UUID: ContributionTotals] = [:]
    totals.bind(Int64(month.rawValue), at: 1)
    while try totals.step() {
      sums[try totals.id(0)] = ContributionTotals(
        netMinor: totals.integer(1), count: Int(totals.integer(2)), monthNetMinor: totals.integer(3))
    }
    return sums
  }
}

extension RawStatement {
  fileprivate func goal() throws -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: try id(1), number: integer(0), name: text(2) ?? "", emoji: text(3) ?? "", goalAmountMinor: integer(4),
      currency: text(5) ?? "", startDate: try Ledger.day(Int(integer(6))),
      endDate: CalendarDay(rawValue: Int(integer(7))), isArchived: integer(8) != 0)
  }
}
