public import ModuloUtilities

/// How a currency was converted into another: the rate, and the stored rates that it was made of.
public struct ExchangeRateUse: Equatable, Sendable {
  /// The way from one currency to the other.
  public enum Kind: String, CaseIterable, Sendable {
    /// By the stored rate.
    case direct
    /// By the stored rate of the other currency in this one.
    case inverse
    /// By two stored rates, each as it is or the other way, with one other currency between them.
    case cross
  }

  /// The way from one currency to the other.
  public let kind: Kind
  /// The currency that was converted.
  public let currency: Currency
  /// The currency that it was converted into.
  public let base: Currency
  /// The currency between the two; `nil` where there is none.
  public let through: Currency?
  /// The stored rates: one, or two in the order of the conversion.
  public let rates: [ExchangeRateDomain]
  /// Units of ``base`` for one of ``currency``, exactly.
  public let factor: Fraction

  /// The day from which the rate is known: that of the older of two rates.
  public let date: CalendarDay

  /// A stored rate as it is.
  init(_ rate: ExchangeRateDomain) {
    kind = .direct
    (currency, base, through) = (rate.currency, rate.base, nil)
    (rates, factor, date) = ([rate], Fraction(rate.rate), rate.date)
  }

  /// A stored rate the other way.
  init(inverseOf rate: ExchangeRateDomain) {
    kind = .inverse
    (currency, base, through) = (rate.base, rate.currency, nil)
    (rates, factor, date) = ([rate], Fraction(rate.rate.inverse), rate.date)
  }

  /// One conversion and then another.
  init(_ first: Self, then second: Self) {
    kind = .cross
    (currency, base, through) = (first.currency, second.base, first.base)
    (rates, factor, date) = (first.rates + second.rates, first.factor * second.factor, min(first.date, second.date))
  }
}

extension ExchangeRateUse {
  /// The rate in plain digits with a point: as it was entered, or with the slash of one the other way; where it was made
  /// of two, to its last decimal, otherwise as a fraction in lowest terms.
  public var exactText: String {
    switch kind {
    case .direct: rates[0].rate.description
    case .inverse: rates[0].rate.inverse.description
    case .cross: factor.description
    }
  }
}
