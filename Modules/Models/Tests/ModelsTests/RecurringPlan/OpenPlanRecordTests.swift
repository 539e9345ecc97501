import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What the plans of a goal are to a forecast.
@Suite struct OpenPlanRecordTests {
  private let today: CalendarDay

  init() throws { today = try Self.day("2026-04-12") }

  private static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  /// The amounts of a plan of $250 on the 31st since January, up to June.
  private func amounts(due: [String], end: String = "2026-06-30") throws -> [PlannedAmount] {
    let plan = RecurringPlanEntity(
      id: FinancialGoalEntity.car.id, goalID: FinancialGoalEntity.japan.id, amountMinor: 250_00, interval: 1,
      unit: "month", anchor: try Self.day("2026-01-31"), start: try Self.day("2026-01-31"), end: try Self.day(end))
    let open = OpenPlanRecord(plan: plan, due: try due.map(Self.day), today: today)
    let record = FinancialGoalDetailedRecord(
      record: FinancialGoalRecord(goal: .japan, totals: .zero), months: [], contributions: [], plans: [open])
    return try record.toDetailed().plan.flatMap(\.amounts)
  }

  @Test func `what is due comes first, and then every later day`() throws {
    let days = try amounts(due: ["2026-02-28", "2026-03-31"]).map { "\($0.day)" }
    #expect(days == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"])
  }

  @Test func `days that were entered or skipped between others aren't put in again`() throws {
    let days = try amounts(due: ["2026-01-31", "2026-03-31"]).map { "\($0.day)" }
    #expect(days == ["2026-01-31", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"])
  }

  @Test func `a plan that has ended has what is due of it`() throws {
    let days = try amounts(due: ["2026-03-31"], end: "2026-04-01").map { "\($0.day)" }
    let none = try amounts(due: [], end: "2026-04-01")
    #expect(days == ["2026-03-31"])
    #expect(none == [])
  }

  @Test func `the amounts are the plan's, in the goal's currency`() throws {
    let amounts = try amounts(due: []).map(\.amount)
    let expected = Money(minorUnits: 250_00, in: try FinancialGoalEntity.japan.toDomain().currency)
    #expect(amounts == [expected, expected, expected])
  }
}
