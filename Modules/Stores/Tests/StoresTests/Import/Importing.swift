import ModuloModels
import ModuloStores

extension ContributionStore {
  /// An import without progress reports.
  func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain
  ) async throws(ContributionImportError) -> ContributionImportReport {
    try await importAll(file, into: goal) { _ in }
  }
}

extension ExchangeRateStore {
  /// An import without progress reports.
  func importAll(_ file: ExchangeRateImport) async throws(ExchangeRateImportError) -> ExchangeRateImportReport {
    try await importAll(file) { _ in }
  }
}

extension BalanceUpdateStore {
  /// An import without progress reports.
  func importAll(_ file: BalanceUpdateImport) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport {
    try await importAll(file) { _ in }
  }
}
