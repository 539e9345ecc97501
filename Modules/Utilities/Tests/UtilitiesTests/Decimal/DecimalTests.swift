import Foundation
import ModuloUtilities
import Testing

@Suite struct DecimalTests {
  @Test(
    arguments: [
      (123_450, 2, "1234.5"), (-1, 2, "-0.01"), (0, 2, "0"), (5, 0, "5"), (1_234, 3, "1.234"),
      (.max, 2, "92233720368547758.07"), (.min, 0, "-9223372036854775808"), (1, 18, "0.000000000000000001"),
    ] as [(Int64, Int, String)])
  func `minor units make an amount and come back`(minorUnits: Int64, exponent: Int, text: String) throws {
    let amount = Decimal(minorUnits: minorUnits, exponent: exponent)
    let expected = try decimal(text)
    #expect(amount == expected)
    let back = try amount.minorUnits(exponent: exponent)
    #expect(back == minorUnits)
  }

  @Test(
    arguments: [
      ("0.001", 2, .tooManyDecimals(allowed: 2)), ("1.5", 0, .tooManyDecimals(allowed: 0)),
      ("92233720368547758.08", 2, .outOfRange), ("-92233720368547758.09", 2, .outOfRange), ("1e127", 2, .outOfRange),
      ("1e-100", 2, .tooManyDecimals(allowed: 2)),
    ] as [(String, Int, DecimalConversionError)])
  func `what isn't exact is refused`(text: String, exponent: Int, expected: DecimalConversionError) throws {
    let amount = try decimal(text)
    let found = failure { () throws(DecimalConversionError) in try amount.minorUnits(exponent: exponent) }
    #expect(found == expected)
  }

  @Test func `NaN is no amount`() {
    let found = failure { () throws(DecimalConversionError) in try Decimal.nan.minorUnits(exponent: 2) }
    #expect(found == .notANumber)
  }

  @Test(arguments: [
    ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"), ("0.1249", 2, "0.12"), ("2.5", 0, "3"), ("-2.5", 0, "-3"),
    ("-0.004", 2, "0"), ("1250", -2, "1300"),
  ])
  func `a half is rounded away from zero`(text: String, scale: Int, expected: String) throws {
    let found = try decimal(text).rounded(scale: scale).description
    #expect(found == expected)
  }

  @Test(arguments: [
    ("2400", 2, "2400.00"), ("0.5", 2, "0.50"), ("-0.001", 2, "0.00"), ("-0.005", 2, "-0.01"), ("1234.5", 0, "1235"),
    ("0", 3, "0.000"), ("99999999999999999999999999999999999999", 2, "99999999999999999999999999999999999999.00"),
    ("266.666666", 2, "266.67"),
  ])
  func `plain text has a fixed number of decimals`(text: String, scale: Int, expected: String) throws {
    let found = try decimal(text).plainText(scale: scale)
    #expect(found == expected)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `any minor units survive the way to an amount and back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let exponent = Int.random(in: 0...8, using: &random)
      let units = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
      let amount = Decimal(minorUnits: units, exponent: exponent)
      let back = try amount.minorUnits(exponent: exponent)
      #expect(back == units, "seed \(seed), exponent \(exponent)")
      let reread = try decimal(amount.plainText(scale: exponent))
      #expect(reread == amount, "seed \(seed), exponent \(exponent)")
    }
  }
}
