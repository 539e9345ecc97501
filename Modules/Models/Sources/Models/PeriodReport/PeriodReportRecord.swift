public import ModuloUtilities

/// What a report on a period is made of, read in one snapshot: of the sections that were asked for, and for each of the
/// spans of days.
public struct PeriodReportRecord: Equatable, Sendable {
  /// Every goal, in insertion order.
  public let goals: [Goal]
  /// Every account with its latest balances, on each day with which a span begins or ends.
  public let accounts: [CalendarDay: [FinancialAccountRecord]]
  /// The rates of the accounts' currencies, up to the last of these days.
  public let rates: [ExchangeRateEntity]
  /// The blocks with what was tracked of them, whatever the span.
  public let blocks: [TimeSummaryRecord.Block]

  /// A goal with its sums, in the order of the spans.
  public struct Goal: Equatable, Sendable {
    /// The row of the goal.
    public let goal: FinancialGoalEntity
    /// Of each span; `nil` where the goal has no contribution up to its last day.
    public let sums: [Sums?]

    /// Creates a goal with its sums.
    public init(goal: FinancialGoalEntity, sums: [Sums?]) {
      self.goal = goal
      self.sums = sums
    }
  }

  /// The sums of a goal's contributions, in minor units.
  public struct Sums: Equatable, Sendable {
    /// What was put in within the span.
    public let depositsMinor: Int64
    /// What was taken out within the span, as an amount above zero.
    public let withdrawalsMinor: Int64
    /// What was saved at the end of the span.
    public let savedMinor: Int64

    /// Creates sums from those of one snapshot.
    public init(depositsMinor: Int64, withdrawalsMinor: Int64, savedMinor: Int64) {
      self.depositsMinor = depositsMinor
      self.withdrawalsMinor = withdrawalsMinor
      self.savedMinor = savedMinor
    }
  }

  /// Creates a record from what one snapshot has read; what wasn't asked for is empty.
  public init(
    goals: [Goal], accounts: [CalendarDay: [FinancialAccountRecord]], rates: [ExchangeRateEntity],
    blocks: [TimeSummaryRecord.Block]
  ) {
    self.goals = goals
    self.accounts = accounts
    self.rates = rates
    self.blocks = blocks
  }
}

extension PeriodReportRecord {
  /// The report. The cost grows with the goals, with the accounts for each day with which a span begins or ends, and
  /// with the days of the blocks.
  ///
  /// - Parameters:
  ///   - sections: Those that were read.
  ///   - currency: That of the balances.
  ///   - exclusions: The parts of the net worth that are left out.
  /// - Returns: `nil` without a currency of the balances.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value; ``StorageError/outOfRange``.
  public func toDomain(
    of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in currency: ReportingCurrency,
    without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PeriodReportDomain? {
    guard let days = span.days else {
      return PeriodReportDomain(span: span, sections: sections)
    }
    var goals: [PeriodGoal] = []
    for record in self.goals {
      if let goal = try record.toDomain() { goals.append(goal) }
    }
    let accounts = try accountsDomain(of: [days, span.daysBefore], in: currency, without: exclusions)
    if case .unknownCurrency = accounts { return nil }
    let time = PeriodTimeSums(of: blocks, in: days, before: span.daysBefore)
    return PeriodReportDomain(
      span: span, sections: sections, goals: goals, accounts: accounts.figures,
      groups: sections.contains(.group) ? time.rows(by: .group) : [],
      blocks: sections.contains(.block) ? time.rows(by: .block) : [])
  }

  private enum Accounts {
    case unknownCurrency
    case known(PeriodAccounts?)

    var figures: PeriodAccounts? { if case .known(let figures) = self { figures } else { nil } }
  }

  private func accountsDomain(
    of spans: [ClosedRange<CalendarDay>?], in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> Accounts {
    var domains: [CalendarDay: [FinancialAccountDomain]] = [:]
    for (day, records) in accounts { domains[day] = try records.toDomain() }
    guard let last = spans.first??.upperBound, let closing = domains[last], closing.contains(where: \.hasBalance) else {
      return .known(nil)
    }
    guard let base = currency.currency(of: closing) else { return .unknownCurrency }
    let rates = try rates.toDomain()
    var balances: [PeriodBalances] = []
    for span in spans.compactMap(\.self) {
      balances.append(
        try PeriodBalances(
          of: span, accounts: domains, rates: rates, in: base, without: exclusions))
    }
    return .known(PeriodAccounts(balances, in: base, without: exclusions))
  }
}

extension PeriodReportRecord.Goal {
  /// The goal with its figures; `nil` for one that has no contribution up to the end of the days, and for an archived
  /// one with which nothing was done.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  fileprivate func toDomain() throws(RepositoryError) -> PeriodGoal? {
    guard let sums = sums.first ?? nil else { return nil }
    let goal = try goal.toDomain()
    let before = self.sums.count > 1 ? self.sums[1] : nil
    let figures = Compared(
      PeriodSavings(sums, in: goal.currency), before: before.map { PeriodSavings($0, in: goal.currency) })
    let isMoved = figures.now.isMoved || figures.before?.isMoved ?? false
    return goal.isArchived && !isMoved ? nil : PeriodGoal(goal: goal, figures: figures)
  }
}

extension FinancialAccountDomain {
  /// Whether there is a balance on the day that the account was read for.
  var hasBalance: Bool { updated != nil }
}
