public import Foundation
public import ModuloUtilities

/// The change from one balance to the next.
public struct BalanceChange: Equatable, Sendable {
  /// The new balance less the previous one; a positive amount is a gain for debts too, because they are stored below
  /// zero.
  public let amount: Money
  /// The amount as a percentage of the previous balance's magnitude; 0 where nothing can be compared.
  public let percentage: Decimal
  /// Whether the percentage is meaningful: there is a previous balance other than 0.
  public let isComparable: Bool
  /// Whether the balances are a debt's, for which a lower debt is a gain.
  public let isDebt: Bool

  /// - Parameter previous: The previous balance, in the same currency; `nil` for none, and then the change is
  ///   0.
  public init(from previous: Money?, to balance: Money, isDebt: Bool) {
    let base = previous ?? balance
    amount = balance - base
    isComparable = previous.map { !$0.isZero } ?? false
    percentage = isComparable ? amount.decimal / base.magnitude.decimal * 100 : 0
    self.isDebt = isDebt
  }

  /// The change of a total, which has no percentage.
  ///
  /// - Parameter amount: The new total less the previous one; debts are below zero.
  public init(ofTotal amount: Money, isDebt: Bool) {
    self.amount = amount
    percentage = 0
    isComparable = false
    self.isDebt = isDebt
  }

  /// Whether the change is a gain.
  public var isPositive: Bool { amount.isPositive }

  /// The direction of the arrow: down for a debt that was reduced.
  public var trend: Trend {
    if amount.isZero { return .flat }
    return isPositive == isDebt ? .down : .up
  }
}

/// The direction of a change, as its arrow points: up for a higher balance, and for a higher debt. Whether that is a
/// gain is ``BalanceChange/isPositive``.
public enum Trend: String, CaseIterable, Sendable {
  /// A higher balance, or a higher debt.
  case up
  /// A lower balance, or a lower debt.
  case down
  /// No change.
  case flat
}
