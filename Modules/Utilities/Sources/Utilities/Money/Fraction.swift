public import Foundation

/// An exact number: one whole number divided by another, both of any size.
///
/// Sums, products and quotients of rates and amounts are exact, however many of them there are, and are rounded once, by
/// `Money(rounding:in:)`. The cost grows with the digits.
public struct Fraction: Sendable {
  private let isNegative: Bool
  private let numerator: BigNatural
  /// Not 0.
  private let denominator: BigNatural

  private init(_ numerator: BigNatural, _ denominator: BigNatural, isNegative: Bool) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A whole number.
  public init(_ value: Int) {
    self.init(BigNatural(UInt128(value.magnitude)), .one, isNegative: value < 0)
  }

  /// An amount, in whole units of its currency.
  public init(_ money: Money) {
    self.init(
      BigNatural(money.minorUnits.magnitude), .powerOfTen(money.currency.exponent), isNegative: money.isNegative)
  }

  /// A decimal number; NaN is a programming error.
  public init(_ value: Decimal) {
    precondition(!value.isNaN, "NaN is no number")
    // The description has the plain digits of every number, however small or great.
    let parts = value.magnitude.description.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : ""
    self.init(
      BigNatural(digits: (parts[0] + decimals).utf8), .powerOfTen(decimals.utf8.count), isNegative: value < 0)
  }

  /// The value of a ratio.
  public init(_ ratio: DecimalRatio) {
    self = ratio.denominator == 1 ? Fraction(ratio.numerator) : Fraction(ratio.numerator) / Fraction(ratio.denominator)
  }
}

extension Fraction: Comparable {
  /// Whether both are the same number.
  public static func == (first: Self, second: Self) -> Bool { !(first < second) && !(second < first) }

  /// Whether the first number is lower.
  public static func < (first: Self, second: Self) -> Bool {
    if first.isNegative != second.isNegative { return first.isNegative }
    let (left, right) = (first.numerator * second.denominator, second.numerator * first.denominator)
    return first.isNegative ? right < left : left < right
  }

  /// The sum.
  public static func + (first: Self, second: Self) -> Self {
    let isShared = first.denominator == second.denominator
    let left = isShared ? first.numerator : first.numerator * second.denominator
    let right = isShared ? second.numerator : second.numerator * first.denominator
    let denominator = isShared ? first.denominator : first.denominator * second.denominator
    if first.isNegative == second.isNegative { return Self(left + right, denominator, isNegative: first.isNegative) }
    if left < right { return Self(right - left, denominator, isNegative: second.isNegative) }
    return Self(left - right, denominator, isNegative: first.isNegative)
  }

  /// The difference.
  public static func - (first: Self, second: Self) -> Self { first + -second }

  /// The number with the other sign.
  public static prefix func - (value: Self) -> Self {
    Self(value.numerator, value.denominator, isNegative: !value.isNegative)
  }

  /// The product.
  public static func * (first: Self, second: Self) -> Self {
    Self(
      first.numerator * second.numerator, first.denominator * second.denominator,
      isNegative: first.isNegative != second.isNegative)
  }

  /// The quotient; dividing by zero stops the program.
  public static func / (first: Self, second: Self) -> Self {
    precondition(!second.isZero, "No number is divided by zero")
    return Self(
      first.numerator * second.denominator, first.denominator * second.numerator,
      isNegative: first.isNegative != second.isNegative)
  }

  /// Whether the number is 0.
  public var isZero: Bool { numerator.isZero }
}

extension Fraction: CustomStringConvertible {
  /// The number in plain digits with a point where these end, otherwise in lowest terms: `0.782`, `8500/10823`.
  public var description: String {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let lowest = denominator.quotientAndRemainder(dividingBy: divisor).quotient
    let sign = isNegative ? "-" : ""
    guard let decimals = Self.decimals(of: lowest) else {
      return "\(sign)\(numerator.quotientAndRemainder(dividingBy: divisor).quotient)/\(lowest)"
    }
    let digits = roundedMagnitude(scale: decimals).description
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// The number of decimals of a fraction with this denominator, in lowest terms; `nil` where they don't end.
  private static func decimals(of denominator: BigNatural) -> Int? {
    var (rest, counts) = (denominator, [0, 0])
    for (index, factor) in [BigNatural(2), BigNatural(5)].enumerated() {
      while true {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: factor)
        guard remainder.isZero else { break }
        rest = quotient
        counts[index] += 1
      }
    }
    return rest == .one ? counts.max() : nil
  }
}

extension Fraction {
  /// The number to so many significant digits, 37 at the most; for a text, not for calculation.
  public func approximated(digits: Int) -> Decimal {
    // The quotient of the two has as many digits as this says, or one less.
    let whole = numerator.description.utf8.count - denominator.description.utf8.count + 1
    let long = roundedMagnitude(scale: digits - whole + 1).description
    let scale = long.utf8.count > digits ? digits - whole : digits - whole + 1
    let magnitude = Decimal(string: roundedMagnitude(scale: scale).description) ?? 0
    let value = Decimal(sign: .plus, exponent: -scale, significand: magnitude)
    return isNegative ? -value : value
  }

  /// The whole number of units of the decimal at this place, a half rounded away from zero; `nil` when it doesn't fit.
  func rounded(scale: Int) -> Int128? {
    guard let magnitude = roundedMagnitude(scale: scale).value else { return nil }
    guard let value = Int128(exactly: magnitude) else { return nil }
    return isNegative ? -value : value
  }

  private func roundedMagnitude(scale: Int) -> BigNatural {
    let power = BigNatural.powerOfTen(abs(scale))
    let divisor = scale < 0 ? denominator * power : denominator
    let (quotient, remainder) = (scale < 0 ? numerator : numerator * power).quotientAndRemainder(dividingBy: divisor)
    return remainder + remainder < divisor ? quotient : quotient + .one
  }
}
