import ModuloModels
import ModuloUtilities

/// JSON output of `portfolio` commands.
enum PortfolioJSON {
  static func portfolio(_ portfolio: PortfolioDomain) -> JSONValue {
    .object(
      schema + members(of: portfolio) + [.init("accounts", .array(AccountJSON.rows(portfolio.accounts)))])
  }

  /// Net worth over a range of days, and the SVG file it was written to.
  static func chart(
    _ chart: BalanceChart?, of series: PortfolioSeries, on day: CalendarDay, in file: DataFile?
  ) -> JSONValue {
    let points = (chart?.points ?? []).map { point -> JSONValue in
      ["date": JSONValue(point.date), "netWorth": JSONValue(point.amount)]
    }
    return .object(
      schema + [
        .init("on", JSONValue(day)), .init("currency", .string(series.currency.code)),
        .init("range", JSONValue(chart?.range.rawValue)), .init("pensions", .bool(!series.exclusions.pensions)),
        .init("mortgage", .bool(!series.exclusions.mortgage)), .init("points", .array(points)),
        .init("unconverted", .array(series.unconverted.map { .string($0.code) })),
        .init("file", JSONValue(file?.path)), .init("bytes", JSONValue(file?.bytes)),
      ])
  }

  /// The figures without the accounts; null where there are none.
  static func summary(_ portfolio: PortfolioDomain?) -> JSONValue {
    portfolio.map { .object(members(of: $0)) } ?? .null
  }

  /// The members of a portfolio, in every document that has one.
  private static func members(of portfolio: PortfolioDomain) -> [JSONValue.Member] {
    let change = portfolio.change.map { change -> JSONValue in
      [
        "since": JSONValue(change.since), "netWorth": JSONValue(change.netWorth), "assets": JSONValue(change.assets),
        "debt": JSONValue(change.debt),
      ]
    }
    return [
      .init("on", JSONValue(portfolio.asOf)), .init("currency", .string(portfolio.currency.code)),
      .init("netWorth", JSONValue(portfolio.netWorth)), .init("assets", JSONValue(portfolio.assets)),
      .init("debt", JSONValue(portfolio.debt)), .init("debtLabel", JSONValue(portfolio.debtLabel?.rawValue)),
      .init("inclusionNote", JSONValue(portfolio.inclusionNote?.rawValue)), .init("change", change ?? .null),
      .init("rates", .array(portfolio.rates.map(rate))),
      .init("unconverted", unconverted(of: portfolio)),
    ]
  }

  private static func rate(_ rate: ExchangeRateDomain) -> JSONValue {
    [
      "currency": .string(rate.currency.code), "rate": .string(RateJSON.text(of: rate)), "on": JSONValue(rate.date),
    ]
  }

  /// What the net worth and the debt leave out, by currency.
  private static func unconverted(of portfolio: PortfolioDomain) -> JSONValue {
    let (netWorth, debt) = (portfolio.unconverted, portfolio.unconvertedDebt)
    let currencies = Set((netWorth + debt).map(\.currency)).sorted { $0.code < $1.code }
    return .array(
      currencies.map { currency in
        func total(_ totals: [Money]) -> JSONValue {
          JSONValue(totals.first { $0.currency == currency } ?? .zero(in: currency))
        }
        return ["currency": .string(currency.code), "netWorth": total(netWorth), "debt": total(debt)]
      })
  }
}
