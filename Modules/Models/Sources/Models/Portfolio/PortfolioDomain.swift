public import ModuloUtilities

/// The value of all accounts together on one day.
///
/// Every figure is rounded once, by itself, from exact amounts. With money in other currencies the net worth can
/// therefore differ by the smallest unit from the sum of assets and debt, and a change from the difference of two net
/// worths.
public struct PortfolioDomain: Equatable, Sendable {
  /// The day of the figures.
  public let asOf: CalendarDay
  /// The parts that no figure includes.
  public let exclusions: PortfolioExclusions
  /// Assets less debt, without the excluded parts.
  public let netWorth: Money
  /// The sum of the included assets.
  public let assets: Money
  /// The debt, below zero. Mortgages count here, even when excluded, if there is no other debt.
  public let debt: Money
  /// The label of the debt; `nil` when there is no debt account, and then no debt is shown.
  public let debtLabel: DebtLabel?
  /// The change since the previous update day; `nil` when all updates are of one day.
  public let change: PortfolioChange?
  /// The rates that were used, by currency: those that are stored, and those that were made of them.
  public let rates: [ExchangeRateUse]
  /// The totals that the net worth leaves out because their currency has no rate: one for each currency, by its code.
  public let unconverted: [Money]
  /// The totals that the debt leaves out because their currency has no rate, likewise. Those of mortgages that are
  /// excluded, and count as debt nevertheless, are in no other list.
  public let unconvertedDebt: [Money]
  /// Whether none of the money has a rate, so that every figure is 0 and says nothing.
  public let isUncounted: Bool
  /// The accounts by kind, without the excluded parts: each that has an account, in their order.
  public let kinds: [PortfolioKindTotal]
  /// All accounts, excluded ones among them, in the order of ``FinancialAccountOrder``; a list may keep another one.
  public var accounts: [FinancialAccountDomain]
  /// What is set aside now in the accounts that goals are tied to, excluded ones among them.
  public var funding = FundingSummary.none
}

extension PortfolioDomain {
  /// What is told of it today: what is set aside is known for now alone, so not of an earlier day.
  public func told(on today: CalendarDay) -> PortfolioDomain {
    var portfolio = self
    if asOf < today { portfolio.funding = .none }
    return portfolio
  }

  /// The currency of the figures.
  public var currency: Currency { netWorth.currency }

  /// The note on the included parts; `nil` when both optional ones are excluded.
  public var inclusionNote: InclusionNote? { exclusions.inclusionNote }

  /// Whether the assets are shown as a figure of their own.
  public var showsAssets: Bool { assets != netWorth }
}

/// The change of a portfolio's figures since an earlier day, each difference rounded once, by itself.
public struct PortfolioChange: Equatable, Sendable {
  /// The last day before the latest update on which an account that is included was updated. Updates of excluded
  /// accounts don't count.
  public let since: CalendarDay
  /// The difference of the net worth.
  public let netWorth: Money
  /// The difference of the assets.
  public let assets: Money
  /// The difference of the debt; above zero when it was reduced.
  public let debt: Money

  /// Creates a change from differences that are rounded already.
  public init(since: CalendarDay, netWorth: Money, assets: Money, debt: Money) {
    self.since = since
    self.netWorth = netWorth
    self.assets = assets
    self.debt = debt
  }
}

