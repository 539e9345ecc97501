import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `goal` commands.
enum GoalJSON {
  /// One goal, with its months.
  static func show(_ details: FinancialGoalDetailedDomain, on today: CalendarDay) -> JSONValue {
    let months = months(details.months)
    return .object(schema + members(of: details.goal, on: today) + [.init("months", months)])
  }

  /// One page of a goal's months, and the SVG file they were written to.
  static func chart(_ chart: MonthChart, of goal: FinancialGoalDomain, in file: DataFile?) -> JSONValue {
    .object(
      schema + [
        .init("goal", .string(goal.id.uuidString.lowercased())), .init("number", JSONValue(goal.number)),
        .init("name", .string(goal.name)), .init("currency", .string(goal.currency.code)),
        .init("page", JSONValue(chart.page)), .init("pages", JSONValue(chart.pageCount)),
        .init("months", months(chart.visible)),
        .init("selected", chart.selection.map { JSONValue($0) } ?? .null),
        .init("file", JSONValue(file?.path)), .init("bytes", JSONValue(file?.bytes)),
      ])
  }

  /// A goal as it was made or changed.
  static func goal(_ goal: FinancialGoalDomain, on today: CalendarDay) -> JSONValue {
    .object(schema + members(of: goal, on: today))
  }

  static func list(_ goals: [FinancialGoalDomain], on today: CalendarDay) -> JSONValue {
    .object(schema + [.init("goals", .array(goals.map { .object(members(of: $0, on: today)) }))])
  }

  private static func months(_ months: [ContributionMonthDomain]) -> JSONValue {
    .array(months.map { ["month": JSONValue($0.month), "net": JSONValue($0.net)] })
  }

  /// The members of a goal, in every document that has one.
  static func members(of goal: FinancialGoalDomain, on today: CalendarDay) -> [JSONValue.Member] {
    [
      .init("id", .string(goal.id.uuidString.lowercased())), .init("number", JSONValue(goal.number)),
      .init("name", .string(goal.name)), .init("emoji", .string(goal.emoji)),
      .init("currency", .string(goal.currency.code)), .init("target", JSONValue(goal.goalAmount)),
      .init("current", JSONValue(goal.currentAmount)), .init("remaining", JSONValue(goal.remainingAmount)),
      .init("progress", .number(goal.progressRatio.rounded(scale: 4))),
      .init("start", JSONValue(goal.startDate)), .init("end", JSONValue(goal.endDate)),
      .init("archived", .bool(goal.isArchived)), .init("status", .string(goal.status(on: today).rawValue)),
      .init("elapsedDays", JSONValue(goal.elapsedDays(on: today))),
      .init("remainingDays", JSONValue(goal.remainingDays(on: today))),
      .init("monthlyTarget", JSONValue(goal.monthlyTarget)),
      .init("monthlyRequired", JSONValue(goal.monthlyRequired(on: today))),
      .init("contributedThisMonth", JSONValue(goal.contributedThisMonth)),
      .init("remainingThisMonth", JSONValue(goal.remainingThisMonth(on: today))),
      .init("contributionCount", JSONValue(goal.contributionCount)),
    ]
  }
}
