public import Foundation

/// A number as it was written, exactly: a decimal number such as `0.92`, or one divided by another such as `1/0.92`.
public struct DecimalRatio: Hashable, Sendable {
  /// The number, or what is divided.
  public let numerator: Decimal
  /// What it is divided by; 1 for a number by itself. Not 0.
  public let denominator: Decimal

  /// Creates a number, or one divided by another, which isn't 0.
  public init(_ numerator: Decimal, over denominator: Decimal = 1) {
    precondition(denominator != 0, "No number is divided by zero")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads the plain form that ``description`` has; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Decimal(string: String($0)) }
    guard let first = parts[0], let last = parts[parts.count - 1], parts.count <= 2 else { return nil }
    if first.isNaN || last.isNaN || parts.count == 2 && last == 0 { return nil }
    self.init(first, over: parts.count == 1 ? 1 : last)
    // Parsing stops at the first character that is not part of a number, so only a text that round-trips was read
    // whole.
    guard description == text else { return nil }
  }

  /// One divided by this number, which isn't 0.
  public var inverse: DecimalRatio { DecimalRatio(denominator, over: numerator) }
}

extension DecimalRatio: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(Decimal(value)) }
}

extension DecimalRatio: CustomStringConvertible {
  /// The plain digits with a point: `0.92`, `1/0.92`. The same in every locale.
  public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
