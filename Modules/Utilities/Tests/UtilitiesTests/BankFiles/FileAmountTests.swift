import ModuloUtilities
import Testing

@Suite struct FileAmountTests {
  @Test(
    arguments: [
      (12_50, 2, "USD", "12.50"), (125, 1, "USD", "12.50"), (12, 0, "USD", "12.00"), (12_500, 3, "USD", "12.50"),
      (-5_00, 2, "JPY", "-5"), (1, 2, "BHD", "0.010"), (0, 9, "USD", "0.00"),
    ] as [(Int64, Int, String, String)])
  func `an amount has the currency's decimals`(_ units: Int64, _ decimals: Int, _ code: String, _ text: String) throws {
    let money = try FileAmount(units: units, decimals: decimals).money(in: currency(code))
    #expect(money.plainText == text)
  }

  @Test(arguments: [(12_345, 3, "USD"), (5, 1, "JPY"), (1, 400, "USD")] as [(Int64, Int, String)])
  func `digits beyond the currency's are refused`(_ units: Int64, _ decimals: Int, _ code: String) throws {
    let currency = try self.currency(code)
    #expect(throws: AmountReadingError.tooManyDecimals(allowed: currency.exponent)) {
      try FileAmount(units: units, decimals: decimals).money(in: currency)
    }
  }

  @Test(arguments: [(Int64.max, 0), (.min, 2)] as [(Int64, Int)])
  func `an amount that no column holds is refused`(_ units: Int64, _ decimals: Int) throws {
    let currency = try self.currency("USD")
    let limit = Money(minorUnits: .max, in: currency).decimal
    #expect(throws: AmountReadingError.outOfRange(limit: limit)) {
      try FileAmount(units: units, decimals: decimals).money(in: currency)
    }
  }

  @Test(arguments: [(5, 0, "5"), (-5, 2, "-0.05"), (1_234, 2, "12.34")] as [(Int64, Int, String)])
  func `an amount in plain digits`(_ units: Int64, _ decimals: Int, _ text: String) {
    #expect(FileAmount(units: units, decimals: decimals).plainText == text)
  }

  private func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }
}
