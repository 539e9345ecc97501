public import ModuloUtilities

/// The value of all accounts together on one day.
///
/// Every figure is rounded once, by itself, from exact amounts. With money in other currencies the net worth can
/// therefore differ by the smallest unit from the sum of assets and debt, and a change from the difference of two net
/// worths.
public struct PortfolioDomain: Equatable, Sendable {
  /// The day of the figures.
  public let on: CalendarDay
  public let exclusions: PortfolioExclusions
  public let netWorth: Money
  public let assets: Money
  /// The debt, below zero. Mortgages count here, even when excluded, if there is no other debt.
  public let debt: Money
  /// The label of the debt; `nil` when there is no debt account, and then no debt is shown.
  public let debtLabel: DebtLabel?
  /// The change since the previous update day; `nil` when all updates are of one day.
  public let change: PortfolioChange?
  /// The rates that were used, by currency.
  public let rates: [ExchangeRateDomain]
  /// The totals in none of the figures because their currency has no rate: one for each currency, by its code.
  public let unconverted: [Money]
  /// All accounts, excluded ones among them, in the order of ``FinancialAccountOrder``.
  public let accounts: [FinancialAccountDomain]
}

extension PortfolioDomain {
  /// The currency of the figures.
  public var currency: Currency { netWorth.currency }

  public var inclusionNote: InclusionNote? { exclusions.inclusionNote }

  /// Whether the assets are shown as a figure of their own.
  public var showsAssets: Bool { assets != netWorth }

  public var showsDebt: Bool { debtLabel != nil }

  /// Whether there is a mortgage, so that excluding mortgages makes a difference.
  public var hasMortgage: Bool { accounts.contains { $0.type == .mortgage } }
}

/// The change of a portfolio's figures since an earlier day, each difference rounded once, by itself.
public struct PortfolioChange: Equatable, Sendable {
  /// The last day before the latest update on which an account that is included was updated. Updates of excluded
  /// accounts don't count.
  public let since: CalendarDay
  public let netWorth: Money
  public let assets: Money
  public let debt: Money

  public init(since: CalendarDay, netWorth: Money, assets: Money, debt: Money) {
    self.since = since
    self.netWorth = netWorth
    self.assets = assets
    self.debt = debt
  }
}
