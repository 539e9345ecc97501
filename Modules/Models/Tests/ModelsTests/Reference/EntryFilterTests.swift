import ModuloModels
import ModuloUtilities
import Testing

/// What the limits of a list of entries mean in each currency.
@Suite struct EntryFilterTests {
  @Test(
    arguments: [
      (from: 10_500, through: 20_000, code: "USD", units: 10_50...20_00),
      (from: 10_500, through: 20_000, code: "JPY", units: 11...20),
      (from: 10_505, through: 20_009, code: "USD", units: 10_51...20_00),
      (from: 10_505, through: 20_009, code: "BHD", units: 10_505...20_009),
      (from: -20_009, through: -10_505, code: "USD", units: -20_00 ... -10_51),
      (from: -20_009, through: -10_505, code: "JPY", units: -20 ... -11),
      (from: 10_000, through: 10_000, code: "JPY", units: 10...10),
    ] as [(from: Int64, through: Int64, code: String, units: ClosedRange<Int64>)])
  func `the minor units of a range are those within it`(
    _ from: Int64, _ through: Int64, _ code: String, _ units: ClosedRange<Int64>
  ) throws {
    let found = AmountRange(from...through).minorUnits(in: try #require(Currency(code: code)))
    #expect(found == units)
  }

  @Test func `a range between two amounts of a currency has none`() throws {
    let yen = try #require(Currency(code: "JPY"))
    for range in [10_001...10_999, -10_999 ... -10_001] as [ClosedRange<Int64>] {
      #expect(AmountRange(range).minorUnits(in: yen) == nil)
    }
  }

  @Test func `a range without a limit has the greatest amounts, and what is owed too`() throws {
    let dinar = try #require(Currency(code: "BHD"))
    #expect(AmountRange(.min ... .max).minorUnits(in: dinar) == -.max ... .max)
    #expect(AmountRange(.min ... .min).minorUnits(in: dinar) == -.max ... -.max)
  }
}
