public import Foundation
public import ModuloUtilities

/// The value of one unit of a currency in another, from a day on until the next rate.
public struct ExchangeRateDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one rate.
  public let id: UUID
  /// The short number for the command line; of two rates for one day the higher number counts. 0 while the rate is not
  /// stored.
  public let number: Int
  /// The currency that is converted from.
  public let currency: Currency
  /// The currency that is converted to.
  public let base: Currency
  /// Above zero, exactly as it was entered.
  public let rate: DecimalRatio
  /// The first day on which the rate is in effect.
  public let date: CalendarDay

  /// Creates a rate: 1 unit of `currency` is `rate` units of `base`.
  public init(
    id: UUID, number: Int = 0, currency: Currency, base: Currency, rate: DecimalRatio, date: CalendarDay
  ) {
    self.id = id
    self.number = number
    self.currency = currency
    self.base = base
    self.rate = rate
    self.date = date
  }
}

extension ExchangeRateDomain {
  /// The numbers that a rate may be made of: above zero, and with digits that `Decimal` has room for.
  public static let range =
    Decimal(
      sign: .plus, exponent: -18, significand: 1)...Decimal(
      sign: .plus, exponent: 18, significand: 1)

  /// The largest number of decimals of such a number.
  public static let decimals = 18

  /// Whether the one takes effect before the other: by day, and on a day by number.
  static func isEarlier(_ first: Self, than second: Self) -> Bool {
    (first.date, first.number) < (second.date, second.number)
  }
}

/// User input for an exchange rate, parsed but not yet validated.
public struct ExchangeRateDraft: Equatable, Sendable {
  /// The id the rate will have. Submitting the same draft again makes no second rate.
  public let id: UUID
  /// The currency that is converted.
  public let currency: Currency
  /// The currency it is converted into, another one.
  public let base: Currency
  /// Units of ``base`` per unit of ``currency``, above zero.
  public let rate: DecimalRatio
  /// The first day on which the rate is in effect.
  public let date: CalendarDay

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(id: UUID, currency: Currency, base: Currency, rate: DecimalRatio, date: CalendarDay) {
    self.id = id
    self.currency = currency
    self.base = base
    self.rate = rate
    self.date = date
  }
}
