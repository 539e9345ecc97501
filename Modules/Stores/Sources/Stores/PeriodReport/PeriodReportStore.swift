public import ModuloModels

/// What can be reported of periods. Every report is of one snapshot.
@MainActor
public protocol PeriodReportOperations: AnyObject, Sendable {
  /// What was saved, owned and tracked in a period, and in the one before where that is compared. The cost is that of
  /// the days, and grows neither with the contributions of other days, nor with balance updates or stored times.
  ///
  /// - Parameters:
  ///   - sections: The parts that are reported.
  ///   - currency: That of the balances.
  ///   - exclusions: The parts of the net worth that are left out.
  /// - Throws: ``FinancialAccountRule/missingCurrency`` where balances are reported without a currency.
  func report(
    of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in currency: ReportingCurrency,
    without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PeriodReportDomain
}

/// Reports on periods.
@MainActor
public protocol PeriodReportStore: PeriodReportOperations {}
