public import Foundation
public import ModuloUtilities

/// A stored exchange rate: the value of one unit of a currency in another on a day. There is one a day for each pair.
public struct ExchangeRateEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the rate is not stored.
  public var number: Int64
  /// The currency that is converted from: an ISO 4217 code.
  public var currency: String
  /// The currency that is converted to: an ISO 4217 code.
  public var base: String
  /// Units of `base` for one of `currency`: a number in plain digits with a point, or two with a slash between them, such
  /// as `1/0.92`. Exact, above zero.
  public var rate: String
  /// The first day on which the rate is in effect, stored as yyyymmdd.
  public var date: CalendarDay

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(id: UUID, number: Int64 = 0, currency: String, base: String, rate: String, date: CalendarDay) {
    self.id = id
    self.number = number
    self.currency = currency
    self.base = base
    self.rate = rate
    self.date = date
  }
}

extension ExchangeRateEntity {
  /// The rate in the domain's types; the id is kept.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unreadableRate(_:number:)`` for unknown
  ///   currencies, and for a text that is not the plain
  ///   form of a number in ``ExchangeRateDomain/range``, or of two.
  public func toDomain() throws(RepositoryError) -> ExchangeRateDomain {
    guard let currency = Currency(storedCode: currency), let base = Currency(storedCode: base) else {
      throw .damaged(.unreadableRate("\(self.currency) in \(self.base)", number: number))
    }
    let range = ExchangeRateDomain.range
    guard let value = DecimalRatio(rate), range.contains(value.numerator), range.contains(value.denominator) else {
      throw .damaged(.unreadableRate(rate, number: number))
    }
    return ExchangeRateDomain(
      id: id, number: Int(number), currency: currency, base: base, rate: value, date: date)
  }
}

extension ExchangeRateDomain {
  /// The rate as it is stored; the id and the number are kept.
  public func toEntity() -> ExchangeRateEntity {
    ExchangeRateEntity(
      id: id, number: Int64(number), currency: currency.code, base: base.code, rate: rate.description, date: date)
  }
}
