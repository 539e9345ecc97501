public import Foundation
public import ModuloUtilities

/// A goal as a list shows it: text, ready for display.
public struct FinancialGoalUIModel: Identifiable, Equatable, Sendable {
  /// The goal's identifier.
  public let id: UUID
  /// `#1`
  public let number: String
  /// The goal's emoji; empty for none.
  public let emoji: String
  /// The goal's name.
  public let name: String
  /// The amount saved, formatted.
  public let currentAmount: String
  /// The target amount, formatted.
  public let goalAmount: String
  /// The share that is saved, from 0 to 1, for a bar.
  public let progress: Decimal
  /// The share that is saved, in percent: `20%`.
  public let progressText: String
  /// The amount still due this month; `nil` when nothing is due.
  public let remainingThisMonth: String?
  /// The last day; `nil` for a goal without an end.
  public let endDate: String?
  /// On the day of the figures.
  public let status: FinancialGoalStatus
}

extension FinancialGoalDomain {
  /// The goal as a list shows it on `today`.
  public func toUIModel(_ format: FormatContext, on today: CalendarDay) -> FinancialGoalUIModel {
    FinancialGoalUIModel(
      id: id, number: "#\(number)", emoji: emoji, name: name,
      currentAmount: format.amount(currentAmount), goalAmount: format.amount(goalAmount),
      progress: max(0, progressRatio), progressText: format.percent(progressRatio),
      remainingThisMonth: remainingThisMonth(on: today).map(format.amount),
      endDate: endDate.map(format.day), status: status(on: today))
  }
}

extension FinancialGoalDomain {
  /// The confirmation of a new goal, with its target.
  public func createdText(_ format: FormatContext) -> String {
    format.strings.goal.created(numberedTitle, format.amount(goalAmount))
  }

  /// The confirmation of a changed goal: what differs from what it was; that it is reached, where the change has
  /// reached it.
  ///
  /// - Parameter original: The goal before the edit.
  public func updatedText(_ format: FormatContext, since original: FinancialGoalDomain) -> String {
    let words = format.strings
    return format.updated(words.goal.updated(numberedTitle), changes(format, since: original))
      + (isReached(since: original) ? words.contribution.reachesGoal : "")
  }

  private func changes(_ format: FormatContext, since original: FinancialGoalDomain) -> [String] {
    let words = format.strings.goal
    func text(_ end: CalendarDay?) -> String { end.map(format.day) ?? words.changedToNoEnd }
    let emoji = emoji == original.emoji ? [] : [words.changedEmoji(isEmpty: emoji.isEmpty)]
    let values = format.changes([
      ChangedText(label: words.changedName, now: name.singleLine, before: original.name.singleLine),
      ChangedText(
        label: words.changedTarget, now: format.amount(goalAmount), before: format.amount(original.goalAmount)),
      ChangedText(
        label: words.changedStart, now: format.day(startDate), before: format.day(original.startDate)),
      ChangedText(label: words.changedEnd, now: text(endDate), before: text(original.endDate)),
    ])
    return values + emoji
  }

  /// The title, and that the goal is archived where it is.
  func markedTitle(_ format: FormatContext) -> String {
    isArchived ? format.strings.contribution.archived(title) : title
  }

  /// The goal's total and its target: `$600 of $3,000 saved`.
  func savedText(_ format: FormatContext) -> String {
    format.strings.contribution.saved(
      AmountText(format.amount(currentAmount), of: currentAmount), format.amount(goalAmount))
  }

  /// The title of a form about the goal, with its total: `New contribution · Japan, $600 of $3,000 saved`.
  ///
  /// - Parameter title: What the form does.
  public func formTitle(_ title: String, _ format: FormatContext) -> String {
    "\(title) · \(markedTitle(format)), \(savedText(format))"
  }
}

