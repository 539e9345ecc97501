import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

/// Accounts and all their balances in memory, from which everything is computed the long way.
struct Ledger {
  struct Entry {
    let type: FinancialAccountType
    let currency: String
    /// In the order in which they were entered.
    let updates: [(day: Int, balance: Decimal)]

    init(type: FinancialAccountType, currency: String = "GBP", updates: KeyValuePairs<Int, Decimal>) {
      self.init(type: type, currency: currency, list: updates.map { ($0.key, $0.value) })
    }

    init(type: FinancialAccountType, currency: String = "GBP", list: [(day: Int, balance: Decimal)]) {
      self.type = type
      self.currency = currency
      updates = list
    }
  }

  var entries: [Entry]
  var rates: [ExchangeRateDomain] = []

  /// The balance that counts at the end of a day: of the latest day, and there the one entered last.
  static func balance(_ entry: Entry, on day: Int) -> Decimal? { ordered(entry).last { $0.day <= day }?.balance }

  /// By day, and on a day as they were entered.
  private static func ordered(_ entry: Entry) -> [(day: Int, balance: Decimal)] {
    entry.updates.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }

  /// What each part moved by on each day, as storage keeps it.
  var days: [PortfolioDay] {
    entries.flatMap { entry in
      var before: Decimal = 0
      return Self.ordered(entry).map { update in
        defer { before = update.balance }
        return PortfolioDay(
          component: entry.type.component, date: Samples.day(update.day),
          net: Money(update.balance - before, entry.currency))
      }
    }
  }

  func accounts(on day: Int) -> [FinancialAccountDomain] {
    entries.enumerated().map { index, entry in
      let known = Self.ordered(entry).filter { $0.day <= day }
      return account(
        entry.type, known.last?.balance ?? 0, previous: known.dropLast().last?.balance, number: index + 1,
        currency: entry.currency, updated: known.last?.day)
    }
  }

  func portfolio(on day: Int, without exclusions: PortfolioExclusions = .none) throws -> PortfolioDomain {
    try PortfolioDomain(
      on: Samples.day(day), in: Samples.currency("GBP"), without: exclusions, accounts: accounts(on: day), days: days,
      rates: rates)
  }

  func series(through day: Int, without exclusions: PortfolioExclusions = .none) throws -> PortfolioSeries {
    try PortfolioSeries(
      through: Samples.day(day), in: Samples.currency("GBP"), without: exclusions, days: days, rates: rates)
  }
}

/// A rate in pounds.
func rate(_ code: String, _ rate: Decimal, on day: Int, number: Int = 1) -> ExchangeRateDomain {
  ExchangeRateDomain(
    id: Samples.id(900 + number), number: number, currency: Samples.currency(code), base: Samples.currency("GBP"),
    rate: DecimalRatio(rate), date: Samples.day(day))
}
