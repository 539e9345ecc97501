import Foundation
import ModuloUtilities

/// What each currency is worth in a base, on one day.
struct ExchangeRates: Equatable {
  let base: Currency
  /// The rate of each currency that counts on the day: of the latest day up to it, and there the latest entered.
  private(set) var latest: [Currency: ExchangeRateDomain]

  /// No rate is known, but for the base itself.
  init(in base: Currency) {
    self.base = base
    latest = [:]
  }

  /// - Parameter rates: In any order; those for another base, or of later days, count for nothing.
  init(_ rates: [ExchangeRateDomain], in base: Currency, on day: CalendarDay) {
    self.init(in: base)
    for rate in rates where rate.base == base && rate.date <= day { take(rate) }
  }

  /// The rate of a currency; `nil` when none is known.
  subscript(_ currency: Currency) -> Decimal? { currency == base ? 1 : latest[currency]?.rate }

  /// The same rates, but only of currencies that `others` knows too.
  func known(to others: ExchangeRates) -> ExchangeRates {
    var common = self
    common.latest = latest.filter { others[$0.key] != nil }
    return common
  }

  /// Lets a rate count, unless a later one does.
  mutating func take(_ rate: ExchangeRateDomain) {
    guard let known = latest[rate.currency] else {
      latest[rate.currency] = rate
      return
    }
    if (known.date.rawValue, known.number) < (rate.date.rawValue, rate.number) { latest[rate.currency] = rate }
  }
}

/// The rates of one day after another: each rate is looked at once, however many days are asked for.
struct RatesByDay {
  private var known: ExchangeRates
  /// The latest first, so that the next one is the last.
  private var coming: [ExchangeRateDomain]

  init(_ rates: [ExchangeRateDomain], in base: Currency) {
    known = ExchangeRates(in: base)
    coming = rates.filter { $0.base == base }.sorted { $0.date > $1.date }
  }

  /// The rates that count on the day, which is no earlier than the one asked for before.
  mutating func rates(on day: CalendarDay) -> ExchangeRates {
    while let next = coming.last, next.date <= day {
      known.take(next)
      coming.removeLast()
    }
    return known
  }
}
