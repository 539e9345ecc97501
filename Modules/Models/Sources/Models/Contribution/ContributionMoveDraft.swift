public import Foundation
public import ModuloUtilities

/// User input for a move of money between two goals, parsed but not yet validated.
public struct ContributionMoveDraft: Equatable, Sendable {
  /// The id the withdrawal will have. Submitting the same draft again moves nothing a second time.
  public let withdrawalID: UUID
  /// The id the addition will have.
  public let additionID: UUID
  /// The goal the money is taken from, as it was shown to the user; the amount is checked against its total first.
  public let source: FinancialGoalDomain
  public let target: FinancialGoalDomain
  /// The withdrawal's name.
  public let withdrawalName: String
  /// The addition's name.
  public let additionName: String
  public let amount: Money
  public let date: CalendarDay
  /// Whether the total of the source may fall below zero.
  public let allowsNegativeTotal: Bool

  /// - Precondition: The amount is in the currency of the source.
  public init(
    withdrawalID: UUID, additionID: UUID, source: FinancialGoalDomain, target: FinancialGoalDomain,
    withdrawalName: String, additionName: String, amount: Money, date: CalendarDay,
    allowsNegativeTotal: Bool = false
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
  }
}

/// A move of money between two goals: the withdrawal from one and the addition to the other, each with its goal.
public struct ContributionMoveDomain: Equatable, Sendable {
  /// The withdrawal, and the goal the money was taken from as it is now.
  public let source: ContributionDetailedDomain
  /// The addition, and the goal it was put into as it is now.
  public let target: ContributionDetailedDomain

  /// The contribution that took the money out.
  public var withdrawal: ContributionDomain { source.contribution }
  /// The contribution that put the money in.
  public var addition: ContributionDomain { target.contribution }

  public init(source: ContributionDetailedDomain, target: ContributionDetailedDomain) {
    self.source = source
    self.target = target
  }
}
