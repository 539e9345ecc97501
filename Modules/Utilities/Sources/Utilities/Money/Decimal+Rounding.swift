public import Foundation

extension Decimal {
  /// The value with at most so many decimals, a half rounded away from zero: 0.125 to 2 decimals is 0.13, -0.125 is
  /// -0.13.
  public func rounded(scale: Int) -> Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, scale, .plain)
    return result
  }
}
