public import Foundation
import ModuloUtilities

/// What a balance did since the one before it.
public struct BalanceChange: Equatable, Sendable {
  /// The balance now, less the one before; above zero is good for debts too, because they are below zero.
  public let amount: Decimal
  /// The amount for a hundred of the previous balance's magnitude; 0 where nothing can be compared.
  public let percentage: Decimal
  /// Whether there is a previous balance other than 0, so that the percentage means something.
  public let isComparable: Bool
  public let isDebt: Bool

  /// - Parameter previous: The balance before; `nil` when there is none, and then nothing has changed.
  public init(from previous: Decimal?, to balance: Decimal, isDebt: Bool) {
    let base = previous ?? balance
    amount = balance - base
    isComparable = previous.map { $0 != 0 } ?? false
    percentage = isComparable ? (balance - base) / abs(base) * 100 : 0
    self.isDebt = isDebt
  }

  /// Whether the person is better off.
  public var isPositive: Bool { amount > 0 }

  /// Which way the arrow points: a debt that was reduced goes down.
  public var trend: Trend {
    if amount == 0 { return .flat }
    return isPositive == isDebt ? .down : .up
  }
}
