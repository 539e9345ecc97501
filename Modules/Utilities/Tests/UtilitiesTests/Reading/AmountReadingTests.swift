import Foundation
import ModuloUtilities
import Testing

/// What people type: signs, thousands, sums. Plain numbers are in ``AmountReaderTests``.
@Suite struct AmountReadingTests {
  /// In en_US with USD.
  static let american: [(String, String)] = [
    ("$3,000", "3000.00"), ("$ 3,000", "3000.00"), ("3,000$", "3000.00"), ("3,000 $", "3000.00"), ("5 USD", "5.00"),
    ("5usd", "5.00"), ("USD 5", "5.00"), ("US$5", "5.00"), ("-$5", "-5.00"), ("$-5", "-5.00"), ("- $5", "-5.00"),
    ("+$5", "5.00"), ("$5 USD", "5.00"), ("$.50", "0.50"), ("$1,234,567.89", "1234567.89"), ("\u{2212}$5", "-5.00"),
    ("3k", "3000.00 calculated"), ("3K", "3000.00 calculated"), ("1.5k", "1500.00 calculated"),
    ("$3k", "3000.00 calculated"), ("3 k", "3000.00 calculated"), ("3k USD", "3000.00 calculated"),
    ("-3k", "-3000.00 calculated"), ("1.23456k", "1234.56 calculated"), ("1,000k", "1000000.00 calculated"),
    (".5k", "500.00 calculated"), ("(12.50)", "-12.50"), ("($12.50)", "-12.50"), ("(12.50 USD)", "-12.50"),
    ("12.50-", "-12.50"), ("$12.50-", "-12.50"), ("12.50- USD", "-12.50"), ("( 5 )", "-5.00"),
    ("(3k)", "-3000.00 calculated"), ("12.50+3-1", "14.50 = 12.50 3.00 -1.00"), ("12.50 - 3", "9.50 = 12.50 -3.00"),
    ("10 -5", "5.00 = 10.00 -5.00"), ("10- 5", "5.00 = 10.00 -5.00"), ("1 + 1", "2.00 = 1.00 1.00"),
    ("-5+3", "-2.00 = -5.00 3.00"), ("$5 + $3", "8.00 = 5.00 3.00"), ("5 USD + 3 USD", "8.00 = 5.00 3.00"),
    ("1,000+1,000.50", "2000.50 = 1000.00 1000.50"), ("3k+500", "3500.00 = 3000.00 500.00"),
    ("5-3+1", "3.00 = 5.00 -3.00 1.00"), ("5 − 3", "2.00 = 5.00 -3.00"), ("0.1+0.2", "0.30 = 0.10 0.20"),
    ("-(5)", "invalid at 2"), ("€5", "EUR at 1"), ("5 EUR", "EUR at 3"), ("£3k", "GBP at 1"),
    ("5 kr", "invalid at 4"), ("CA$5", "CAD at 1"), ("5 + €3", "EUR at 5"), ("5 cad", "CAD at 3"),
    ("₹500", "INR at 1"), ("(5 EUR)", "EUR at 4"), ("3kk", "invalid at 3"), ("3m", "invalid at 2"),
    ("3M", "invalid at 2"), ("3km", "invalid at 3"), ("k", "invalid at 1"), ("k3", "invalid at 1"),
    ("3 k k", "invalid at 5"), ("$$5", "invalid at 1"), ("5 XYZ", "invalid at 3"), ("$", "invalid at 1"),
    ("12+", "invalid at 3"), ("12 +", "invalid at 4"), ("12 -", "invalid at 4"), ("+", "invalid at 1"),
    ("12++3", "invalid at 4"), ("12 + -3", "invalid at 6"), ("12--3", "invalid at 4"), ("--5", "invalid at 2"),
    ("-5-", "invalid at 3"), ("(-5)", "invalid at 2"), ("(5", "invalid at 2"), ("5)", "invalid at 2"),
    ("()", "invalid at 2"), ("(5-)", "invalid at 3"), ("(5)+3", "invalid at 1"), ("5+3-", "invalid at 4"),
    ("5*3", "invalid at 2"), ("10/4", "invalid at 3"), ("=5", "invalid at 1"), ("1e3", "invalid at 2"),
    ("12abc", "invalid at 3"), ("abc", "invalid at 1"), ("5%", "invalid at 2"), ("- 5", "invalid at 2"),
    ("$- 5", "invalid at 3"), ("5.", "invalid at 2"), ("1,00,000", "invalid at 5"), ("2026-11-02", "a day"),
    ("31.12.2026", "a day"), ("12/31/2026", "a day"), (" 2026-11-02 ", "a day"), ("12-34-56", "12 - 34 - 56? at 3"),
    ("10-5", "10 - 5? at 3"), ("10-5.50", "10 - 5.50? at 3"), ("$10-$5", "$10 - $5? at 4"),
    ("2026-11", "2026 - 11? at 5"), ("10 - 5-3", "10 - 5 - 3? at 7"), ("2026-11-02+1", "2026 - 11 - 02 + 1? at 5"),
    ("10−5", "10 - 5? at 3"), ("1.239", "1.23 or 1239 of 2"), ("1.2345", "1.23 or 1.24 of 2"),
    ("9.999", "9.99 or 9999 of 2"), ("99.9999", "99.99 or 100.00 of 2"), ("1.000000k", "1.00000k of 5"),
    ("1,23", "1,23: 123 or 1.23"), ("1,23+4", "1,23: 123 or 1.23"), ("5 - 1,23", "1,23: 123 or 1.23"),
    ("1,23k", "1,23k: 123k or 1.23k"), ("$1,23", "$1,23: 123 or 1.23"), ("2+1.005", "1.00 or 1005 of 2"),
    ("92233720368547758.07", "92233720368547758.07"), ("92233720368547758.07+0.01", "out of range"),
    ("92233720368547758.07+1-1", "92233720368547758.07 = 92233720368547758.07 1.00 -1.00"),
    ("92233720368547759k", "out of range"), ("", "empty"), (" \u{202F}", "empty"),
  ]

