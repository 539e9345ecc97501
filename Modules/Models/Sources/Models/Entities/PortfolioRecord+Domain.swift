import Foundation
public import ModuloUtilities

extension PortfolioRecord {
  /// What all accounts together are worth.
  ///
  /// - Throws: ``Damage``, when an account, a part or a rate has no meaning.
  public func toDomain(
    on day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioDomain {
    var domains: [FinancialAccountDomain] = []
    for record in accounts { domains.append(try record.toDomain()) }
    return PortfolioDomain(
      on: day, in: currency, without: exclusions, accounts: domains, days: try history.days.toDomain(),
      rates: try history.rates.toDomain())
  }
}

extension PortfolioHistoryRecord {
  /// The net worth from day to day.
  ///
  /// - Throws: ``Damage``, when a part or a rate has no meaning.
  public func toDomain(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioSeries {
    PortfolioSeries(
      through: day, in: currency, without: exclusions, days: try days.toDomain(), rates: try rates.toDomain())
  }
}

extension [PortfolioDayEntity] {
  fileprivate func toDomain() throws(RepositoryError) -> [PortfolioDay] {
    var days: [PortfolioDay] = []
    days.reserveCapacity(count)
    // The days come part by part, so a part is read when it changes.
    guard let first else { return [] }
    var part = try ReadPart(first.part)
    for day in self {
      if part.text != day.part { part = try ReadPart(day.part) }
      days.append(
        PortfolioDay(
          currency: part.currency, component: part.component, date: day.date,
          net: Decimal(minorUnits: day.netMinor, exponent: part.currency.exponent)))
    }
    return days
  }
}

/// A stored part, and what it means.
private struct ReadPart {
  let text: String
  let currency: Currency
  let component: PortfolioComponent

  init(_ text: String) throws(RepositoryError) {
    guard let part = PortfolioPart(rawValue: text), let currency = Currency(storedCode: part.currency) else {
      throw .damaged(.unknownPart(text))
    }
    self.text = text
    self.currency = currency
    component = part.component
  }
}

extension [ExchangeRateEntity] {
  /// The rates as the rules see them.
  ///
  /// - Throws: ``Damage/unreadableRate(_:number:)``.
  public func toDomain() throws(RepositoryError) -> [ExchangeRateDomain] {
    var rates: [ExchangeRateDomain] = []
    for rate in self { rates.append(try rate.toDomain()) }
    return rates
  }
}
