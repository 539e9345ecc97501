public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// Adds up the accounts of a repository.
@MainActor
public final class DefaultPortfolioStore: PortfolioStore {
  private let repository: any PortfolioRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any PortfolioRepository) {
    self.repository = repository
  }

  public func portfolio(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    try await inKnownCurrency { () throws(RepositoryError) in
      try await repository.fetchPortfolio(on: day, in: currency.chosen?.code)
        .toDomain(on: day, in: currency, without: exclusions)
    }
  }

  public func overview(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain? {
    let record = try await FinancialAccountError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchPortfolio(on: day, in: currency.chosen?.code)
    }
    if record.accounts.isEmpty { return nil }
    return try await inKnownCurrency { () throws(RepositoryError) in
      try record.toDomain(on: day, in: currency, without: exclusions)
    }
  }

  public func series(
    through day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    try await inKnownCurrency { () throws(RepositoryError) in
      guard let chosen = currency.chosen else {
        return try await repository.fetchPortfolio(on: day, in: nil)
          .toSeries(through: day, in: currency, without: exclusions)
      }
      return try await repository.fetchHistory(through: day, in: chosen.code)
        .toDomain(through: day, in: chosen, without: exclusions)
    }
  }

  public func report(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    let record = try await FinancialAccountError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchReport(on: day)
    }
    if record.accounts.isEmpty { return nil }
    return try await inKnownCurrency { () throws(RepositoryError) in
      try record.toDomain(on: day, in: currency, without: exclusions)
    }
  }

  /// - Throws: ``FinancialAccountRule/missingCurrency`` when `read` returns `nil`, for want of a currency.
  private func inKnownCurrency<Figures>(
    _ read: () async throws(RepositoryError) -> Figures?
  ) async throws(FinancialAccountError) -> Figures {
    let figures = try await FinancialAccountError.during(.listing, read)
    guard let figures else { throw .rule(.missingCurrency) }
    return figures
  }
}
