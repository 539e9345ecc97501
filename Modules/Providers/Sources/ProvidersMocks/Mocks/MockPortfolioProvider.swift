// Made by `architect mocks` from Modules/Providers/Sources/Providers/Portfolio/PortfolioProvider.swift; edits are lost.

public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `PortfolioProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockPortfolioProvider: PortfolioProvider {
  /// What is planned for each requirement of `PortfolioProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `overview(on:in:without:)`.
    public let overview:
      MockedRequirement<
        (day: CalendarDay, currency: ReportingCurrency, exclusions: PortfolioExclusions), PortfolioDomain?,
        FinancialAccountError, AsyncRequirement
      >
    /// Plans and calls of `portfolio(on:in:without:)`.
    public let portfolio:
      MockedRequirement<
        (day: CalendarDay, currency: ReportingCurrency, exclusions: PortfolioExclusions), PortfolioDomain,
        FinancialAccountError, AsyncRequirement
      >
    /// Plans and calls of `report(on:in:without:)`.
    public let report:
      MockedRequirement<
        (day: CalendarDay, currency: ReportingCurrency, exclusions: PortfolioExclusions), PortfolioReportDomain?,
        FinancialAccountError, AsyncRequirement
      >
    /// Plans and calls of `series(through:in:without:)`.
    public let series:
      MockedRequirement<
        (day: CalendarDay, currency: ReportingCurrency, exclusions: PortfolioExclusions), PortfolioSeries,
        FinancialAccountError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      overview = MockedRequirement("PortfolioProvider.overview(on:in:without:)", log)
      portfolio = MockedRequirement("PortfolioProvider.portfolio(on:in:without:)", log)
      report = MockedRequirement("PortfolioProvider.report(on:in:without:)", log)
      series = MockedRequirement("PortfolioProvider.series(through:in:without:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any PortfolioProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any PortfolioProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func overview(on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions)
    async throws(FinancialAccountError) -> PortfolioDomain?
  {
    if let answer = try await mocked.overview.answer((day, currency, exclusions)) { return answer }
    return try await mocked.overview.fallback(fake).overview(on: day, in: currency, without: exclusions)
  }

  public func portfolio(on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions)
    async throws(FinancialAccountError) -> PortfolioDomain
  {
    if let answer = try await mocked.portfolio.answer((day, currency, exclusions)) { return answer }
    return try await mocked.portfolio.fallback(fake).portfolio(on: day, in: currency, without: exclusions)
  }

  public func report(on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions)
    async throws(FinancialAccountError) -> PortfolioReportDomain?
  {
    if let answer = try await mocked.report.answer((day, currency, exclusions)) { return answer }
    return try await mocked.report.fallback(fake).report(on: day, in: currency, without: exclusions)
  }

  public func series(through day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions)
    async throws(FinancialAccountError) -> PortfolioSeries
  {
    if let answer = try await mocked.series.answer((day, currency, exclusions)) { return answer }
    return try await mocked.series.fallback(fake).series(through: day, in: currency, without: exclusions)
  }
}
