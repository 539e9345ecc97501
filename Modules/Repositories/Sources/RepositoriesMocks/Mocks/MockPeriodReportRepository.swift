// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/PeriodReport/PeriodReportRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories

/// A mock of `PeriodReportRepository`: calls are answered by plan, else by its fake.
public final class MockPeriodReportRepository: PeriodReportRepository {
  /// What is planned for each requirement of `PeriodReportRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `fetchReport(of:sections:in:)`.
    public let fetchReport:
      SendableMockedRequirement<
        (span: PeriodReportSpan, sections: Set<PeriodReportSection>, base: String?), PeriodReportRecord,
        RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      fetchReport = SendableMockedRequirement("PeriodReportRepository.fetchReport(of:sections:in:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any PeriodReportRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any PeriodReportRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func fetchReport(of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in base: String?)
    async throws(RepositoryError) -> PeriodReportRecord
  {
    if let answer = try await mocked.fetchReport.answer((span, sections, base)) { return answer }
    return try await mocked.fetchReport.fallback(fake).fetchReport(of: span, sections: sections, in: base)
  }
}
