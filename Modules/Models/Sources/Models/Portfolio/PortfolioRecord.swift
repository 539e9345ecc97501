public import ModuloUtilities

/// All accounts on a day, and their history, read in one snapshot.
public struct PortfolioRecord: Equatable, Sendable {
  /// In insertion order.
  public let accounts: [FinancialAccountRecord]
  /// The history of the portfolio's parts.
  public let history: PortfolioHistoryRecord

  public init(accounts: [FinancialAccountRecord], history: PortfolioHistoryRecord) {
    self.accounts = accounts
    self.history = history
  }
}

/// The changes of each part of the portfolio, day by day, and the rates to convert with.
public struct PortfolioHistoryRecord: Equatable, Sendable {
  /// Every day and part with at least one update: by part, oldest first.
  public let days: [PortfolioDayEntity]
  /// The rates into one currency or into every currency: by currency, oldest first.
  public let rates: [ExchangeRateEntity]

  public init(days: [PortfolioDayEntity], rates: [ExchangeRateEntity]) {
    self.days = days
    self.rates = rates
  }
}

/// The change of one part of the portfolio on a day, in minor units of the part's currency.
public struct PortfolioDayEntity: Equatable, Sendable {
  /// The raw value of a ``PortfolioPart``.
  public let part: String
  public let date: CalendarDay
  /// The net change; 0 when the updated balances stayed the same.
  public let netMinor: Int64

  public init(part: String, date: CalendarDay, netMinor: Int64) {
    self.part = part
    self.date = date
    self.netMinor = netMinor
  }
}
