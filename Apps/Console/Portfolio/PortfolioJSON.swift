import ModuloCore
import ModuloModels
import ModuloPortfolio
import ModuloUtilities

/// The documents of `portfolio` commands.
enum PortfolioJSON {
  /// Net worth over a range of days, and the SVG file that it was written to.
  typealias Chart = (chart: BalanceChart?, series: PortfolioSeries, day: CalendarDay, file: DataFile?)

  static let portfolio = Document<PortfolioDomain>(
    "portfolio", "What all accounts are worth together",
    members + [Member("accounts", .list(.object(AccountJSON.members))) { $0.accounts }])

  static let chart = Document<Chart>(
    "portfolio-chart", "What all accounts were worth together, day by day",
    [
      Member("on", .day) { $0.day },
      Member("currency", .currency) { $0.series.currency },
      Member("range", .optional(.choice)) { $0.chart?.range },
      Member("pensions", .flag) { !$0.series.exclusions.pensions },
      Member("mortgage", .flag) { !$0.series.exclusions.mortgage },
      Member("points", .list(.object(AccountJSON.points("netWorth"))), "Oldest first.") { $0.chart?.points ?? [] },
      Member(
        "unconverted", .list(.currency),
        "Currencies that lack a rate on one of the days; the points are without them there."
      ) { $0.series.unconverted },
    ] + DocumentFileJSON.image.of { $0.file })

  static let schemas = [portfolio.schema, chart.schema]

  /// The members of a portfolio, in every document that has one.
  static let members: [Member<PortfolioDomain>] = [
    Member("on", .day) { $0.asOf },
    Member("currency", .currency, "ISO 4217; that of the totals.") { $0.currency },
    Member("netWorth", .amount) { $0.netWorth },
    Member("assets", .amount) { $0.assets },
    Member("debt", .amount, "Negative, or zero.") { $0.debt },
    Member("debtLabel", .optional(.choice), "Null where no account is a debt.") { $0.debtLabel },
    Member(
      "inclusionNote", .optional(.text),
      "What the totals include, in English; null where that is neither pensions nor a mortgage."
    ) { $0.inclusionNote?.rawValue },
    Member("change", .optional(.object(change))) { $0.change },
    Member("rates", .list(.object(rate)), "The rates that the totals were made with.") { $0.rates },
    Member("unconverted", .list(.object(unconverted)), "Currencies without a rate; the totals are without them.") {
      $0.unconvertedTotals
    },
    Member("kinds", .list(.object(kind)), "The accounts by kind, without the parts that are left out.") { $0.kinds },
    Member("funding", .list(.object(FundingJSON.account)), "The accounts that goals are tied to.") {
      $0.funding.accounts
    },
  ]

  private static let kind: [Member<PortfolioKindTotal>] = [
    Member("kind", .choice) { $0.kind },
    Member(
      "total", .optional(.balance), "In the currency of the totals; null where none of the accounts has a rate."
    ) { $0.total },
    Member("accountCount", .integer) { $0.accountCount },
  ]

  private static let change: [Member<PortfolioChange>] = [
    Member("since", .day, "The day before the latest one on which anything was updated.") { $0.since },
    Member("netWorth", .amount) { $0.netWorth },
    Member("assets", .amount) { $0.assets },
    Member("debt", .amount, "Negative, or zero.") { $0.debt },
  ]

  static let rate: [Member<ExchangeRateUse>] = [
    Member("currency", .currency) { $0.currency },
    Member(
      "rate", .exactRatio,
      "Units of the currency of the totals for one of this one; an exact decimal number, or one divided by another, as text."
    ) { $0.exactText },
    Member("on", .day, "The day from which it is known: of two stored rates, that of the older one.") { $0.date },
    Member(
      "used", .choice,
      "The stored rate, the inverse of one the other way, or two across one other currency."
    ) { $0.kind },
    Member("through", .optional(.currency), "ISO 4217; the other currency of a cross, null otherwise.") { $0.through },
  ]

  private static let unconverted: [Member<PortfolioDomain.UnconvertedTotal>] = [
    Member("currency", .currency) { $0.netWorth.currency },
    Member("netWorth", .amount) { $0.netWorth },
    Member("debt", .amount) { $0.debt },
  ]
}

extension PortfolioDomain {
  /// What the net worth and the debt leave out of a currency.
  fileprivate struct UnconvertedTotal {
    let netWorth: Money
    let debt: Money
  }

  /// What the net worth and the debt leave out, by currency.
  fileprivate var unconvertedTotals: [UnconvertedTotal] {
    let currencies = Set((unconverted + unconvertedDebt).map(\.currency)).sorted { $0.code < $1.code }
    return currencies.map { currency in
      func total(_ totals: [Money]) -> Money { totals.first { $0.currency == currency } ?? .zero(in: currency) }
      return UnconvertedTotal(netWorth: total(unconverted), debt: total(unconvertedDebt))
    }
  }
}

extension PortfolioScreen: LinkedScreen {
  var json: JSONValue? { viewModel.portfolio.map(PortfolioJSON.portfolio.json) }
}

extension PortfolioChartScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.series.map { PortfolioJSON.chart.json((viewModel.chart, $0, viewModel.today, nil as DataFile?)) }
  }
}
