public import Foundation
public import ModuloUtilities

/// Money put into a goal or taken out of it, in the domain's types.
public struct ContributionDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one contribution.
  public let id: UUID
  /// The short number for the command line; 0 while the contribution is not stored.
  public let number: Int
  /// The identifier of the goal it belongs to.
  public let goalID: UUID
  /// A name of its own; `nil` for the default of its type.
  public let name: String?
  /// The magnitude, never negative; the sign comes from `type`.
  public let amount: Money
  /// Whether money is put in or taken out.
  public let type: ContributionType
  /// The calendar day it counts for.
  public let date: CalendarDay

  /// Creates a contribution; the amount is above zero for both types.
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

  /// Its place among the contributions of its goal.
  public var key: RowKey { RowKey(date, number) }

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
  /// The stored contribution.
  public let contribution: ContributionDomain
  /// The goal with its totals.
  public let goal: FinancialGoalDomain
  /// Whether the change that is told took the goal's total from below its target up to it; `false` for a contribution
  /// that was only read.
  public let reachesGoal: Bool

  /// Creates a contribution with the state of its goal after the change.
  public init(contribution: ContributionDomain, goal: FinancialGoalDomain, reachesGoal: Bool = false) {
    self.contribution = contribution
    self.goal = goal
    self.reachesGoal = reachesGoal
  }
}

/// Whether a contribution puts money in or takes it out. The raw value is stored.
public enum ContributionType: String, CaseIterable, Codable, Sendable {
  /// Money put into the goal.
  case add
  /// Money taken out of the goal.
  case remove
}

extension ContributionType {
  /// The minor units of an amount as they count towards the goal's total: negative for a withdrawal.
  public func signed(_ minorUnits: Int64) -> Int64 {
    switch self {
    case .add: minorUnits
    case .remove: -minorUnits
    }
  }
}

/// The net of one calendar month of a goal.
public struct ContributionMonthDomain: Equatable, Sendable {
  /// The calendar month.
  public let month: CalendarMonth
  /// Money put in less money taken out; below zero when more was taken out.
  public let net: Money

  /// Creates the net of one month.
  public init(month: CalendarMonth, net: Money) {
    self.month = month
    self.net = net
  }
}

extension [ContributionMonthDomain] {
  /// The series with a point for every month from the first to the last, zero for months without contributions. Empty
  /// when there are none; it does not extend to today.
  public var withoutGaps: [ContributionMonthDomain] {
    guard let first, let last else { return [] }
    let nets = [CalendarMonth: Money](map { ($0.month, $0.net) }, uniquingKeysWith: +)
    let none = Money.zero(in: first.net.currency)
    return first.month.through(last.month).map { ContributionMonthDomain(month: $0, net: nets[$0] ?? none) }
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

  /// Creates a move from what was stored in both goals.
  public init(source: ContributionDetailedDomain, target: ContributionDetailedDomain) {
    self.source = source
    self.target = target
  }
}

extension ContributionDomain: OwnedEntry {
  /// The identifier of the goal.
  public var ownerID: UUID { goalID }
}
