import Foundation
import ModuloUtilities
import Testing

@Suite struct AmountReaderTests {
  /// What a text means in a locale: a number, or the error.
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let locales: [String]
    let decimals: Int
    let expected: Result<String, AmountReadingError>

    var testDescription: String { "\(text) in \(locales)" }

    static func reads(_ text: String, _ amount: String, in locales: [String], decimals: Int = 3) -> Row {
      Row(text: text, locales: locales, decimals: decimals, expected: .success(amount))
    }

    static func refuses(_ text: String, _ error: AmountReadingError, in locales: [String], decimals: Int = 3) -> Row {
      Row(text: text, locales: locales, decimals: decimals, expected: .failure(error))
    }
  }

  static let point = ["en_US", "ja_JP"]
  static let swiss = ["de_CH"]
  static let comma = ["fr_FR", "de_DE"]
  static let everywhere = point + swiss + comma

  /// The table in the documentation of ``DecimalReader``, row by row.
  static let documented: [Row] = [
    .reads("1234.5", "1234.5", in: everywhere),
    .refuses("1234,5", .ambiguous("1234,5", first: "12345", second: "1234.5"), in: point + swiss),
    .reads("1234,5", "1234.5", in: comma),
    .refuses("1,23", .ambiguous("1,23", first: "123", second: "1.23"), in: point + swiss),
    .reads("1,23", "1.23", in: comma),
    .reads("1,234", "1234", in: point),
    .refuses("1,234", .ambiguous("1,234", first: "1234", second: "1.234"), in: swiss),
    .reads("1,234", "1.234", in: comma),
    .reads("1.234", "1.234", in: point + swiss),
    .refuses("1.234", .ambiguous("1.234", first: "1,234", second: "1234"), in: comma),
    .reads("0.234", "0.234", in: everywhere),
    .reads("1,234.56", "1234.56", in: point),
    .refuses("1,234.56", .ambiguous("1,234.56", first: "1234.56", second: "1.23456"), in: swiss),
    .refuses("1,234.56", .ambiguous("1,234.56", first: "1234,56", second: "1,23456"), in: comma),
    .refuses("1.234,56", .ambiguous("1.234,56", first: "1.23456", second: "1234.56"), in: point + swiss),
    .reads("1.234,56", "1234.56", in: comma),
    .refuses("1 234,56", .notANumber("1 234,56", column: 6), in: point + swiss),
    .reads("1 234,56", "1234.56", in: comma),
    .reads("1'234.50", "1234.5", in: everywhere),
  ]

  static let further: [Row] = [
    .reads("0", "0", in: everywhere, decimals: 0),
    .reads("-0.00", "0", in: everywhere, decimals: 2),
    .reads(" \u{A0}+5.25\n", "5.25", in: everywhere, decimals: 2),
    .reads("-5", "-5", in: everywhere, decimals: 2),
    .reads("\u{2212}5", "-5", in: everywhere, decimals: 2),
    .reads(".5", "0.5", in: everywhere, decimals: 2),
    .reads("007", "7", in: everywhere, decimals: 2),
    .reads("1\u{202F}234\u{202F}567,89", "1234567.89", in: comma, decimals: 2),
    .reads("1\u{A0}234,5", "1234.5", in: comma, decimals: 2),
    .reads("1\u{2019}234\u{2019}567", "1234567", in: swiss, decimals: 2),
    .reads("1.234.567", "1234567", in: comma, decimals: 2),
    .reads("1,234,567.8", "1234567.8", in: point, decimals: 2),
    .reads("12345.678", "12345.678", in: everywhere),
    .reads("１２３.５", "123.5", in: everywhere, decimals: 2),
    .reads("١٢٣٫٥", "123.5", in: ["ar_EG"], decimals: 2),
    .reads("92233720368547758.07", "92233720368547758.07", in: everywhere, decimals: 2),
    .reads("-92233720368547758.08", "-92233720368547758.08", in: everywhere, decimals: 2),
    .refuses("1.2345", .tooManyDecimals(allowed: 2, readings: ["1.23", "1.24"]), in: point, decimals: 2),
    .refuses("5.000", .tooManyDecimals(allowed: 2, readings: ["5.00", "5000"]), in: point, decimals: 2),
    .refuses("5.0", .tooManyDecimals(allowed: 0, readings: ["5"]), in: everywhere, decimals: 0),
    .refuses("-1.234", .ambiguous("-1.234", first: "-1,234", second: "-1234"), in: comma, decimals: 2),
    .refuses("0,234", .ambiguous("0,234", first: "234", second: "0.234"), in: point),
    .refuses(",5", .ambiguous(",5", first: "5", second: "0.5"), in: point),
    .refuses("", .empty, in: everywhere),
    .refuses(" \t\u{202F}", .empty, in: everywhere),
    .refuses("-", .notANumber("-", column: 1), in: everywhere),
    .refuses("12abc", .notANumber("12abc", column: 3), in: everywhere),
    .refuses("abc", .notANumber("abc", column: 1), in: everywhere),
    .refuses("1e5", .notANumber("1e5", column: 2), in: everywhere),
    .refuses("NaN", .notANumber("NaN", column: 1), in: everywhere),
    .refuses("0x10", .notANumber("0x10", column: 2), in: everywhere),
    .refuses("5.", .notANumber("5.", column: 2), in: everywhere),
    .refuses(".", .notANumber(".", column: 1), in: everywhere),
    .refuses("1..5", .notANumber("1..5", column: 3), in: everywhere),
    .refuses("1.234..567.8", .notANumber("1.234..567.8", column: 7), in: everywhere),
    .refuses("10.99.99", .notANumber("10.99.99", column: 6), in: everywhere),
    .refuses("--5", .notANumber("--5", column: 2), in: everywhere),
    .refuses("- 5", .notANumber("- 5", column: 2), in: comma),
    .refuses("5+", .notANumber("5+", column: 2), in: everywhere),
    .refuses("1 23", .notANumber("1 23", column: 2), in: everywhere),
    .refuses("1 234'567", .notANumber("1 234'567", column: 6), in: everywhere),
    .refuses("1١", .notANumber("1١", column: 2), in: everywhere),
    .refuses("5\u{301}", .notANumber("5\u{301}", column: 2), in: everywhere),
    .refuses("½", .notANumber("½", column: 1), in: everywhere),
  ]

  @Test(arguments: documented + further)
  func `an amount is read as its locale writes it`(row: Row) throws {
    let currency = try currency(decimals: row.decimals)
    for locale in row.locales.map(Locale.init(identifier:)) {
      let reader = AmountReader(locale: locale, currency: currency)
      let found = Result { () throws(AmountReadingError) in try reader.read(row.text).decimal.description }
      #expect(found == row.expected, "\(locale)")
      let numbers = DecimalReader(locale: locale, decimals: row.decimals)
      let number = Result { () throws(AmountReadingError) in try numbers.read(row.text).description }
      #expect(number == found, "\(locale)")
    }
  }

  @Test(arguments: ["92233720368547758.08", "-92233720368547758.09", "999999999999999999999999999999"])
  func `an amount beyond 64 bits names the limit`(text: String) throws {
    let reader = AmountReader(locale: Locale(identifier: "en_US"), currency: try currency(decimals: 2))
    let found = failure { () throws(AmountReadingError) in try reader.read(text) }
    let limit = try decimal("92233720368547758.07")
    #expect(found == .outOfRange(limit: limit))
  }

  @Test(
    arguments: [
      (.point, "1,234.5", 123_450), (.point, "-4908.79", -490_879), (.point, "1 234.50", 123_450),
      (.comma, "1.234,5", 123_450), (.comma, "1.234", 123_400), (.comma, "1'234,50", 123_450),
    ] as [(DecimalMark, String, Int64)])
  func `a file's own decimal mark leaves one reading`(mark: DecimalMark, text: String, expected: Int64) throws {
    let found = try AmountReader(decimalMark: mark, currency: try currency(decimals: 2)).read(text)
    #expect(found.minorUnits == Int128(expected))
  }

  @Test(
    arguments: [
      (.point, "1,23", .ambiguous("1,23", first: "123", second: "1.23")),
      (.point, "1.234,56", .ambiguous("1.234,56", first: "1.23456", second: "1234.56")),
      (.comma, "1.50", .ambiguous("1.50", first: "1,50", second: "150")),
      (.point, "1.234", .tooManyDecimals(allowed: 2, readings: ["1.23", "1234"])), (.comma, "", .empty),
    ] as [(DecimalMark, String, AmountReadingError)])
  func `a file's amount with the other mark is refused`(
    mark: DecimalMark, text: String, expected: AmountReadingError
  ) throws {
    let reader = AmountReader(decimalMark: mark, currency: try currency(decimals: 2))
    let found = failure { () throws(AmountReadingError) in try reader.read(text) }
    #expect(found == expected)
  }

  @Test func `decimal marks are made of their characters`() {
    let found = [".", ",", ";"].map { DecimalMark(rawValue: $0) }
    #expect(found == [.point, .comma, nil])
  }
}