  /// Locale, currency, text, reading.
  static let elsewhere: [(String, String, String, String)] = [
    ("fr_FR", "EUR", "3 000 €", "3000.00"), ("fr_FR", "EUR", "3\u{202F}000,50\u{A0}€", "3000.50"),
    ("fr_FR", "EUR", "€3000", "3000.00"), ("fr_FR", "EUR", "-3 000 €", "-3000.00"),
    ("fr_FR", "EUR", "3k€", "3000.00 calculated"), ("fr_FR", "EUR", "3 k€", "3000.00 calculated"),
    ("fr_FR", "EUR", "12,50+3-1", "14.50 = 12.50 3.00 -1.00"), ("fr_FR", "EUR", "12,50 - 3", "9.50 = 12.50 -3.00"),
    ("fr_FR", "EUR", "1,5k", "1500.00 calculated"), ("fr_FR", "EUR", "1.234k", "1.234k: 1,234k or 1234k"),
    ("fr_FR", "EUR", "1.234+1", "1.234: 1,234 or 1234"), ("fr_FR", "EUR", "12,50-", "-12.50"),
    ("fr_FR", "EUR", "(12,50 €)", "-12.50"), ("fr_FR", "EUR", "5 $", "USD at 3"),
    ("fr_FR", "EUR", "5 $US", "USD at 3"), ("fr_FR", "USD", "5 $US", "5.00"), ("fr_FR", "USD", "$5", "5.00"),
    ("fr_FR", "EUR", "1,239", "1,23 or 1239 of 2"), ("fr_FR", "JPY", "1,5", "1 or 2 of 0"),
    ("fr_FR", "EUR", "2026-11-02", "a day"), ("de_DE", "EUR", "1.234,50 €", "1234.50"),
    ("de_DE", "EUR", "1.234 €", "1.234 €: 1,234 or 1234"), ("de_DE", "EUR", "31.12.2026", "a day"),
    ("de_DE", "EUR", "31.12", "31.12"), ("de_DE", "CHF", "CHF 5", "5.00"), ("de_DE", "EUR", "5,00- €", "-5.00"),
    ("de_DE", "USD", "5 $", "5.00"), ("de_DE", "EUR", "12,34-56", "12,34 - 56? at 6"),
    ("en_IN", "INR", "1,00,000", "100000.00"), ("en_IN", "INR", "₹1,00,000", "100000.00"),
    ("en_IN", "INR", "1,23,456.78", "123456.78"), ("en_IN", "INR", "12,34,567", "1234567.00"),
    ("en_IN", "INR", "₹12,34,56,789.50", "123456789.50"), ("en_IN", "INR", "1,000,000", "1000000.00"),
    ("en_IN", "INR", "100,000", "100000.00"), ("en_IN", "INR", "1,000", "1000.00"),
    ("en_IN", "INR", "1,00,00", "invalid at 5"), ("en_IN", "INR", "1,00,0000", "invalid at 5"),
    ("en_IN", "INR", "100,00,000", "invalid at 7"), ("en_IN", "INR", "1,00", "1,00: 100 or 1.00"),
    ("en_IN", "INR", "0,00,000", "invalid at 5"), ("en_IN", "INR", "1,00,000+1", "100001.00 = 100000.00 1.00"),
    ("en_IN", "INR", "1,00,000k", "100000000.00 calculated"), ("hi_IN", "INR", "1,00,000", "100000.00"),
    ("en_GB", "GBP", "1,00,000", "invalid at 5"), ("en_GB", "GBP", "£3,000", "3000.00"),
    ("en_GB", "USD", "$5", "5.00"), ("en_GB", "USD", "US$5", "5.00"), ("en_GB", "GBP", "$5", "USD at 1"),
    ("en_US", "CAD", "$5", "USD at 1"), ("en_US", "CAD", "CA$5", "5.00"), ("en_CA", "CAD", "$5", "5.00"),
    ("en_CA", "USD", "$5", "CAD at 1"), ("en_US", "JPY", "¥500", "500"), ("ja_JP", "JPY", "￥500", "500"),
    ("sv_SE", "SEK", "5 kr", "5.00"), ("sv_SE", "NOK", "5 kr", "SEK at 3"),
    ("de_CH", "CHF", "CHF 1’234.50", "1234.50"), ("nb_NO", "NOK", "kr 5", "5.00"),
    ("en_US", "BHD", "1.5k", "1500.000 calculated"), ("nl_NL", "EUR", "€ -1.234,50", "-1234.50"),
    ("en_ZA", "ZAR", "R500", "500.00"),
  ]

