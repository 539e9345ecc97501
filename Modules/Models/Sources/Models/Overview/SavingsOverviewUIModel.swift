public import Foundation
import ModuloUtilities

/// The overview as it is shown: text, ready for display.
public struct SavingsOverviewUIModel: Equatable, Sendable {
  /// The day of the figures.
  public let day: String
  /// The text in place of sums when every goal is archived; `nil` otherwise.
  public let allArchived: String?
  /// The sums, one for each currency, by its code.
  public let currencies: [CurrencyOverviewUIModel]
  /// Goals that end soon, the soonest first.
  public let deadlines: [DeadlineUIModel]
  /// Goals whose end is past, the latest first.
  public let overdue: [DeadlineUIModel]
}

/// The sums of one currency.
public struct CurrencyOverviewUIModel: Equatable, Sendable {
  /// The code and the number of goals.
  public let title: String
  /// The amount saved, of the target: `$600 of $3,000`.
  public let saved: String
  /// The amount still due this month, formatted.
  public let dueThisMonth: String
  /// Whether the goals are behind their plans, ahead of them, or neither; `nil` when none has a plan.
  public let plan: String?
  /// Whether the plans of the goals have a shortfall.
  public let isBehind: Bool
  /// The share that is saved, from 0 to 1, for a bar.
  public let progress: Decimal
  /// The share that is saved, in percent.
  public let progressText: String
}

/// A goal with its end, as a line of a list.
public struct DeadlineUIModel: Identifiable, Equatable, Sendable {
  /// The goal's identifier.
  public let id: UUID
  /// `#1`
  public let number: String
  /// The goal's emoji; empty for none.
  public let emoji: String
  /// The goal's name.
  public let name: String
  /// The last day, formatted.
  public let endDate: String
  /// The time until the end, or since it.
  public let distance: String
  /// The amount still to be saved.
  public let remaining: String
}

extension SavingsOverviewDomain {
  /// The overview as it is shown.
  public func toUIModel(_ format: FormatContext) -> SavingsOverviewUIModel {
    let isArchived = goalCount == 0 && archivedCount > 0
    let allArchived = format.advised(format.strings.overview.allArchived, .listArchivedGoals)
    return SavingsOverviewUIModel(
      day: format.day(today), allArchived: isArchived ? allArchived : nil,
      currencies: currencies.map { $0.toUIModel(format) },
      deadlines: deadlines.compactMap { $0.toDeadline(format, on: today) },
      overdue: overdue.compactMap { $0.toDeadline(format, on: today) })
  }
}

extension CurrencyOverviewDomain {
  fileprivate func toUIModel(_ format: FormatContext) -> CurrencyOverviewUIModel {
    let words = format.strings.overview
    return CurrencyOverviewUIModel(
      title: "\(total.currency.code) (\(format.count(total.goalCount, of: .goal)))",
      saved: words.savedOf(format.amount(total.currentAmount), format.amount(total.goalAmount)),
      dueThisMonth: format.amount(total.dueThisMonth), plan: plannedCount > 0 ? plan(format) : nil,
      isBehind: behind.isPositive, progress: max(0, total.progressRatio),
      progressText: format.percent(total.progressRatio))
  }

  private func plan(_ format: FormatContext) -> String {
    let words = format.strings.overview
    let parts =
      (behind.isPositive ? [words.behind(format.amount(behind))] : [])
      + (ahead.isPositive ? [words.ahead(format.amount(ahead))] : [])
    return parts.isEmpty ? words.onPlan : parts.joined(separator: ", ")
  }
}

extension FinancialGoalDomain {
  fileprivate func toDeadline(_ format: FormatContext, on today: CalendarDay) -> DeadlineUIModel? {
    guard let endDate else { return nil }
    return DeadlineUIModel(
      id: id, number: "#\(number)", emoji: emoji, name: name, endDate: format.day(endDate),
      distance: format.strings.overview.distance(today.days(until: endDate), format),
      remaining: format.strings.overview.toGo(format.amount(remainingAmount)))
  }
}
