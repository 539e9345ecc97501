public import Foundation
public import ModuloUtilities

/// User input for an exchange rate, parsed but not yet validated.
public struct ExchangeRateDraft: Equatable, Sendable {
  /// The id the rate will have. Submitting the same draft again makes no second rate.
  public let id: UUID
  public let currency: Currency
  public let base: Currency
  public let rate: Decimal
  public let date: CalendarDay

  public init(id: UUID, currency: Currency, base: Currency, rate: Decimal, date: CalendarDay) {
    self.id = id
    self.currency = currency
    self.base = base
    self.rate = rate
    self.date = date
  }
}
