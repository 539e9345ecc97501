public import Foundation
public import ModuloUtilities

/// A stored exchange rate: the value of one unit of a currency in another on a day. There is one a day for each pair.
public struct ExchangeRateEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the rate is not stored.
  public var number: Int64
  /// The currency that is converted from: an ISO 4217 code.
  public var currency: String
  /// The currency that is converted to: an ISO 4217 code.
  public var base: String
  /// Units of `base` for one of `currency`, in plain digits with a point: exact, above zero.
  public var rate: String
  public var date: CalendarDay

  public init(id: UUID, number: Int64 = 0, currency: String, base: String, rate: String, date: CalendarDay) {
    self.id = id
    self.number = number
    self.currency = currency
    self.base = base
    self.rate = rate
    self.date = date
  }
}
