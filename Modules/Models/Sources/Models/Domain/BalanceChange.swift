public import Foundation
import ModuloUtilities

/// The change from one balance to the next.
public struct BalanceChange: Equatable, Sendable {
  /// The new balance less the previous one; a positive amount is a gain for debts too, because they are stored below
  /// zero.
  public let amount: Decimal
  /// The amount as a percentage of the previous balance's magnitude; 0 where nothing can be compared.
  public let percentage: Decimal
  /// Whether the percentage is meaningful: there is a previous balance other than 0.
  public let isComparable: Bool
  public let isDebt: Bool

  /// - Parameter previous: The previous balance; `nil` when there is none, and then the change is 0.
  public init(from previous: Decimal?, to balance: Decimal, isDebt: Bool) {
    let base = previous ?? balance
    amount = balance - base
    isComparable = previous.map { $0 != 0 } ?? false
    percentage = isComparable ? (balance - base) / abs(base) * 100 : 0
    self.isDebt = isDebt
  }

  /// Whether the change is a gain.
  public var isPositive: Bool { amount > 0 }

  /// The direction of the arrow: down for a debt that was reduced.
  public var trend: Trend {
    if amount == 0 { return .flat }
    return isPositive == isDebt ? .down : .up
  }
}
