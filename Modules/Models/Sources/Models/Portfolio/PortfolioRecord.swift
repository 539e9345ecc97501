public import ModuloUtilities

/// All accounts on a day, and their history, read in one snapshot.
public struct PortfolioRecord: Equatable, Sendable {
  /// In insertion order.
  public let accounts: [FinancialAccountRecord]
  /// The history of the portfolio's parts.
  public let history: PortfolioHistoryRecord
  /// The links between goals and accounts.
  public let fundings: FundingRecord

  /// Creates a record from rows of one snapshot.
  public init(
    accounts: [FinancialAccountRecord], history: PortfolioHistoryRecord, fundings: FundingRecord = .none
  ) {
    self.accounts = accounts
    self.history = history
    self.fundings = fundings
  }
}

/// The changes of each part of the portfolio, day by day, and the rates to convert with.
public struct PortfolioHistoryRecord: Equatable, Sendable {
  /// Every day and part with at least one update: by part, oldest first.
  public let days: [PortfolioDayEntity]
  /// The rates of every currency into every other: by currency, oldest first.
  public let rates: [ExchangeRateEntity]

  /// Creates a history from rows of one snapshot.
  public init(days: [PortfolioDayEntity], rates: [ExchangeRateEntity]) {
    self.days = days
    self.rates = rates
  }
}

/// The change of one part of the portfolio on a day, in minor units of the part's currency.
public struct PortfolioDayEntity: Equatable, Sendable {
  /// The raw value of a ``PortfolioPart``.
  public let part: String
  /// The day of the change.
  public let date: CalendarDay
  /// The net change; 0 when the updated balances stayed the same.
  public let netMinor: Int64

  /// Creates the change of one part on one day, in minor units.
  public init(part: String, date: CalendarDay, netMinor: Int64) {
    self.part = part
    self.date = date
    self.netMinor = netMinor
  }
}

extension PortfolioRecord {
  /// The value of all accounts together.
  ///
  /// - Returns: `nil` without a currency of the figures.
  /// - Throws: ``RepositoryError/damaged(_:)``, when an account, a part or a rate has an invalid value;
  ///   ``StorageError/outOfRange``.
  public func toDomain(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioDomain? {
    let accounts = try accounts.toDomain()
    guard let currency = currency.currency(of: accounts) else { return nil }
    var portfolio = try PortfolioDomain(
      on: day, in: currency, without: exclusions, accounts: accounts, days: try history.days.toDomain(),
      rates: try history.rates.toDomain())
    portfolio.funding = try fundings.toDomain()
    return portfolio
  }

  /// The net worth day by day.
  ///
  /// - Returns: `nil` without a currency of the figures.
  /// - Throws: ``RepositoryError/damaged(_:)``, when an account, a part or a rate has an invalid value;
  ///   ``StorageError/outOfRange``.
  public func toSeries(
    through day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioSeries? {
    guard let currency = currency.currency(of: try accounts.toDomain()) else { return nil }
    return try history.toDomain(through: day, in: currency, without: exclusions)
  }
}

extension PortfolioHistoryRecord {
  /// The net worth day by day.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``, when a part or a rate has an invalid value;
  ///   ``StorageError/outOfRange``.
  public func toDomain(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioSeries {
    try PortfolioSeries(
      through: day, in: currency, without: exclusions, days: try days.toDomain(), rates: try rates.toDomain())
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
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unreadableRate(_:number:)``.
  public func toDomain() throws(RepositoryError) -> [ExchangeRateDomain] {
    try map { (rate) throws(RepositoryError) in try rate.toDomain() }
  }
}
