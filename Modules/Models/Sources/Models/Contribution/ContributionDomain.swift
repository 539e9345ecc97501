public import Foundation
public import ModuloUtilities

/// Money put into a goal or taken out of it, in the domain's types.
public struct ContributionDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short number for the command line; 0 while the contribution is not stored.
  public let number: Int
  public let goalID: UUID
  public let name: String?
  /// The magnitude, never negative; the sign comes from `type`.
  public let amount: Money
  public let type: ContributionType
  public let date: CalendarDay

  public init(
    id: UUID, number: Int = 0, goalID: UUID, name: String? = nil, amount: Money, type: ContributionType,
    date: CalendarDay
  ) {
    self.id = id
    self.number = number
    self.goalID = goalID
    self.name = name
    self.amount = amount
    self.type = type
    self.date = date
  }

  /// The amount as it counts towards the goal's total: negative for a withdrawal.
  public var signedAmount: Money {
    switch type {
    case .add: amount
    case .remove: -amount
    }
  }
}

/// A contribution and the goal it belongs to, as they were in one moment.
public struct ContributionDetailedDomain: Equatable, Sendable {
  public let contribution: ContributionDomain
  /// The goal with its totals.
  public let goal: FinancialGoalDomain

  public init(contribution: ContributionDomain, goal: FinancialGoalDomain) {
    self.contribution = contribution
    self.goal = goal
  }
}
