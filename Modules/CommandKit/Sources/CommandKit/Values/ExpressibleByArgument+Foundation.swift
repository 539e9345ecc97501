public import Foundation

/// A whole URL, `https://example.com/a`. A path without a scheme is none, and nothing is encoded for whoever types it.
extension URL: ExpressibleByArgument {
  public init?(argument: String) {
    guard let url = URL(string: argument, encodingInvalidCharacters: false), url.scheme != nil else { return nil }
    self = url
  }

  public var defaultValueDescription: String { absoluteString }

  public static func refusal(of token: String) -> String? {
    let url = URL(string: token, encodingInvalidCharacters: false)
    return url == nil ? "it has characters that a URL can't have" : "it has no scheme, as in 'https://example.com'"
  }
}

/// The 36 letters of a UUID, in upper or lower case.
extension UUID: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(uuidString: argument)
  }

  public var defaultValueDescription: String { uuidString }
}

/// A decimal number to its last digit, `-12.50` or `3e6`; one with more digits than a `Decimal` keeps is refused. The decimal mark
/// is a point in every language.
extension Decimal: ExpressibleByArgument {
  public init?(argument: String) {
    guard let number = DecimalText(argument)?.number else { return nil }
    self = number
  }

  public var defaultValueDescription: String { description }

  public static func reads(_ token: String) -> Bool { Decimal(argument: token) != nil }

  public static func refusal(of token: String) -> String? {
    DecimalText(token) == nil ? nil : "it has more digits than can be kept"
  }
}

/// A number as it is written, whatever its size.
private struct DecimalText {
  /// What a `Decimal` keeps of any number.
  private static let precision = 38
  private static let exponents = -128...127

  private let isNegative: Bool
  /// The digits without zeros at either end; empty for zero.
  private let digits: String
  /// The power of ten that the last digit counts.
  private let exponent: Int

  /// - Returns: nil for a text that isn't a number.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first, parts.count < 3 else { return nil }
    let power = parts.count == 2 ? Int(parts[1]) : 0
    let unsigned = mantissa.first.map { "+-".contains($0) } == true ? mantissa.dropFirst() : mantissa
    let sides = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let all = sides.joined()
    guard let power, abs(power) < 1_000, !all.isEmpty, all.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let leading = all.drop { $0 == "0" }
    let zeros = leading.reversed().prefix { $0 == "0" }.count
    isNegative = mantissa.hasPrefix("-")
    digits = String(leading.dropLast(zeros))
    exponent = power - (sides.count == 2 ? sides[1].count : 0) + zeros
  }

  /// The number; nil where a `Decimal` can't keep every digit.
  var number: Decimal? {
    if digits.isEmpty { return 0 }
    // A large power moves into the digits, as far as there is room.
    let padding = max(0, exponent - Self.exponents.upperBound)
    guard exponent >= Self.exponents.lowerBound, digits.count + padding <= Self.precision else { return nil }
    let significand = Decimal(string: digits + String(repeating: "0", count: padding))
    return significand.map { Decimal(sign: isNegative ? .minus : .plus, exponent: exponent - padding, significand: $0) }
  }
}
