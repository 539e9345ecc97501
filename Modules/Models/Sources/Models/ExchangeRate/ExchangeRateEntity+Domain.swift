import Foundation
import ModuloUtilities

extension ExchangeRateEntity {
  /// The rate in the domain's types; the id is kept.
  ///
  /// - Throws: ``Damage/unreadableRate(_:number:)`` for unknown currencies, and for a text that is not the plain
  ///   form of a number in ``ExchangeRateDomain/range``.
  public func toDomain() throws(RepositoryError) -> ExchangeRateDomain {
    guard let currency = Currency(storedCode: currency), let base = Currency(storedCode: base) else {
      throw .damaged(.unreadableRate("\(self.currency) in \(self.base)", number: number))
    }
    // Parsing stops at the first character that is not part of a number, so only a text that round-trips was read
    // whole.
    guard let value = Decimal(string: rate), ExchangeRateDomain.range.contains(value), value.description == rate else {
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