  /// In a file: decimal mark, currency, text, reading.
  static let files: [(DecimalMark, String, String, String)] = [
    (.point, "USD", "$1,036.47", "1036.47"), (.point, "USD", "-$57.27", "-57.27"),
    (.comma, "EUR", " -110,7 €", "-110.70"), (.point, "EUR", " -110.7 €", "-110.70"),
    (.point, "USD", "(12.50)", "-12.50"), (.point, "USD", "- $220.00", "-220.00"),
    (.point, "USD", "12.50-", "-12.50"), (.point, "CAD", "$5", "5.00"), (.point, "JOD", "د.ا.\u{200F}4.750", "4.750"),
    (.point, "INR", "1,23,456.78", "123456.78"), (.point, "INR", "12,34,567", "1234567.00"),
    (.point, "USD", "1,00,000", "100000.00"), (.comma, "EUR", "1.00.000", "invalid at 5"),
    (.point, "EUR", "5 USD", "USD at 3"), (.point, "EUR", "$5", "USD at 1"), (.point, "USD", "3k", "invalid at 2"),
    (.point, "USD", "5+3", "invalid at 2"), (.point, "USD", "12.50 - 3", "invalid at 7"),
    (.point, "USD", "2026-11-02", "invalid at 5"), (.point, "USD", "10-5", "invalid at 3"),
    (.point, "EUR", "EUR 5", "5.00"),
  ]

  @Test(arguments: american) func `an American's text is an amount`(text: String, expected: String) throws {
    let reader = AmountReader(locale: .american, currency: try currency("USD"))
    #expect(Self.reading(of: text, reader) == expected)
  }

  @Test(arguments: elsewhere)
  func `a text is an amount as its locale writes it`(
    locale: String, code: String, text: String, expected: String
  ) throws {
    let reader = AmountReader(locale: Locale(identifier: locale), currency: try currency(code))
    #expect(Self.reading(of: text, reader) == expected)
  }

  @Test(arguments: files)
  func `a file's text is an amount, and no sum`(
    mark: DecimalMark, code: String, text: String, expected: String
  ) throws {
    let reader = AmountReader(decimalMark: mark, currency: try currency(code))
    #expect(Self.reading(of: text, reader) == expected)
  }

  private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

  private static func reading(of text: String, _ reader: AmountReader) -> String {
    do throws(AmountReadingError) {
      let reading = try reader.reading(of: text)
      let terms = reading.terms.count > 1 ? " = " + reading.terms.map(\.plainText).joined(separator: " ") : ""
      return reading.amount.plainText + (terms.isEmpty && reading.isCalculated ? " calculated" : terms)
    } catch {
      return error.short
    }
  }
}

extension AmountReadingError {
  fileprivate var short: String {
    switch self {
    case .empty: "empty"
    case .notANumber(_, let column): "invalid at \(column)"
    case .ambiguous(let text, let first, let second): "\(text): \(first) or \(second)"
    case .tooManyDecimals(let allowed, let readings): "\(readings.joined(separator: " or ")) of \(allowed)"
    case .outOfRange: "out of range"
    case .otherCurrency(_, let column, let currency): "\(currency) at \(column)"
    case .day: "a day"
    case .bareMinus(_, let column, let reading): "\(reading)? at \(column)"
    }
  }
}
