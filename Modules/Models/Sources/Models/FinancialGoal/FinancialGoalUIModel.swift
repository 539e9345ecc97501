public import Foundation
public import ModuloUtilities

/// A goal as a list shows it: text, ready for display.
public struct FinancialGoalUIModel: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// `#1`
  public let number: String
  public let emoji: String
  public let name: String
  public let currentAmount: String
  public let goalAmount: String
  /// The share that is saved, from 0 to 1, for a bar.
  public let progress: Decimal
  public let progressText: String
  /// The amount still due this month; `nil` when nothing is due.
  public let remainingThisMonth: String?
  /// The last day; `nil` for a goal without an end.
  public let endDate: String?
}

extension FinancialGoalDomain {
  /// The goal as a list shows it on `today`.
  public func toUIModel(_ format: FormatContext, on today: CalendarDay) -> FinancialGoalUIModel {
    FinancialGoalUIModel(
      id: id, number: "#\(number)", emoji: emoji, name: name,
      currentAmount: format.amount(currentAmount), goalAmount: format.amount(goalAmount),
      progress: max(0, progressRatio), progressText: format.percent(progressRatio),
      remainingThisMonth: remainingThisMonth(on: today).map(format.amount),
      endDate: endDate.map(format.day))
  }
}
