import Foundation
import ModuloUtilities

/// The value of each currency in a base currency, on one day.
struct ExchangeRates: Equatable {
  let base: Currency
  /// The rate of each currency in effect on the day: the last one entered for the latest day up to it.
  private(set) var latest: [Currency: ExchangeRateDomain]

  /// Rates with none known but that of the base itself.
  init(in base: Currency) {
    self.base = base
    latest = [:]
  }

  /// - Parameter rates: In any order; those for another base, or of later days, are ignored.
  init(_ rates: [ExchangeRateDomain], in base: Currency, on day: CalendarDay) {
    self.init(in: base)
    for rate in rates where rate.base == base && rate.date <= day { take(rate) }
  }

  /// The rate of a currency; `nil` when none is known.
  subscript(_ currency: Currency) -> Decimal? { currency == base ? 1 : latest[currency]?.rate }

  /// The same rates but for those of some currencies.
  func without(_ currencies: Set<Currency>) -> ExchangeRates {
    var others = self
    others.latest = latest.filter { !currencies.contains($0.key) }
    return others
  }

  /// Puts a rate into effect, unless a later one is.
  mutating func take(_ rate: ExchangeRateDomain) {
    guard let known = latest[rate.currency] else {
      latest[rate.currency] = rate
      return
    }
    if (known.date.rawValue, known.number) < (rate.date.rawValue, rate.number) { latest[rate.currency] = rate }
  }
}

/// The rates of successive days: each rate is visited once, however many days are requested.
struct ExchangeRatesByDay {
  private var known: ExchangeRates
  /// The latest first, so that the next one is the last.
  private var remaining: [ExchangeRateDomain]

  init(_ rates: [ExchangeRateDomain], in base: Currency) {
    known = ExchangeRates(in: base)
    remaining = rates.filter { $0.base == base }.sorted { $0.date > $1.date }
  }

  /// The rates in effect on the day, which is no earlier than that of the previous call.
  mutating func rates(on day: CalendarDay) -> ExchangeRates {
    while let next = remaining.last, next.date <= day {
      known.take(next)
      remaining.removeLast()
    }
    return known
  }
}
