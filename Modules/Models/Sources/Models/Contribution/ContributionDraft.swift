public import Foundation
public import ModuloUtilities

/// User input for a contribution, parsed but not yet validated.
public struct ContributionDraft: Equatable, Sendable {
  /// The id the contribution will have. Submitting the same draft again makes no second contribution.
  public let id: UUID
  /// The goal as it was shown to the user; a withdrawal is checked against its total first.
  public let goal: FinancialGoalDomain
  /// A name of its own; `nil` or blank for the default of its type.
  public let name: String?
  /// The amount, above zero, in the goal's currency.
  public let amount: Money
  /// Whether money is put in or taken out.
  public let type: ContributionType
  /// The calendar day it counts for.
  public let date: CalendarDay
  /// Whether the goal's total may fall below zero.
  public let allowsNegativeTotal: Bool
  /// Whether an account may be short by it.
  public let allowsShort: Bool
  /// The contribution that is edited, as it was shown: what the draft has in common with it stays as it is stored, also
  /// where another edit has changed it since. `nil` for a new contribution, and for an edit that gives everything.
  public let original: ContributionDomain?

  /// - Precondition: The amount is in the goal's currency.
  public init(
    id: UUID, goal: FinancialGoalDomain, name: String? = nil, amount: Money, type: ContributionType,
    date: CalendarDay, allowsNegativeTotal: Bool = false, allowsShort: Bool = false,
    original: ContributionDomain? = nil
  ) {
    precondition(amount.currency == goal.currency, "The goal is in \(goal.currency), not \(amount.currency)")
    self.id = id
    self.goal = goal
    self.name = name
    self.amount = amount
    self.type = type
    self.date = date
    self.allowsNegativeTotal = allowsNegativeTotal
    self.allowsShort = allowsShort
    self.original = original
  }
}

/// User input for a move of money between two goals, parsed but not yet validated.
public struct ContributionMoveDraft: Equatable, Sendable {
  /// The id the withdrawal will have. Submitting the same draft again moves nothing a second time.
  public let withdrawalID: UUID
  /// The id the addition will have.
  public let additionID: UUID
  /// The goal the money is taken from, as it was shown to the user; the amount is checked against its total first.
  public let source: FinancialGoalDomain
  /// The goal that receives the money.
  public let target: FinancialGoalDomain
  /// The withdrawal's name.
  public let withdrawalName: String
  /// The addition's name.
  public let additionName: String
  /// The amount, above zero, in the currency of both goals.
  public let amount: Money
  /// The calendar day both contributions count for.
  public let date: CalendarDay
  /// Whether the total of the source may fall below zero.
  public let allowsNegativeTotal: Bool
  /// Whether an account of the target may be short by it.
  public let allowsShort: Bool

  /// - Precondition: The amount is in the currency of the source.
  public init(
    withdrawalID: UUID, additionID: UUID, source: FinancialGoalDomain, target: FinancialGoalDomain,
    withdrawalName: String, additionName: String, amount: Money, date: CalendarDay,
    allowsNegativeTotal: Bool = false, allowsShort: Bool = false
  ) {
    precondition(amount.currency == source.currency, "The source is in \(source.currency), not \(amount.currency)")
    self.withdrawalID = withdrawalID
    self.additionID = additionID
    self.source = source
    self.target = target
    self.withdrawalName = withdrawalName
    self.additionName = additionName
    self.amount = amount
    self.date = date
    self.allowsNegativeTotal = allowsNegativeTotal
    self.allowsShort = allowsShort
  }
}
