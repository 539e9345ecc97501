public import ModuloUtilities

/// Which entries of a list are wanted: contributions of goals, or balances of accounts.
public struct EntryFilter: Equatable, Sendable {
  /// The first and the last day; `nil` for all days.
  public var days: ClosedRange<CalendarDay>?
  /// A part of the name or note, whatever the case and the accents; `nil` for any. An entry without a name has none.
  public var text: String?
  /// The least and the greatest amount; `nil` for all amounts.
  public var amounts: AmountRange?

  /// A filter with these limits.
  public init(days: ClosedRange<CalendarDay>? = nil, text: String? = nil, amounts: AmountRange? = nil) {
    self.days = days
    self.text = text
    self.amounts = amounts
  }

  /// Takes every entry.
  public static let all = EntryFilter()
}

/// The least and the greatest amount of entries as they are typed, in units of each one's own currency: a withdrawal is
/// above zero, and so is what is owed.
public struct AmountRange: Equatable, Sendable {
  /// The decimals of the limits. No currency has more.
  public static let decimals = 3

  /// The limits, in thousandths of a unit.
  private let thousandths: ClosedRange<Int64>

  /// The amounts of a range.
  ///
  /// - Parameter thousandths: In thousandths of a unit.
  public init(_ thousandths: ClosedRange<Int64>) {
    // Without the lowest number of all, which has no opposite: what is owed is stored below zero.
    self.thousandths = thousandths.clamped(to: -.max ... .max)
  }

  /// The minor units of the amounts in a currency; `nil` when no amount in it is within the limits.
  public func minorUnits(in currency: Currency) -> ClosedRange<Int64>? {
    var unit: Int64 = 1
    for _ in currency.exponent..<Self.decimals { unit *= 10 }
    // Up for the least and down for the greatest: both are within the limits.
    let least = thousandths.lowerBound.divided(by: unit, rounding: .up)
    let greatest = thousandths.upperBound.divided(by: unit, rounding: .down)
    return least <= greatest ? least...greatest : nil
  }
}

extension Int64 {
  fileprivate func divided(by divisor: Int64, rounding rule: FloatingPointRoundingRule) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    if rule == .up { return remainder > 0 ? quotient + 1 : quotient }
    return remainder < 0 ? quotient - 1 : quotient
  }
}
