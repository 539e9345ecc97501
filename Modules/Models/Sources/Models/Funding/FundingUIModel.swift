public import Foundation
import ModuloUtilities

/// A link between a goal and an account as a list shows it: text, ready for display.
public struct FundingUIModel: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The goal.
  public let goal: String
  /// The account.
  public let account: String
  /// What is set aside, or that the link is quiet.
  public let setAside: String
  /// The most that is; empty for all that is saved.
  public let limit: String
  /// `priority 1`.
  public let priority: String
  /// What is missing; empty for nothing.
  public let short: String
}

/// An account with what is set aside in it, as a list shows it: text, ready for display.
public struct AccountFundingUIModel: Identifiable, Equatable, Sendable {
  /// The identifier of the account.
  public let id: UUID
  /// The account.
  public let account: String
  /// What is set aside.
  public let setAside: String
  /// What is left.
  public let unallocated: String
  /// What is missing; empty for nothing.
  public let short: String
}

extension FundingDomain {
  /// The link as a list shows it.
  public func toUIModel(_ format: FormatContext) -> FundingUIModel {
    let words = format.strings.funding
    return FundingUIModel(
      id: id, goal: goal.title, account: account.title,
      setAside: isQuiet ? words.quiet : words.setAside(format.exactAmount(setAside)),
      limit: limit.map { words.upTo(format.exactAmount($0)) } ?? "", priority: words.priority(format.number(priority)),
      short: short.shortText(format))
  }

  /// The link on one line: `Japan from Savings: $500.00 set aside, up to $800.00, priority 1`.
  public func line(_ format: FormatContext) -> String {
    let shown = toUIModel(format)
    let figures = [shown.setAside, shown.limit, shown.priority, shown.short].filter { !$0.isEmpty }
    return format.strings.funding.line(goal.title, account.title, figures.joined(separator: ", "))
  }

  /// The confirmation that it was removed.
  public func removedText(_ format: FormatContext) -> String {
    format.strings.funding.removed(goal.title, account.title)
  }
}

extension AccountFunding {
  /// The account as a list shows it.
  public func toUIModel(_ format: FormatContext) -> AccountFundingUIModel {
    let words = format.strings.funding
    return AccountFundingUIModel(
      id: id, account: account.title, setAside: words.setAside(format.exactAmount(setAside)),
      unallocated: words.unallocated(format.exactAmount(unallocated)), short: short.shortText(format))
  }
}

extension FinancialGoalDetailedDomain {
  /// What no account has of the goal's savings; `nil` for nothing.
  public func untiedText(_ format: FormatContext) -> String? {
    let untied = goal.currentAmount - fundings.map(\.claimed).sum(in: goal.currency)
    return untied.isPositive ? format.strings.funding.untied(format.exactAmount(untied)) : nil
  }
}

extension [FundingDomain] {
  /// The confirmation that links were removed, a line for each.
  public func removedText(_ format: FormatContext) -> String {
    map { $0.removedText(format) }.joined(separator: "\n")
  }
}

extension Money {
  /// What is missing; empty for nothing.
  fileprivate func shortText(_ format: FormatContext) -> String {
    isZero ? "" : format.strings.funding.short(format.exactAmount(self))
  }
}
