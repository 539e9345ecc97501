import Foundation
import ModuloUtilities
import Testing

/// Rates as they are typed.
@Suite struct RatioReadingTests {
  @Test(arguments: [
    ("en_US", "0.92", "0.92"), ("en_US", "1/0.92", "1/0.92"), ("fr_FR", "1/0,92", "1/0.92"),
    ("en_US", " 1 / 0.92 ", "1/0.92"), ("en_US", "1,234/5", "1234/5"), ("en_US", "5/1", "5"), ("en_US", "-3", "-3"),
    ("en_US", "0.12345678901234567", "0.12345678901234567"), ("en_US", "12.345678901234567", "12.345678901234567"),
    ("en_US", "12345678901234567", "12345678901234567"), ("en_US", "1234567890123456.7", "1234567890123456.7"),
    ("en_US", "1/1.2345678901234567", "1/1.2345678901234567"), ("en_US", "1000000000000000000", "1000000000000000000"),
    ("en_US", "0.920", "0.92"),
    ("en_US", "99999999999999999.999999999999999999", "99999999999999999.999999999999999999"),
  ])
  func `a number and a fraction are taken exactly`(_ locale: String, _ text: String, _ expected: String) throws {
    #expect(try reader(locale).readRatio(text).description == expected)
  }

  @Test(arguments: [
    ("1/0", 3), ("1/", 2), ("/2", 1), ("/", 1), ("1/2/3", 4), ("-1/2", 1), ("1/-2", 3), ("+1/2", 1), ("0/5", 1),
    ("1/0.00", 3), ("a/2", 1), ("1/ ", 2), ("1//2", 3), ("1/2a", 4), (" /2", 1),
  ])
  func `a bad fraction is refused where it goes wrong`(_ text: String, _ column: Int) {
    #expect(throws: AmountReadingError.notANumber(text, column: column)) { try reader("en_US").readRatio(text) }
  }

  @Test(arguments: ["1000000000000000001", "1/1000000000000000000.1", "999999999999999999999999999999999999999"])
  func `a number beyond the limit is out of range`(_ text: String) throws {
    let limit = try decimal("1000000000000000000")
    #expect(throws: AmountReadingError.outOfRange(limit: limit)) { try reader("en_US").readRatio(text) }
  }

  @Test func `a nineteenth decimal is too many`() {
    #expect(throws: AmountReadingError.self) { try reader("en_US").readRatio("1/0.0000000000000000001") }
  }

  private func reader(_ locale: String) -> DecimalReader {
    DecimalReader(locale: Locale(identifier: locale), decimals: 18)
  }
}
