import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import ModuloModelsMocks

/// Rates in the shape of the table that the European Central Bank publishes: on every day what one euro is worth in each
/// currency, in so many decimals.
@Suite struct PublishedRateTests {
  /// The currencies of the table, with the decimals of their rates.
  private static let columns = [("USD", 4), ("JPY", 2), ("GBP", 5), ("CHF", 4), ("SEK", 4), ("KWD", 6)]

  @Test(arguments: ["EUR", "USD", "JPY", "GBP", "KWD"])
  func `Inverse and cross rates: 62 days of a published table exact to the smallest unit`(_ base: String) throws {
    var random = SampleGenerator(seed: 62)
    let table = Self.table(&random)
    let rates = Self.stored(table)
    let base = Samples.currency(base)
    for day in table {
      for (code, _) in Self.columns + [("EUR", 0)] {
        let amount = Money(
          minorUnits: .random(in: -99_999_999_999...99_999_999_999, using: &random), in: Samples.currency(code))
        let found = try Self.portfolio(of: [amount], on: day.date, in: base, rates)
        let expected = Self.expected(amount, day, in: base)
        #expect(found.netWorth == expected, "\(amount) on \(day.date) in \(base)")
        let kinds = found.rates.map(\.kind)
        let kind: [ExchangeRateUse.Kind] = base.code == "EUR" ? [.inverse] : code == "EUR" ? [.direct] : [.cross]
        #expect(kinds == (code == base.code ? [] : kind), "\(amount) on \(day.date) in \(base)")
      }
    }
  }

  @Test func `a sum over several currencies is exact, and rounded once`() throws {
    var random = SampleGenerator(seed: 63)
    let table = Self.table(&random)
    let rates = Self.stored(table)
    let base = Samples.currency("GBP")
    for day in table {
      let amounts = ["USD", "JPY", "CHF"].map { code in
        Money(minorUnits: .random(in: -99_999...99_999, using: &random), in: Samples.currency(code))
      }
      let found = try Self.portfolio(of: amounts, on: day.date, in: base, rates)
      let sum = amounts.map { Self.exact($0, day, in: base) }.reduce(Exact(0, 1), +)
      #expect(found.netWorth.minorUnits == sum.rounded, "\(day.date)")
    }
  }

  // MARK: - The table

  private struct Day {
    let date: CalendarDay
    /// What one euro is worth, in the last decimal of the column.
    let rates: [String: Int]
  }

  /// 62 working days.
  private static func table(_ random: inout SampleGenerator) -> [Day] {
    var rates = ["USD": 10_823, "JPY": 16_232, "GBP": 85_180, "CHF": 9_412, "SEK": 112_345, "KWD": 332_561]
    var days: [Day] = []
    var date: CalendarDay? = Samples.day(20_260_105)
    while let day = date, days.count < 62 {
      if day.weekday != .saturday, day.weekday != .sunday {
        for code in rates.keys.sorted() { rates[code, default: 1] += .random(in: -99...99, using: &random) }
        days.append(Day(date: day, rates: rates))
      }
      date = day.adding(days: 1)
    }
    return days
  }

  private static func stored(_ table: [Day]) -> [ExchangeRateDomain] {
    table.flatMap { day in
      columns.map { code, decimals in
        let rate = Decimal(sign: .plus, exponent: -decimals, significand: Decimal(day.rates[code] ?? 1))
        return ExchangeRateDomain(
          id: Samples.id(1), number: 1, currency: Samples.currency("EUR"), base: Samples.currency(code),
          rate: DecimalRatio(rate), date: day.date)
      }
    }
  }

  // MARK: - The same by whole numbers

  /// A quotient of whole numbers.
  private struct Exact {
    let top: Int128
    let bottom: Int128

    init(_ top: Int128, _ bottom: Int128) {
      var (first, second) = (top.magnitude, bottom.magnitude)
      while second > 0 { (first, second) = (second, first % second) }
      (self.top, self.bottom) = (top / Int128(first), bottom / Int128(first))
    }

    static func + (first: Exact, second: Exact) -> Exact {
      Exact(first.top * second.bottom + second.top * first.bottom, first.bottom * second.bottom)
    }

    /// Half away from zero.
    var rounded: Int128 {
      let (whole, rest) = top.quotientAndRemainder(dividingBy: bottom)
      return rest.magnitude * 2 >= bottom.magnitude ? whole + top.signum() : whole
    }
  }

  private static func expected(_ amount: Money, _ day: Day, in base: Currency) -> Money {
    let units = exact(amount, day, in: base).rounded
    return Money(minorUnits: Int64(units), in: base)
  }

  /// The amount in minor units of the base: by way of euros.
  private static func exact(_ amount: Money, _ day: Day, in base: Currency) -> Exact {
    if amount.currency == base { return Exact(amount.minorUnits, 1) }
    let (from, into) = (euro(amount.currency.code, day), euro(base.code, day))
    let units = (power(base.exponent), power(amount.currency.exponent))
    return Exact(
      amount.minorUnits * into.top * from.bottom * units.0, into.bottom * from.top * units.1)
  }

  private static func euro(_ code: String, _ day: Day) -> Exact {
    let decimals = columns.first { $0.0 == code }?.1 ?? 0
    return Exact(Int128(day.rates[code] ?? 1), power(decimals))
  }

  private static func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  private static func portfolio(
    of amounts: [Money], on day: CalendarDay, in base: Currency, _ rates: [ExchangeRateDomain]
  ) throws -> PortfolioDomain {
    let accounts = amounts.enumerated().map { number, amount in
      account(.cash, amount.decimal, number: number + 1, currency: amount.currency.code, updated: day.rawValue)
    }
    let days = amounts.map { PortfolioDay(component: .assets, date: day, net: $0) }
    return try PortfolioDomain(on: day, in: base, accounts: accounts, days: days, rates: rates)
  }
}
