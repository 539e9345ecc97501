public import ModuloModels
public import ModuloRepositories
import ModuloUtilities

/// Reports on the periods of a repository.
@MainActor
public final class DefaultPeriodReportStore: PeriodReportStore {
  private let repository: any PeriodReportRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any PeriodReportRepository) {
    self.repository = repository
  }

  public func report(
    of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in currency: ReportingCurrency,
    without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PeriodReportDomain {
    let report = try await FinancialAccountError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchReport(of: span, sections: sections, in: currency.chosen?.code)
        .toDomain(of: span, sections: sections, in: currency, without: exclusions)
    }
    guard let report else { throw .rule(.missingCurrency) }
    return report
  }
}