/// A goal as its details show it: text, ready for display.
public struct FinancialGoalDetailedUIModel: Identifiable, Equatable, Sendable {
  /// The goal's identifier.
  public let id: UUID
  /// Emoji and name.
  public let title: String
  /// The number with its sign: `#1`.
  public let number: String
  /// On the day of the figures.
  public let status: FinancialGoalStatus
  /// That the goal is reached, or how long it is overdue; `nil` while it is neither.
  public let statusText: String?
  /// The share that is saved, from 0 to 1, for a bar.
  public let progress: Decimal
  /// The share that is saved, in percent: `20%`.
  public let progressText: String
  /// The target amount, formatted.
  public let goalAmount: String
  /// The amount saved, formatted.
  public let currentAmount: String
  /// The amount still to be saved, never below zero.
  public let remainingAmount: String
  /// `nil` for a goal without an end, as are the other two monthly figures.
  public let monthlyTarget: String?
  /// The amount per month that still reaches the target in time; `nil` for a goal without an end.
  public let monthlyRequired: String?
  /// The amount still due this month; `nil` when nothing is due, and for a goal without an end.
  public let remainingThisMonth: String?
  /// The net of this month, formatted.
  public let contributedThisMonth: String
  /// What is needed this month, and what was put in; `nil` when nothing is needed, and for a goal without an end.
  public let neededThisMonth: String?
  /// When the goal is reached at the pace of the latest months: a month, or the span from the best pace to the slowest.
  /// `nil` once it is reached, and before a month is over.
  public let forecast: String?
  /// When it is reached by its plan; `nil` without one.
  public let plannedForecast: String?
  /// Whether the goal has an end, so that the monthly figures have a meaning.
  public let hasEnd: Bool
  /// The start, the end and the days between, formatted.
  public let date: FinancialGoalDateUIModel
  /// The latest months, oldest first: a year of them at most, up to that of the newest contribution.
  public let months: [ContributionMonthUIModel]
  /// The number of months before those.
  public let earlierMonths: Int
  /// One page of contributions, newest first.
  public let contributions: [ContributionUIModel]
  /// The number of contributions beyond those shown.
  public let furtherContributions: Int
}

/// The start and the end of a goal, and the time that has passed.
public struct FinancialGoalDateUIModel: Equatable, Sendable {
  /// The days since the start, with their unit.
  public let elapsedDays: String
  /// `nil` for a goal without an end, and for one that is overdue.
  public let remainingDays: String?
  /// The first day, formatted.
  public let startDate: String
  /// The last day, formatted; `nil` for a goal without an end.
  public let endDate: String?
}

extension FinancialGoalDetailedDomain {
  /// The most months of the details; the chart has all.
  private static let latestMonths = 12

  /// The details as they are shown on `today`.
  ///
  /// - Parameter offset: The number of contributions before `contributions`.
  public func toUIModel(
    _ format: FormatContext, on today: CalendarDay, offset: Int
  ) -> FinancialGoalDetailedUIModel {
    let forecast = forecast(on: today)
    return FinancialGoalDetailedUIModel(
      id: goal.id, title: goal.title, number: "#\(goal.number)",
      status: goal.status(on: today), statusText: goal.statusText(format, on: today),
      progress: max(0, goal.progressRatio), progressText: format.percent(goal.progressRatio),
      goalAmount: format.amount(goal.goalAmount), currentAmount: format.amount(goal.currentAmount),
      remainingAmount: format.amount(goal.openAmount), monthlyTarget: goal.monthlyTarget.map(format.amount),
      monthlyRequired: goal.monthlyRequired(on: today).map(format.amount),
      remainingThisMonth: goal.remainingThisMonth(on: today).map(format.amount),
      contributedThisMonth: format.amount(goal.contributedThisMonth), neededThisMonth: forecast.neededText(format),
      forecast: forecast.figure(format), plannedForecast: forecast.plannedFigure(format), hasEnd: goal.endDate != nil,
      date: goal.dateUIModel(format, on: today),
      months: months.suffix(Self.latestMonths).map { $0.toUIModel(format) },
      earlierMonths: max(0, months.count - Self.latestMonths),
      contributions: contributions.map { $0.toUIModel(format) },
      furtherContributions: max(0, goal.contributionCount - offset - contributions.count))
  }
}

extension FinancialGoalDomain {
  fileprivate func statusText(_ format: FormatContext, on today: CalendarDay) -> String? {
    let words = format.strings.goal
    return switch status(on: today) {
    case .open: nil
    case .reached: words.reachedText
    case .overdue: words.overdueText(format.strings.count.days(overdueDays(on: today), format))
    }
  }

  fileprivate func dateUIModel(_ format: FormatContext, on today: CalendarDay) -> FinancialGoalDateUIModel {
    let count = format.strings.count
    return FinancialGoalDateUIModel(
      elapsedDays: count.days(elapsedDays(on: today), format),
      remainingDays: status(on: today) == .overdue ? nil : remainingDays(on: today).map { count.days($0, format) },
      startDate: format.day(startDate), endDate: endDate.map(format.day))
  }
}
