public import Foundation

/// An exact amount of money: a whole number of minor units in one currency.
///
/// Arithmetic within a currency is exact and doesn't overflow: 128 bits hold the sum of any 2^64 stored amounts, which
/// have 64 bits each. What doesn't fit a column is refused when it is stored, by ``storedMinorUnits()``.
///
/// Two currencies in one operation are a programming error, and stop the program as an index out of range does: check
/// ``currency`` where they may differ. Only `==` compares across currencies, and is false.
///
/// ```swift
/// let left = goal.goalAmount - goal.currentAmount  // 2400.00 USD
/// let target = goal.goalAmount.divided(by: 12)  // 250.00 USD
/// let value = Money(rounding: left.decimal * rate, in: euro)  // 2208.00 EUR
/// ```
public struct Money: Hashable, Sendable {
  /// The amount in the currency's smallest unit: 123450 for 1234.50 EUR.
  public let minorUnits: Int128
  /// The currency of the amount.
  public let currency: Currency

  /// The amount that so many minor units make: 1234.50 EUR for 123450.
  public init(minorUnits: Int64, in currency: Currency) {
    self.init(Int128(minorUnits), currency)
  }

  fileprivate init(_ minorUnits: Int128, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// No money, in a currency.
  public static func zero(in currency: Currency) -> Money { Money(0, currency) }
}

extension Money {
  /// A calculated amount, rounded once to whole minor units, half away from zero: 0.125 is 0.13 EUR, -0.125 is -0.13
  /// EUR.
  ///
  /// - Returns: `nil` for NaN, and for an amount whose minor units don't fit 128 bits.
  public init?(rounding amount: Decimal, in currency: Currency) {
    let exponent = currency.exponent
    let units = Decimal(sign: .plus, exponent: exponent, significand: amount.rounded(scale: exponent))
    // The description of a whole number is its plain digits, so the reading checks the range and NaN at once.
    guard let minorUnits = Int128(units.description) else { return nil }
    self.init(minorUnits, currency)
  }

  /// A calculated amount, rounded once to whole minor units, half away from zero.
  ///
  /// - Returns: `nil` for an amount whose minor units don't fit 128 bits.
  public init?(rounding amount: Fraction, in currency: Currency) {
    guard let minorUnits = amount.rounded(scale: currency.exponent) else { return nil }
    self.init(minorUnits, currency)
  }

  /// The amount in whole units of the currency, exactly: 1234.5 for 1234.50 EUR. For ratios, rates and formats.
  public var decimal: Decimal {
    Decimal(sign: .plus, exponent: -currency.exponent, significand: Decimal(exactly: minorUnits))
  }

  /// The minor units as a column holds them.
  ///
  /// - Throws: ``MoneyRangeError`` when they don't fit 64 bits.
  public func storedMinorUnits() throws(MoneyRangeError) -> Int64 {
    guard let units = Int64(exactly: minorUnits) else {
      throw MoneyRangeError(limit: Money(minorUnits: .max, in: currency))
    }
    return units
  }

