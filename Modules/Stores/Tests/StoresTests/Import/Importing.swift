import ModuloModels
import ModuloStores
import ModuloUtilities

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

extension TrackingSessionStore {
  /// An import without progress reports.
  func importAll(
    _ file: TrackingSessionImport, at now: Instant
  ) async throws(TrackingSessionImportError) -> TrackingSessionImportReport {
    try await importAll(file, at: now) { _ in }
  }
}

extension BalanceUpdateStore {
  /// An import without progress reports.
  func importAll(_ file: BalanceUpdateImport) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport {
    try await importAll(file) { _ in }
  }
}
