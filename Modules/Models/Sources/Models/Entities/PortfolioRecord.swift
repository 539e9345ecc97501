public import ModuloUtilities

/// All accounts on a day, and how they came there, read in one snapshot.
public struct PortfolioRecord: Equatable, Sendable {
  /// In insertion order.
  public let accounts: [FinancialAccountRecord]
  /// How the parts of the whole came to what they are.
  public let history: PortfolioHistoryRecord

  public init(accounts: [FinancialAccountRecord], history: PortfolioHistoryRecord) {
    self.accounts = accounts
    self.history = history
  }
}

/// What changed in each part of the whole, day by day, and the rates to convert with.
public struct PortfolioHistoryRecord: Equatable, Sendable {
  /// Every day and part with at least one update: part by part, oldest first.
  public let days: [PortfolioDayEntity]
  /// Into one currency, or into every currency: by currency, oldest first.
  public let rates: [ExchangeRateEntity]

  public init(days: [PortfolioDayEntity], rates: [ExchangeRateEntity]) {
    self.days = days
    self.rates = rates
  }
}

/// By how much one part of the whole changed on a day, in minor units of the part's currency.
public struct PortfolioDayEntity: Equatable, Sendable {
  /// The raw value of a ``PortfolioPart``.
  public let part: String
  public let date: CalendarDay
  /// 0 when what was updated stayed as it was.
  public let netMinor: Int64

  public init(part: String, date: CalendarDay, netMinor: Int64) {
    self.part = part
    self.date = date
    self.netMinor = netMinor
  }
}
