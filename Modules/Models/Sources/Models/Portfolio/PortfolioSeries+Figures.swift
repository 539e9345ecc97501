public import ModuloUtilities

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
    var clock = ExchangeRatesByDay(rates, in: currency)
    var figures = PortfolioFigures()
    var missing: Set<Currency> = []
    var points: [BalancePoint] = []
    for (date, moves) in groups {
      for move in moves { figures.add(move) }
      let known = clock.rates(on: date)
      missing.formUnion(figures.unconverted(known) { _ in true }.filter { !$0.isZero }.map(\.currency))
      points.append(BalancePoint(date: date, amount: try figures.total(known) { _ in true }))
    }
    self.currency = currency
    self.exclusions = exclusions
    self.points = points
    unconverted = missing.sorted { $0.code < $1.code }
  }
}
