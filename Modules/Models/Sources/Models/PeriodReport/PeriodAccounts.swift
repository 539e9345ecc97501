public import ModuloUtilities

/// The accounts in a period by kind, in one currency.
public struct PeriodAccounts: Equatable, Sendable {
  /// The currency of the balances.
  public let currency: Currency
  /// The parts that no balance includes.
  public let exclusions: PortfolioExclusions
  /// The kinds that have an account with a balance up to the end of the days, in their order.
  public let kinds: [PeriodKind]
  /// All of them together.
  public let netWorth: Compared<PeriodBalance>
  /// The rates by which the closing balances were made.
  public let rates: [ExchangeRateUse]
  /// The balances that are left out because their currency has no rate, one for each currency, by its code: when the
  /// days began.
  public let unconvertedOpening: [Money]
  /// The same at their end.
  public let unconvertedClosing: [Money]
}

/// The accounts of a kind in a period.
public struct PeriodKind: Equatable, Sendable {
  /// The kind.
  public let kind: FinancialAccountKind
  /// The number of its accounts with a balance up to the end of the days.
  public let accountCount: Int
  /// Their balance.
  public let figures: Compared<PeriodBalance>
}

/// A balance when some days began and when they ended, each at the rates of its own day and rounded once, half away from
/// zero; debts are below zero. The closing balance of a period is the opening one of the next, so that changes add up.
public struct PeriodBalance: Equatable, Sendable {
  /// The balance when the days began; `nil` where there was none yet, or where none of the money had a rate.
  public let opening: Money?
  /// The balance at the end of the days; `nil` where none of the money has a rate.
  public let closing: Money?
  /// The closing balance less the opening one, which counts as nothing where there was none yet. `nil` where one of the
  /// two leaves out money for want of a rate that the other one counts.
  public let change: Money?
}

extension PeriodAccounts {
  /// `nil` where every account with a balance is of a part that is left out.
  ///
  /// - Parameter balances: Those of the days, and then those of the days before, if any.
  init?(_ balances: [PeriodBalances], in currency: Currency, without exclusions: PortfolioExclusions) {
    guard let now = balances.first, !now.kinds.isEmpty else { return nil }
    let before = balances.dropFirst().first
    self.currency = currency
    self.exclusions = exclusions
    kinds = FinancialAccountKind.allCases.compactMap { kind in
      guard let figures = now.kinds[kind] else { return nil }
      return PeriodKind(
        kind: kind, accountCount: now.closing.kinds[kind]?.accountCount ?? 0,
        figures: Compared(figures, before: before?.kinds[kind]))
    }
    netWorth = Compared(now.netWorth, before: before?.kinds.isEmpty == false ? before?.netWorth : nil)
    rates = now.closing.rates
    unconvertedOpening = now.opening?.all.unconverted ?? []
    unconvertedClosing = now.closing.all.unconverted
  }
}

/// The balances of some days by kind.
struct PeriodBalances {
  /// `nil` where no account had a balance when the days began.
  let opening: DayBalances?
  let closing: DayBalances
  let kinds: [FinancialAccountKind: PeriodBalance]
  let netWorth: PeriodBalance

  /// - Parameter accounts: All of them, as they are on each day with which the days begin or end.
  init(
    of days: ClosedRange<CalendarDay>, accounts: [CalendarDay: [FinancialAccountDomain]],
    rates: [ExchangeRateDomain], in base: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) {
    func balances(on day: CalendarDay) throws(RepositoryError) -> DayBalances {
      try DayBalances(on: day, accounts[day] ?? [], rates, in: base, without: exclusions)
    }
    let opening = try days.openingDay.map { day throws(RepositoryError) in try balances(on: day) }
    let closing = try balances(on: days.upperBound)
    self.opening = opening
    self.closing = closing
    kinds = closing.kinds.reduce(into: [:]) { kinds, kind in
      kinds[kind.key] = PeriodBalance(from: opening?.kinds[kind.key], to: kind.value)
    }
    netWorth = PeriodBalance(from: opening?.hasBalance == true ? opening?.all : nil, to: closing.all)
  }
}

/// The balances of accounts on a day, by kind and in all.
struct DayBalances {
  let kinds: [FinancialAccountKind: DayBalance]
  let all: DayBalance
  /// The rates that were used.
  let rates: [ExchangeRateUse]

  var hasBalance: Bool { all.accountCount > 0 }

  init(
    on day: CalendarDay, _ accounts: [FinancialAccountDomain], _ rates: [ExchangeRateDomain], in base: Currency,
    without exclusions: PortfolioExclusions
  ) throws(RepositoryError) {
    let included = accounts.filter { $0.hasBalance && exclusions.include($0.type.component) }
    let currencies = Set(included.map(\.currency))
    let known = LatestRates(rates, on: day).rates(into: base, for: currencies)
    var kinds: [FinancialAccountKind: DayBalance] = [:]
    for (kind, accounts) in Dictionary(grouping: included, by: \.type.kind) {
      kinds[kind] = try DayBalance(of: accounts, known)
    }
    self.kinds = kinds
    all = try DayBalance(of: included, known)
    self.rates = known.uses.values.sorted { $0.currency.code < $1.currency.code }
  }
}

/// The balance of some accounts on a day.
struct DayBalance {
  let accountCount: Int
  /// The sum, rounded once; `nil` where none of the balances has a rate.
  let total: Money?
  /// The sums of the currencies without a rate that aren't 0, by code.
  let unconverted: [Money]
  /// The currencies whose sums aren't 0 and have a rate.
  let counted: Set<Currency>

  /// - Parameter accounts: Those with a balance.
  init(of accounts: [FinancialAccountDomain], _ rates: ExchangeRates) throws(RepositoryError) {
    accountCount = accounts.count
    total = try PortfolioKindTotal.total(of: accounts, rates)
    let sums = Dictionary(grouping: accounts.map(\.balance), by: \.currency)
      .map { currency, balances in balances.sum(in: currency) }.filter { !$0.isZero }
    unconverted = sums.filter { rates[$0.currency] == nil }.sorted { $0.currency.code < $1.currency.code }
    counted = Set(sums.map(\.currency).filter { rates[$0] != nil })
  }

  fileprivate func leavesOut(_ currencies: Set<Currency>) -> Bool {
    unconverted.contains { currencies.contains($0.currency) }
  }
}

extension PeriodBalance {
  /// - Parameter opening: `nil` where there was none yet.
  fileprivate init(from opening: DayBalance?, to closing: DayBalance) {
    self.opening = opening?.total
    self.closing = closing.total
    guard let end = closing.total else {
      change = nil
      return
    }
    guard let opening else {
      change = end
      return
    }
    let isUneven = opening.leavesOut(closing.counted) || closing.leavesOut(opening.counted)
    change = isUneven ? nil : opening.total.map { end - $0 }
  }
}
