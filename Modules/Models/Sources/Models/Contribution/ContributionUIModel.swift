public import Foundation
public import ModuloUtilities

/// A contribution as a list shows it: text, ready for display.
public struct ContributionUIModel: Identifiable, Equatable, Sendable {
  /// The contribution's identifier.
  public let id: UUID
  /// The number with its sign: `#12`.
  public let number: String
  /// Its own name, else the default name of an addition or a withdrawal.
  public let name: String
  /// With its sign, where the locale puts it.
  public let amount: String
  /// Whether money is put in or taken out.
  public let type: ContributionType
  /// In digits.
  public let date: String
  /// The goal, in a list of those of all goals.
  public let goal: String?
}

extension ContributionDomain {
  /// The contribution as a list shows it.
  ///
  /// - Parameter goal: Its goal, in a list of those of all goals.
  public func toUIModel(_ format: FormatContext, of goal: FinancialGoalDomain? = nil) -> ContributionUIModel {
    ContributionUIModel(
      id: id, number: "#\(number)", name: name?.singleLine ?? type.defaultName(format.strings.contribution),
      amount: format.signedAmount(signedAmount), type: type, date: format.numericDay(date), goal: goal?.title)
  }
}

extension ContributionListDomain {
  /// The number of contributions of all pages, and what they add up to in each currency; `nil` for none.
  public func totalText(_ format: FormatContext) -> String? {
    if list.count == 0 { return nil }
    return format.strings.contribution.total(
      format.count(list.count, of: .contribution), nets.map(format.signedAmount).joined(separator: " · "))
  }
}

extension ContributionDetailedDomain {
  /// The confirmation of a new contribution: its day where that isn't today, its goal, and the goal's total now; that
  /// the goal is reached, where this contribution has reached it.
  public func createdText(_ format: FormatContext, on today: CalendarDay) -> String {
    storedText(format, on: today) + reachedText(format)
  }

  /// The confirmation of a changed contribution, with the same.
  ///
  /// - Parameter previous: The amount as it counted towards the goal's total before the change.
  public func updatedText(_ format: FormatContext, on today: CalendarDay, was previous: Money) -> String {
    let isSame = previous == contribution.signedAmount
    return storedText(format, on: today)
      + (isSame ? "" : format.strings.change.was(format.signedAmount(previous))) + reachedText(format)
  }

  /// The confirmation of a deleted contribution: its day where that isn't today, its goal, and the goal's total now;
  /// that the goal is reached, where it is by the deletion of a withdrawal.
  public func deletedText(_ format: FormatContext, on today: CalendarDay) -> String {
    let amount = format.signedAmount(contribution.signedAmount) + format.onDay(contribution.date, today: today)
    return format.strings.contribution.deleted(
      AmountText(amount, of: contribution.amount), goal.title,
      AmountText(format.amount(goal.currentAmount), of: goal.currentAmount), format.amount(goal.goalAmount))
      + reachedText(format)
  }

  private func storedText(_ format: FormatContext, on today: CalendarDay) -> String {
    let amount = format.signedAmount(contribution.signedAmount) + format.onDay(contribution.date, today: today)
    return format.strings.contribution.stored(amount, goal.markedTitle(format), goal.savedText(format))
  }

  fileprivate func reachedText(_ format: FormatContext) -> String {
    reachesGoal ? format.strings.contribution.reachesGoal : ""
  }
}

extension ContributionMoveDomain {
  /// The confirmation of a move: its day where that isn't today, and the total of each goal now; that the goal which
  /// receives the money is reached, where the move has reached it.
  public func text(_ format: FormatContext, on today: CalendarDay) -> String {
    format.strings.contribution.moved(
      AmountText(format.amount(addition.amount), of: addition.amount), format.onDay(addition.date, today: today),
      source.goal.markedTitle(format), format.amount(source.goal.currentAmount), target.goal.markedTitle(format),
      AmountText(format.amount(target.goal.currentAmount), of: target.goal.currentAmount)) + target.reachedText(format)
  }
}

extension ContributionType {
  fileprivate func defaultName(_ words: ContributionStrings) -> String {
    switch self {
    case .add: words.defaultAddName
    case .remove: words.defaultRemoveName
    }
  }
}

/// The net of one month as a chart shows it.
public struct ContributionMonthUIModel: Equatable, Sendable {
  /// With its year.
  public let label: String
  /// Without its year, for places that show the year separately.
  public let shortLabel: String
  /// For the length of a bar.
  public let net: Decimal
  /// The amount with its sign, formatted.
  public let amount: String
}

extension ContributionMonthDomain {
  /// The month as a chart shows it.
  public func toUIModel(_ format: FormatContext) -> ContributionMonthUIModel {
    ContributionMonthUIModel(
      label: format.month(month), shortLabel: format.shortMonth(month), net: net.decimal,
      amount: format.signedAmount(net))
  }
}
