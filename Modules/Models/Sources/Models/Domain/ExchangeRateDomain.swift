public import Foundation
public import ModuloUtilities

/// What one unit of a currency is worth in another, from a day on until the next rate.
public struct ExchangeRateDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short handle people type; of two rates for one day the higher number counts. 0 while the rate is not stored.
  public let number: Int
  /// The currency of which one unit is meant.
  public let currency: Currency
  /// The currency that the rate is an amount of.
  public let base: Currency
  /// Above zero, exactly as it was entered.
  public let rate: Decimal
  public let date: CalendarDay

  public init(
    id: UUID, number: Int = 0, currency: Currency, base: Currency, rate: Decimal, date: CalendarDay
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
  /// The rates that can be converted with: above zero, and so that no product with an amount leaves `Decimal`.
  public static let range =
    Decimal(
      sign: .plus, exponent: -18, significand: 1)...Decimal(
      sign: .plus, exponent: 18, significand: 1)
}
