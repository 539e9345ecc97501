import Foundation
import ModuloUtilities

/// The running totals of a portfolio's parts, and their sums in one currency.
struct PortfolioFigures {
  struct Part: Hashable {
    let currency: Currency
    let component: PortfolioComponent
  }

  /// The total of each part, in its own currency.
  private(set) var totals: [Part: Decimal] = [:]

  init() {}

  /// The totals at the end of `date`.
  ///
  /// - Parameter days: In any order.
  init(of days: [PortfolioDay], on date: CalendarDay) {
    for day in days where day.date <= date { add(day) }
  }

  mutating func add(_ day: PortfolioDay) {
    totals[Part(currency: day.currency, component: day.component), default: 0] += day.net
  }

  /// The sum of the parts that `isIncluded` selects in the rates' base, rounded once, half away from zero. A part whose
  /// currency has no rate counts as 0.
  func total(_ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool) -> Decimal {
    exactTotal(rates, where: isIncluded).rounded(scale: rates.base.exponent)
  }

  /// The same sum before rounding, for further calculation.
  func exactTotal(_ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool) -> Decimal {
    totals.reduce(0) { sum, part in
      guard isIncluded(part.key.component), let rate = rates[part.key.currency] else { return sum }
      return sum + part.value * rate
    }
  }

  /// The totals of the currencies without a rate, by code, over the parts that `isIncluded` selects.
  func unconverted(_ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool) -> [CurrencyBalance] {
    let parts = totals.filter { isIncluded($0.key.component) && rates[$0.key.currency] == nil }
    return Dictionary(grouping: parts, by: \.key.currency)
      .map { CurrencyBalance(currency: $0, netWorth: $1.reduce(0) { $0 + $1.value }) }
      .sorted { $0.currency.code < $1.currency.code }
  }
}