extension PortfolioDomain {
  /// The figures of the accounts, each in its currency at the latest rate on or before the day. Every figure, changes
  /// included, is calculated exactly and rounded once, half away from zero.
  ///
  /// - Parameters:
  ///   - accounts: All of them, as they are on the day.
  ///   - days: The changes of each part, in any order; those of later days are ignored.
  ///   - rates: In any order.
  /// - Throws: ``StorageError/outOfRange`` for a figure too large for any amount.
  public init(
    on day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions = .none,
    accounts: [FinancialAccountDomain], days: [PortfolioDay], rates: [ExchangeRateDomain]
  ) throws(RepositoryError) {
    let currencies = Set(accounts.map(\.currency) + days.map(\.net.currency))
    let latest = LatestRates(rates, on: day)
    let known = latest.rates(into: currency, for: currencies)
    let rules = PortfolioRules(exclusions: exclusions, types: accounts.map(\.type))
    let figures = PortfolioFigures(of: days, on: day)
    asOf = day
    self.exclusions = exclusions
    netWorth = try figures.total(known, where: exclusions.include)
    assets = try figures.total(known, where: rules.isAsset)
    debt = try figures.total(known, where: rules.isDebt)
    debtLabel = rules.debtLabel
    unconverted = figures.unconverted(known, where: exclusions.include)
    unconvertedDebt = figures.unconverted(known, where: rules.isDebt)
    isUncounted = !unconverted.isEmpty && !figures.counts(known) { exclusions.include($0) || rules.isDebt($0) }
    kinds = try PortfolioKindTotal.all(of: accounts, known, without: exclusions)
    change = try Self.change(to: day, known, rules, days: days, rates: rates)
    let used = Set(accounts.map(\.currency))
    self.rates = known.uses.values.filter { used.contains($0.currency) }
      .sorted { $0.currency.code < $1.currency.code }
    self.accounts = FinancialAccountOrder(latest, in: currency).sorted(accounts)
  }

  /// The exact figures of `day` less those of the previous update day, each difference rounded once. What was in a
  /// figure without a rate on the earlier day is left out of its change; a currency that there was nothing of then
  /// counts, because nothing needs no rate.
  private static func change(
    to day: CalendarDay, _ later: ExchangeRates, _ rules: PortfolioRules, days: [PortfolioDay],
    rates: [ExchangeRateDomain]
  ) throws(RepositoryError) -> PortfolioChange? {
    let included = days.filter { $0.date <= day && rules.exclusions.include($0.component) }.map(\.date)
    guard let latest = included.max(), let since = included.filter({ $0 < latest }).max() else { return nil }
    let earlier = LatestRates(rates, on: since).rates(into: later.base, for: Set(days.map(\.net.currency)))
    let now = PortfolioFigures(of: days, on: day)
    let before = PortfolioFigures(of: days, on: since)
    func change(_ isIncluded: (PortfolioComponent) -> Bool) throws(RepositoryError) -> Money {
      let unknown = before.unconverted(earlier, where: isIncluded).filter { !$0.isZero }.map(\.currency)
      let known = later.without(Set(unknown))
      return try (now.converted(known, where: isIncluded) - before.converted(earlier, where: isIncluded)).rounded()
    }
    return PortfolioChange(
      since: since, netWorth: try change(rules.exclusions.include), assets: try change(rules.isAsset),
      debt: try change(rules.isDebt))
  }
}

/// The rules by which a portfolio's parts count in its figures.
struct PortfolioRules {
  let exclusions: PortfolioExclusions
  let debtLabel: DebtLabel?

  /// - Parameter types: The types of all accounts, excluded ones among them.
  init(exclusions: PortfolioExclusions, types: [FinancialAccountType]) {
    self.exclusions = exclusions
    let debts = types.filter(\.isDebt)
    debtLabel = debts.isEmpty ? nil : debts.allSatisfy { $0 == .mortgage } ? .mortgage : .total
  }

  func isAsset(_ component: PortfolioComponent) -> Bool { !component.isDebt && exclusions.include(component) }

  /// Whether a part counts as debt. Mortgages do when they are the only debt, even where the net worth excludes them.
  func isDebt(_ component: PortfolioComponent) -> Bool {
    component.isDebt && (debtLabel == .mortgage || exclusions.include(component))
  }
}

/// The net worth with its series, and every account with its own, from one snapshot.
public struct PortfolioReportDomain: Equatable, Sendable {
  /// The figures of the report's day.
  public let portfolio: PortfolioDomain
  /// The net worth over time.
  public let series: PortfolioSeries
  /// The accounts in insertion order, without their updates.
  public let accounts: [FinancialAccountDetailedDomain]

  /// Creates a report from what one snapshot has read.
  public init(
    portfolio: PortfolioDomain, series: PortfolioSeries, accounts: [FinancialAccountDetailedDomain]
  ) {
    self.portfolio = portfolio
    self.series = series
    self.accounts = accounts
  }
}
