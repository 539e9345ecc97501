import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// The report, and those on periods.
  static let report = Slice(
    commands: [ReportCommand.self], section: .more,
    schemas: ReportJSON.schemas + PeriodReportJSON.schemas,
    french: GrammarPhrases.report
  ) { values, storage in
    values.periodReportProvider = DefaultPeriodReportStore(
      repository: DefaultPeriodReportRepository(storage: storage))
    return []
  } register: {
    $0.registerPeriodReport($1)
  }
}
