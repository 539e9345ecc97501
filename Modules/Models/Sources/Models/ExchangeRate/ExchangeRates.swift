import ModuloUtilities

/// The value of some currencies in a base currency, on one day.
struct ExchangeRates: Equatable {
  let base: Currency
  /// How each currency that has a rate is converted; the base itself isn't.
  let uses: [Currency: ExchangeRateUse]

  fileprivate init(_ uses: [Currency: ExchangeRateUse], in base: Currency) {
    self.base = base
    self.uses = uses
  }

  /// The rate of a currency; `nil` when none is known.
  subscript(_ currency: Currency) -> Fraction? { currency == base ? Fraction(1) : uses[currency]?.factor }

  /// The same rates but for those of some currencies.
  func without(_ currencies: Set<Currency>) -> ExchangeRates {
    ExchangeRates(uses.filter { !currencies.contains($0.key) }, in: base)
  }
}

/// The rate of each currency in each other that is in effect on a day: the last one entered for the latest day up to it.
struct LatestRates: Equatable {
  /// By the currency that is converted, then by the one it is converted into.
  private var table: [Currency: [Currency: ExchangeRateDomain]] = [:]
  /// The currencies that each has a rate with, one way or the other.
  private var partners: [Currency: Set<Currency>] = [:]

  /// No rates.
  init() {}

  /// - Parameter rates: In any order; those of later days are ignored.
  init(_ rates: [ExchangeRateDomain], on day: CalendarDay) {
    for rate in rates where rate.date <= day { take(rate) }
  }

  /// Puts a rate into effect, unless a later one is. One of a currency in itself converts nothing.
  mutating func take(_ rate: ExchangeRateDomain) {
    guard rate.currency != rate.base else { return }
    if let known = self[rate.currency, rate.base], ExchangeRateDomain.isEarlier(rate, than: known) { return }
    table[rate.currency, default: [:]][rate.base] = rate
    partners[rate.currency, default: []].insert(rate.base)
    partners[rate.base, default: []].insert(rate.currency)
  }

  private subscript(_ currency: Currency, _ base: Currency) -> ExchangeRateDomain? { table[currency]?[base] }

  /// How some currencies are converted into the base, where that is known.
  func rates(into base: Currency, for currencies: Set<Currency>) -> ExchangeRates {
    var uses: [Currency: ExchangeRateUse] = [:]
    for currency in currencies where currency != base { uses[currency] = use(of: currency, into: base) }
    return ExchangeRates(uses, in: base)
  }

  /// The stored rate, else the inverse of the one the other way, else the two across one other currency. Of several of
  /// these, the two whose older rate is the latest count, and of these those across the first currency by code.
  func use(of currency: Currency, into base: Currency) -> ExchangeRateUse? {
    if let use = ownUse(of: currency, into: base) { return use }
    let others = (partners[currency] ?? []).intersection(partners[base] ?? [])
    let crosses = others.compactMap { other -> ExchangeRateUse? in
      guard let first = ownUse(of: currency, into: other) else { return nil }
      return ownUse(of: other, into: base).map { ExchangeRateUse(first, then: $0) }
    }
    return crosses.min { first, second in
      if first.date != second.date { return second.date < first.date }
      return (first.through?.code ?? "") < (second.through?.code ?? "")
    }
  }

  /// The use of one stored rate, as it is or the other way.
  private func ownUse(of currency: Currency, into base: Currency) -> ExchangeRateUse? {
    if let rate = self[currency, base] { return ExchangeRateUse(rate) }
    return self[base, currency].map { ExchangeRateUse(inverseOf: $0) }
  }
}

/// The rates of successive days: each rate is visited once, however many days are requested.
struct ExchangeRatesByDay {
  private let base: Currency
  private let currencies: Set<Currency>
  private var latest = LatestRates()
  private var known: ExchangeRates
  /// The latest first, so that the next one is the last.
  private var remaining: [ExchangeRateDomain]

  /// - Parameters:
  ///   - rates: In any order.
  ///   - currencies: The currencies that are converted.
  init(_ rates: [ExchangeRateDomain], in base: Currency, for currencies: Set<Currency>) {
    self.base = base
    self.currencies = currencies
    known = latest.rates(into: base, for: currencies)
    remaining = rates.sorted { $0.date > $1.date }
  }

  /// The rates in effect on the day, which is no earlier than that of the previous call.
  mutating func rates(on day: CalendarDay) -> ExchangeRates {
    let count = remaining.count
    while let next = remaining.last, next.date <= day {
      latest.take(next)
      remaining.removeLast()
    }
    if remaining.count < count { known = latest.rates(into: base, for: currencies) }
    return known
  }
}
