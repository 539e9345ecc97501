// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Portfolio/PortfolioRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `PortfolioRepository`: calls are answered by plan, else by its fake.
public final class MockPortfolioRepository: PortfolioRepository {
  /// What is planned for each requirement of `PortfolioRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `fetchHistory(through:in:)`.
    public let fetchHistory:
      SendableMockedRequirement<
        (day: CalendarDay, base: String), PortfolioHistoryRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchPortfolio(on:in:)`.
    public let fetchPortfolio:
      SendableMockedRequirement<(day: CalendarDay, base: String?), PortfolioRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchReport(on:)`.
    public let fetchReport:
      SendableMockedRequirement<CalendarDay, PortfolioReportRecord, RepositoryError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      fetchHistory = SendableMockedRequirement("PortfolioRepository.fetchHistory(through:in:)", log)
      fetchPortfolio = SendableMockedRequirement("PortfolioRepository.fetchPortfolio(on:in:)", log)
      fetchReport = SendableMockedRequirement("PortfolioRepository.fetchReport(on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any PortfolioRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any PortfolioRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func fetchHistory(through day: CalendarDay, in base: String) async throws(RepositoryError)
    -> PortfolioHistoryRecord
  {
    if let answer = try await mocked.fetchHistory.answer((day, base)) { return answer }
    return try await mocked.fetchHistory.fallback(fake).fetchHistory(through: day, in: base)
  }

  public func fetchPortfolio(on day: CalendarDay, in base: String?) async throws(RepositoryError) -> PortfolioRecord {
    if let answer = try await mocked.fetchPortfolio.answer((day, base)) { return answer }
    return try await mocked.fetchPortfolio.fallback(fake).fetchPortfolio(on: day, in: base)
  }

  public func fetchReport(on day: CalendarDay) async throws(RepositoryError) -> PortfolioReportRecord {
    if let answer = try await mocked.fetchReport.answer(day) { return answer }
    return try await mocked.fetchReport.fallback(fake).fetchReport(on: day)
  }
}
