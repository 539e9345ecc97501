public import Foundation
public import ModuloUtilities

/// The value of all accounts together on one day.
///
/// Every figure is rounded once, by itself, from exact amounts. With money in other currencies the net worth can
/// therefore differ by the smallest unit from the sum of assets and debt, and a change from the difference of two net
/// worths.
public struct PortfolioDomain: Equatable, Sendable {
  /// The day of the figures.
  public let on: CalendarDay
  /// The currency of the figures.
  public let currency: Currency
  public let exclusions: PortfolioExclusions
  public let netWorth: Decimal
  public let assets: Decimal
  /// The debt, below zero. Mortgages count here, even when excluded, if there is no other debt.
  public let debt: Decimal
  /// The label of the debt; `nil` when there is no debt account, and then no debt is shown.
  public let debtLabel: DebtLabel?
  /// The change since the previous update day; `nil` when all updates are of one day.
  public let change: PortfolioChange?
  /// The rates that were used, by currency.
  public let rates: [ExchangeRateDomain]
  /// The balances in none of the figures because their currency has no rate, by currency.
  public let unconverted: [CurrencyBalance]
  /// All accounts, excluded ones among them, in the order of ``FinancialAccountOrder``.
  public let accounts: [FinancialAccountDomain]
}

extension PortfolioDomain {
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
  public let netWorth: Decimal
  public let assets: Decimal
  public let debt: Decimal

  public init(since: CalendarDay, netWorth: Decimal, assets: Decimal, debt: Decimal) {
    self.since = since
    self.netWorth = netWorth
    self.assets = assets
    self.debt = debt
  }
}

/// The total of the accounts of one currency, in that currency.
public struct CurrencyBalance: Equatable, Sendable {
  public let currency: Currency
  public let netWorth: Decimal

  public init(currency: Currency, netWorth: Decimal) {
    self.currency = currency
    self.netWorth = netWorth
  }
}
