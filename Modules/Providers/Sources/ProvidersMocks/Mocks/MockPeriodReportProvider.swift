// Made by `architect mocks` from Modules/Providers/Sources/Providers/PeriodReport/PeriodReportProvider.swift; edits are lost.

public import ModuloModels
public import ModuloProviders
import ModuloStores

/// A mock of `PeriodReportProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockPeriodReportProvider: PeriodReportProvider {
  /// What is planned for each requirement of `PeriodReportProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `report(of:sections:in:without:)`.
    public let report:
      MockedRequirement<
        (
          span: PeriodReportSpan, sections: Set<PeriodReportSection>, currency: ReportingCurrency,
          exclusions: PortfolioExclusions
        ), PeriodReportDomain, FinancialAccountError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      report = MockedRequirement("PeriodReportProvider.report(of:sections:in:without:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any PeriodReportProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any PeriodReportProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func report(
    of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in currency: ReportingCurrency,
    without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PeriodReportDomain {
    if let answer = try await mocked.report.answer((span, sections, currency, exclusions)) { return answer }
    return try await mocked.report.fallback(fake).report(
      of: span, sections: sections, in: currency, without: exclusions)
  }
}
