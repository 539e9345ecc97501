public import Foundation
public import ModuloUtilities

/// User input for a contribution, parsed but not yet validated.
public struct ContributionDraft: Equatable, Sendable {
  /// The id the contribution will have. Submitting the same draft again makes no second contribution.
  public let id: UUID
  /// The goal as it was shown to the user; a withdrawal is checked against its total first.
  public let goal: FinancialGoalDomain
  public let name: String?
  public let amount: Money
  public let type: ContributionType
  public let date: CalendarDay
  /// Whether the goal's total may fall below zero.
  public let allowsNegativeTotal: Bool

  /// - Precondition: The amount is in the goal's currency.
  public init(
    id: UUID, goal: FinancialGoalDomain, name: String? = nil, amount: Money, type: ContributionType,
    date: CalendarDay, allowsNegativeTotal: Bool = false
  ) {
    precondition(amount.currency == goal.currency, "The goal is in \(goal.currency), not \(amount.currency)")
    self.id = id
    self.goal = goal
    self.name = name
    self.amount = amount
    self.type = type
    self.date = date
    self.allowsNegativeTotal = allowsNegativeTotal
  }
}