  /// The amount in plain digits with a point and exactly the currency's decimals: `-1234.50`, for JPY `1234`. No
  /// grouping and no currency; the same in every locale.
  public var plainText: String {
    let digits = String(minorUnits.magnitude)
    let sign = isNegative ? "-" : ""
    let decimals = currency.exponent
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

extension Money: CustomStringConvertible {
  /// The amount and its currency: `1234.50 EUR`.
  public var description: String { "\(plainText) \(currency.code)" }
}

extension Money {
  /// Whether the amount is 0.
  public var isZero: Bool { minorUnits == 0 }
  /// Whether the amount is below 0.
  public var isNegative: Bool { minorUnits < 0 }
  /// Whether the amount is above 0.
  public var isPositive: Bool { minorUnits > 0 }
  /// The amount without its sign.
  public var magnitude: Money { isNegative ? -self : self }
}

// The exact operations within a currency.
extension Money: Comparable {
  /// Whether the first amount is lower. Both are of one currency.
  public static func < (first: Money, second: Money) -> Bool {
    first.checkCurrency(of: second)
    return first.minorUnits < second.minorUnits
  }

  /// The sum. Both amounts are of one currency.
  public static func + (first: Money, second: Money) -> Money {
    first.checkCurrency(of: second)
    return Money(first.minorUnits + second.minorUnits, first.currency)
  }

  /// The difference. Both amounts are of one currency.
  public static func - (first: Money, second: Money) -> Money {
    first.checkCurrency(of: second)
    return Money(first.minorUnits - second.minorUnits, first.currency)
  }

  /// The amount with the other sign.
  public static prefix func - (money: Money) -> Money { Money(-money.minorUnits, money.currency) }

  /// Adds an amount of the same currency.
  public static func += (first: inout Money, second: Money) { first = first + second }

  /// Subtracts an amount of the same currency.
  public static func -= (first: inout Money, second: Money) { first = first - second }

  /// So many times the amount. Exact for a stored amount; a product beyond 128 bits stops the program.
  public static func * (money: Money, count: Int) -> Money {
    Money(money.minorUnits * Int128(count), money.currency)
  }

  /// One of so many equal parts, rounded once to whole minor units, half away from zero. There is at least one part.
  public func divided(by parts: Int) -> Money {
    precondition(parts > 0, "An amount has at least one part, not \(parts)")
    let (quotient, rest) = minorUnits.quotientAndRemainder(dividingBy: Int128(parts))
    let isHalfOrMore = rest.magnitude * 2 >= UInt128(parts)
    return Money(isHalfOrMore ? quotient + minorUnits.signum() : quotient, currency)
  }

  /// The first of so many parts that are taken one after another, each from what the ones before have left: rounded once
  /// to whole minor units, half towards zero. Of an amount above zero something is left for every later part, so the
  /// parts end with the last and not before. There is at least one part.
  func firstShare(of parts: Int) -> Money {
    precondition(parts > 0, "An amount has at least one part, not \(parts)")
    let (quotient, rest) = minorUnits.quotientAndRemainder(dividingBy: Int128(parts))
    let isMoreThanHalf = rest.magnitude * 2 > UInt128(parts)
    return Money(isMoreThanHalf ? quotient + minorUnits.signum() : quotient, currency)
  }

  /// The smallest number of times that another amount above zero makes at least this one; 0 for none, or less.
  ///
  /// - Returns: `nil` for more than `limit` times.
  func timesCovered(by other: Money, limit: Int) -> Int? {
    checkCurrency(of: other)
    precondition(other.isPositive, "\(other) never makes \(self)")
    guard isPositive else { return 0 }
    let (quotient, rest) = minorUnits.quotientAndRemainder(dividingBy: other.minorUnits)
    let times = rest == 0 ? quotient : quotient + 1
    return times <= Int128(limit) ? Int(times) : nil
  }

  private func checkCurrency(of other: Money) {
    precondition(currency == other.currency, "\(currency) and \(other.currency) have no exchange rate here")
  }
}

extension Sequence<Money> {
  /// The sum of the amounts, all of them in `currency`; zero for none.
  public func sum(in currency: Currency) -> Money { reduce(.zero(in: currency), +) }
}

/// An amount doesn't fit the 64 bits of a column.
public struct MoneyRangeError: Error, Equatable, Sendable {
  /// The largest amount that fits, in the same currency.
  public let limit: Money

  /// The error of an amount beyond the limit.
  public init(limit: Money) { self.limit = limit }
}

extension Decimal {
  /// The whole number, exactly: a `Decimal` has room for 128 bits.
  init(exactly value: Int128) {
    if let small = Int64(exactly: value) {
      self.init(small)
    } else {
      let (high, low) = value.magnitude.quotientAndRemainder(dividingBy: 1 << 64)
      let magnitude = Decimal(UInt64(high)) * (Decimal(UInt64.max) + 1) + Decimal(UInt64(low))
      self = value < 0 ? -magnitude : magnitude
    }
  }
}
