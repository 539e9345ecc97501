public import Foundation
import ModuloUtilities

/// A report as it is shown: text, ready for display.
public struct SavingsReportUIModel: Equatable, Sendable {
  /// The day of the figures.
  public let day: String
  /// The sums, one for each currency.
  public let totals: [SavingsTotalUIModel]
  /// The goals that aren't archived.
  public let active: [FinancialGoalReportUIModel]
  /// The archived goals.
  public let archived: [FinancialGoalReportUIModel]
}

/// The total of the goals of one currency.
public struct SavingsTotalUIModel: Equatable, Sendable {
  /// Its code.
  public let currency: String
  /// `2 goals`
  public let goals: String
  /// The sum of the target amounts, formatted.
  public let goalAmount: String
  /// The sum of the amounts saved, formatted.
  public let currentAmount: String
  /// The sum of the amounts still to be saved, formatted.
  public let remainingAmount: String
  /// The amount still due this month; `nil` when nothing is due.
  public let remainingThisMonth: String?
  /// From 0 to 1.
  public let progress: Decimal
  /// The share that is saved, in percent.
  public let progressText: String
}

/// A goal with the latest page of its months.
public struct FinancialGoalReportUIModel: Equatable, Sendable {
  /// The goal's figures and its latest contributions.
  public let details: FinancialGoalDetailedUIModel
  /// The goal's months as a chart.
  public let chart: MonthChartUIModel
}

extension SavingsReportDomain {
  /// The report as it is shown: the goals with the nearest end first, those without an end last, as they were made.
  public func toUIModel(_ format: FormatContext) -> SavingsReportUIModel {
    func reported(_ goals: [FinancialGoalDetailedDomain]) -> [FinancialGoalReportUIModel] {
      goals.sorted { $0.goal.reportOrder < $1.goal.reportOrder }.map {
        FinancialGoalReportUIModel(
          details: $0.toUIModel(format, on: today, offset: 0),
          chart: MonthChart($0.months).toUIModel(format, $0.goal.currency))
      }
    }
    return SavingsReportUIModel(
      day: format.day(today), totals: totals.map { $0.toUIModel(format) }, active: reported(active),
      archived: reported(archived))
  }
}

extension SavingsTotal {
  func toUIModel(_ format: FormatContext) -> SavingsTotalUIModel {
    SavingsTotalUIModel(
      currency: currency.code, goals: format.count(goalCount, of: .goal),
      goalAmount: format.amount(goalAmount), currentAmount: format.amount(currentAmount),
      remainingAmount: format.amount(remainingAmount),
      remainingThisMonth: dueThisMonth.isPositive ? format.amount(dueThisMonth) : nil,
      progress: max(0, progressRatio), progressText: format.percent(progressRatio))
  }
}

extension FinancialGoalDomain {
  fileprivate var reportOrder: (Int, Int) { (endDate?.rawValue ?? .max, number) }
}
