public import Foundation

/// The parser of amounts in a currency, typed or from a file.
///
/// It reads what a ``DecimalReader`` reads, and the amount must fit the currency: no more decimals written than it has,
/// zeros included, and minor units that can be stored.
public struct AmountReader: Hashable, Sendable {
  /// The currency of the amounts.
  public let currency: Currency

  private let numbers: DecimalReader

  /// A reader of amounts typed in the locale.
  public init(locale: Locale, currency: Currency) {
    self.currency = currency
    numbers = DecimalReader(locale: locale, decimals: currency.exponent)
  }

  /// A reader of a file whose decimal mark is known. The mark that is not the decimal one groups, so that no amount has
  /// two readings.
  public init(decimalMark: DecimalMark, currency: Currency) {
    self.currency = currency
    numbers = DecimalReader(decimalMark: decimalMark, decimals: currency.exponent)
  }

  /// The amount that the text writes: 1234.50 EUR for `1,234.50`. A negative one is returned as such: whether it may be
  /// is the caller's rule.
  public func read(_ text: String) throws(AmountReadingError) -> Money {
    Money(minorUnits: try numbers.readUnits(text), in: currency)
  }
}
