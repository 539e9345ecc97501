public import Foundation
public import ModuloUtilities

/// What a person entered to move money from one goal to another, read but not yet checked by the rules.
public struct ContributionMoveDraft: Equatable, Sendable {
  /// The id the withdrawal will have. Submitting the same draft again moves nothing a second time.
  public let withdrawalID: UUID
  /// The id the addition will have.
  public let additionID: UUID
  /// The goal the money is taken from, as the person saw it; its total is what the amount is held against first.
  public let source: FinancialGoalDomain
  public let target: FinancialGoalDomain
  /// What the withdrawal is called.
  public let withdrawalName: String
  /// What the addition is called.
  public let additionName: String
  public let amount: Decimal
  public let date: CalendarDay
  /// Whether the total of the source may fall below zero.
  public let allowsNegativeTotal: Bool

  public init(
    withdrawalID: UUID, additionID: UUID, source: FinancialGoalDomain, target: FinancialGoalDomain,
    withdrawalName: String, additionName: String, amount: Decimal, date: CalendarDay,
    allowsNegativeTotal: Bool = false
  ) {
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

/// Money that went from one goal to another: what was taken out of the one, and put into the other.
public struct ContributionMoveDomain: Equatable, Sendable {
  public let withdrawal: ContributionDomain
  public let addition: ContributionDomain

  public init(withdrawal: ContributionDomain, addition: ContributionDomain) {
    self.withdrawal = withdrawal
    self.addition = addition
  }
}
