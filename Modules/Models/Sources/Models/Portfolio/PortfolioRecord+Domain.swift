public import ModuloUtilities

extension PortfolioRecord {
  /// The value of all accounts together.
  ///
  /// - Parameter currency: The currency of the figures; `nil` for the one that all accounts share.
  /// - Returns: `nil` when no currency is given and none is shared.
  /// - Throws: ``Damage``, when an account, a part or a rate has an invalid value; ``StorageError/outOfRange``.
  public func toDomain(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioDomain? {
    let accounts = try accounts.toDomain()
    guard let currency = currency ?? accounts.sharedCurrency else { return nil }
    return try PortfolioDomain(
      on: day, in: currency, without: exclusions, accounts: accounts, days: try history.days.toDomain(),
      rates: try history.rates(into: currency))
  }

  /// The net worth day by day, in the currency that all accounts share.
  ///
  /// - Returns: `nil` when none is shared.
  /// - Throws: ``Damage``, when an account, a part or a rate has an invalid value; ``StorageError/outOfRange``.
  public func toSeries(
    through day: CalendarDay, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioSeries? {
    guard let currency = try accounts.toDomain().sharedCurrency else { return nil }
    return try history.toDomain(through: day, in: currency, without: exclusions)
  }
}

extension PortfolioHistoryRecord {
  /// The net worth day by day.
  ///
  /// - Throws: ``Damage``, when a part or a rate has an invalid value; ``StorageError/outOfRange``.
  public func toDomain(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioSeries {
    try PortfolioSeries(
      through: day, in: currency, without: exclusions, days: try days.toDomain(), rates: try rates(into: currency))
  }

  fileprivate func rates(into currency: Currency) throws(RepositoryError) -> [ExchangeRateDomain] {
    try rates.filter { $0.base == currency.code }.toDomain()
  }
}

extension [PortfolioDayEntity] {
  fileprivate func toDomain() throws(RepositoryError) -> [PortfolioDay] {
    var days: [PortfolioDay] = []
    days.reserveCapacity(count)
    // The days are sorted by part, so a part is parsed only when it changes.
    guard let first else { return [] }
    var part = try ReadPart(first.part)
    for day in self {
      if part.text != day.part { part = try ReadPart(day.part) }
      days.append(
        PortfolioDay(
          component: part.component, date: day.date, net: Money(minorUnits: day.netMinor, in: part.currency)))
    }
    return days
  }
}

/// A stored part, parsed.
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
  /// The rates in the domain's types.
  ///
  /// - Throws: ``Damage/unreadableRate(_:number:)``.
  public func toDomain() throws(RepositoryError) -> [ExchangeRateDomain] {
    try map { (rate) throws(RepositoryError) in try rate.toDomain() }
  }
}
