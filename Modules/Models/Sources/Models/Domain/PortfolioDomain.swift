public import Foundation
public import ModuloUtilities

/// What all accounts together are worth on one day.
///
/// Every figure is rounded once, by itself, from exact amounts. With money in other currencies the net worth can
/// therefore differ by the smallest unit from the sum of assets and debt, and a change from the difference of two net
/// worths.
public struct PortfolioDomain: Equatable, Sendable {
  /// The day for which the figures hold.
  public let on: CalendarDay
  /// The currency of the figures.
  public let currency: Currency
  public let exclusions: PortfolioExclusions
  public let netWorth: Decimal
  public let assets: Decimal
  /// Below zero. What is owed on mortgages counts here, even when it is left out, if there is no other debt.
  public let debt: Decimal
  /// What the debt is called; `nil` when there is no account of a debt, and then no debt is shown.
  public let debtLabel: DebtLabel?
  /// `nil` when the updates are all of one day, so that there is nothing to compare with.
  public let change: PortfolioChange?
  /// The rates that were used, by currency.
  public let rates: [ExchangeRateDomain]
  /// What is in none of the figures because its currency has no rate, by currency.
  public let unconverted: [CurrencyBalance]
  /// All accounts, what is left out among them, in the order of ``AccountOrder``.
  public let accounts: [FinancialAccountDomain]
}

extension PortfolioDomain {
  public var inclusionNote: InclusionNote? { exclusions.inclusionNote }

  /// Whether the assets are worth a figure of their own.
  public var showsAssets: Bool { assets != netWorth }

  public var showsDebt: Bool { debtLabel != nil }

  /// Whether there is something that leaving mortgages out would change.
  public var hasMortgage: Bool { accounts.contains { $0.type == .mortgage } }
}

/// What the figures of a portfolio are higher by than on an earlier day, each difference rounded once, by itself.
public struct PortfolioChange: Equatable, Sendable {
  /// The last day before the latest update on which an account that is included was updated. What is left out doesn't
  /// count, though its updates are as true as the others.
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

/// What the accounts of one currency are worth, in that currency.
public struct CurrencyBalance: Equatable, Sendable {
  public let currency: Currency
  public let netWorth: Decimal

  public init(currency: Currency, netWorth: Decimal) {
    self.currency = currency
    self.netWorth = netWorth
  }
}
