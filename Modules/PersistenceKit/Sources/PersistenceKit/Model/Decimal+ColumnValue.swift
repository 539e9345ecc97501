public import Foundation

/// A decimal is kept as text that sorts as the number does, with every digit: SQLite has no exact decimals.
///
/// The text is the sign, the power of ten of the first digit, and the digits: 12.5 is `1501125`, and a negative number
/// has each of its digits taken from 9, with a `~` after them. So columns of decimals can be compared, sorted and
/// looked up by an index, but not calculated with or summed. It costs a microsecond; money is better kept in its
/// smallest unit. NaN is refused.
extension Decimal: ColumnValue {
  /// The number that the text stands for; nil for what no number is kept as, which a fetch reports as `decoding`.
  public init?(stored: String) {
    if stored == DecimalText.zero {
      self = .zero
    } else {
      guard let value = DecimalText(stored)?.value, value.text == stored else { return nil }
      self = value
    }
  }

  /// The text that stands for the number.
  ///
  /// - Throws: `unsupported` for NaN.
  public var stored: String {
    get throws(PersistenceError) {
      if isNaN { throw .notANumber }
      return text
    }
  }

  /// The text of a number.
  fileprivate var text: String { isZero ? DecimalText.zero : DecimalText(self).text }
}

/// A decimal other than zero, taken apart.
private struct DecimalText {
  static let zero = "0"

  let isNegative: Bool
  /// The power of ten of the first digit.
  let exponent: Int
  /// Without zeros at either end.
  let digits: String

  init(_ value: Decimal) {
    let parts = value.magnitude.description.split(separator: ".", omittingEmptySubsequences: false)
    let (whole, fraction) = ((parts.first ?? "").drop(while: Self.isZero), parts.dropFirst().first ?? "")
    exponent = whole.isEmpty ? -1 - fraction.prefix(while: Self.isZero).count : whole.count - 1
    let trailing = (whole + fraction).reversed().drop(while: Self.isZero).reversed()
    digits = String(String(trailing).drop(while: Self.isZero))
    isNegative = value.sign == .minus
  }

  /// nil when the text has another form.
  init?(_ text: String) {
    isNegative = text.first == Self.minus
    guard isNegative ? text.last == Self.end : text.first == Self.plus else { return nil }
    let kept = text.dropFirst().prefix { $0 != Self.end }
    let body = isNegative ? Self.complement(kept) : String(kept)
    guard let power = Int(body.prefix(3)), body.count > 3, body.allSatisfy(\.isNumber) else { return nil }
    (exponent, digits) = (power - Self.bias, String(body.dropFirst(3)))
  }

  var text: String {
    let body = String(Self.bias + exponent) + digits
    return isNegative ? "\(Self.minus)\(Self.complement(body))\(Self.end)" : "\(Self.plus)\(body)"
  }

  var value: Decimal? {
    let unit = exponent - digits.count + 1
    // The highest numbers have zeros before their power of ten, which has 8 bits.
    let zeros = String(repeating: "0", count: max(unit - Self.highestUnit, 0))
    return Decimal(string: "\(isNegative ? "-" : "")\(digits)\(zeros)e\(min(unit, Self.highestUnit))")
  }
}

extension DecimalText {
  // In this order: a negative number, zero, a positive one. The end sorts after every digit.
  private static let (minus, plus, end): (Character, Character, Character) = ("-", "1", "~")
  /// Powers of ten, from -128 to 165, get three digits without a sign.
  private static let bias = 500
  private static let highestUnit = 127

  private static func isZero(_ digit: Character) -> Bool { digit == "0" }

  private static func complement(_ digits: some StringProtocol) -> String {
    String(digits.compactMap { digit in digit.wholeNumberValue.flatMap { String(9 - $0).first } })
  }
}
