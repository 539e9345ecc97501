import Foundation
import ModuloUtilities

/// The running totals of a portfolio's parts, and their sums in one currency.
struct PortfolioFigures {
  struct Part: Hashable {
    let currency: Currency
    let component: PortfolioComponent
  }

  /// The total of each part, in its own currency.
  private(set) var totals: [Part: Money] = [:]

  init() {}

  /// The totals at the end of `date`.
  ///
  /// - Parameter days: In any order.
  init(of days: [PortfolioDay], on date: CalendarDay) {
    for day in days where day.date <= date { add(day) }
  }

  mutating func add(_ day: PortfolioDay) {
    let currency = day.net.currency
    totals[Part(currency: currency, component: day.component), default: .zero(in: currency)] += day.net
  }

  /// The sum of the parts that `isIncluded` selects in the rates' base, rounded once, half away from zero. A part whose
  /// currency has no rate counts as 0.
  ///
  /// - Throws: ``StorageError/outOfRange`` when the sum is too large for any amount.
  func total(
    _ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool
  ) throws(RepositoryError) -> Money {
    try converted(rates, where: isIncluded).rounded()
  }

  /// The same sum before rounding, for further calculation.
  func converted(_ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool) -> ConvertedSum {
    var sums: [Currency: Money] = [:]
    for (part, total) in totals where isIncluded(part.component) {
      sums[part.currency, default: .zero(in: part.currency)] += total
    }
    var sum = ConvertedSum(in: rates.base)
    for total in sums.values { sum.add(total, rates) }
    return sum
  }

  /// Whether the parts that `isIncluded` selects have money in a currency with a rate.
  func counts(_ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool) -> Bool {
    totals.keys.contains { isIncluded($0.component) && rates[$0.currency] != nil }
  }

  /// The totals of the currencies without a rate, by code, over the parts that `isIncluded` selects.
  func unconverted(_ rates: ExchangeRates, where isIncluded: (PortfolioComponent) -> Bool) -> [Money] {
    let parts = totals.filter { isIncluded($0.key.component) && rates[$0.key.currency] == nil }
    return Dictionary(grouping: parts, by: \.key.currency)
      .map { currency, parts in parts.map(\.value).sum(in: currency) }
      .sorted { $0.currency.code < $1.currency.code }
  }
}

/// An exact sum of amounts in several currencies, converted to one.
struct ConvertedSum {
  /// The sum of the amounts that are in the currency already.
  private var whole: Money
  /// The sum of the converted amounts, not rounded.
  private var converted = Fraction(0)

  init(in currency: Currency) { whole = .zero(in: currency) }

  /// Adds an amount at its rate; one whose currency has no rate counts as 0.
  mutating func add(_ amount: Money, _ rates: ExchangeRates) {
    if amount.currency == whole.currency {
      whole += amount
    } else if let rate = rates[amount.currency] {
      converted = converted + Fraction(amount) * rate
    }
  }

  static func - (first: Self, second: Self) -> Self {
    var difference = first
    difference.whole -= second.whole
    difference.converted = difference.converted - second.converted
    return difference
  }

  /// The sum, rounded once, half away from zero.
  ///
  /// - Throws: ``StorageError/outOfRange`` when it is too large for any amount.
  func rounded() throws(RepositoryError) -> Money {
    if converted.isZero { return whole }
    guard let sum = Money(rounding: Fraction(whole) + converted, in: whole.currency) else {
      throw .storage(.outOfRange)
    }
    return sum
  }
}
