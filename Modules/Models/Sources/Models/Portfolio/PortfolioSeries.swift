public import ModuloUtilities

/// The net worth of the included parts, day by day.
public struct PortfolioSeries: Equatable, Sendable {
  /// The currency of the amounts.
  public let currency: Currency
  /// The parts that no point includes.
  public let exclusions: PortfolioExclusions
  /// One point for every day with an update of an included account, oldest first.
  public let points: [BalancePoint]
  /// Currencies whose money is missing in some of the points, because there was no rate yet on their days; by code.
  public let unconverted: [Currency]
  /// Whether none of the money has a rate on any day, so that every point is 0 and says nothing.
  public let isUncounted: Bool
}

/// The change of all balances of one currency and one part on one day.
///
/// The running sums of the parts are the totals of every day, whatever is excluded. Their number is that of the days
/// with updates times that of the parts, whatever the number of updates.
public struct PortfolioDay: Equatable, Sendable {
  /// The part of the net worth.
  public let component: PortfolioComponent
  /// The day of the change.
  public let date: CalendarDay
  /// The change of the part's total from the day before; debts are below zero.
  public let net: Money

  /// Creates the change of one part on one day.
  public init(component: PortfolioComponent, date: CalendarDay, net: Money) {
    self.component = component
    self.date = date
    self.net = net
  }
}

extension PortfolioSeries {
  /// The running net worth, each point at the rates of its own day and rounded once, half away from zero. The cost
  /// grows with the days and the rates, not with the updates.
  ///
  /// - Parameters:
  ///   - day: The last day that counts.
  ///   - days: The changes of each part, in any order.
  ///   - rates: In any order.
  /// - Throws: ``StorageError/outOfRange`` for a point too large for any amount.
  public init(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions = .none,
    days: [PortfolioDay], rates: [ExchangeRateDomain]
  ) throws(RepositoryError) {
    let included = days.filter { $0.date <= day && exclusions.include($0.component) }
    let groups = Dictionary(grouping: included, by: \.date).sorted { $0.key < $1.key }
    var latestRates = ExchangeRatesByDay(rates, in: currency, for: Set(included.map(\.net.currency)))
    var figures = PortfolioFigures()
    var missing: Set<Currency> = []
    var points: [BalancePoint] = []
    var counts = false
    for (date, moves) in groups {
      for move in moves { figures.add(move) }
      let known = latestRates.rates(on: date)
      missing.formUnion(figures.unconverted(known) { _ in true }.filter { !$0.isZero }.map(\.currency))
      counts = counts || figures.counts(known) { _ in true }
      points.append(BalancePoint(date: date, amount: try figures.total(known) { _ in true }))
    }
    self.currency = currency
    self.exclusions = exclusions
    self.points = points
    unconverted = missing.sorted { $0.code < $1.code }
    isUncounted = !missing.isEmpty && !counts
  }
}
