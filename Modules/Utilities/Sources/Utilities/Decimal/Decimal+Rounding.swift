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

  /// The value in plain digits with a point and exactly so many decimals, rounded half away from zero: `2400.00` for
  /// 2400 and the scale 2. No grouping, no exponent, never a negative zero; the same in every locale.
  public func plainText(scale: Int) -> String {
    let text = rounded(scale: scale).description
    guard scale > 0, !isNaN else { return text }
    let decimals = text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8[$0...].count - 1 }
    return text + (decimals == nil ? "." : "") + String(repeating: "0", count: scale - (decimals ?? 0))
  }
}
