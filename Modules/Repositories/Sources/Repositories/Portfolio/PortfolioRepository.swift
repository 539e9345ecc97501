public import ModuloModels
public import ModuloUtilities

/// The stored accounts as a whole. Every method reads one consistent snapshot.
///
/// `day` is the last day whose balance updates and rates count in the results.
public protocol PortfolioRepository: Sendable {
  /// Every account with its latest balances, the changes of each day, and the rates that convert their currencies
  /// into `base`; every rate for `nil`. The cost grows with the accounts, the days and the rates, not with the balance
  /// updates.
  func fetchPortfolio(on day: CalendarDay, in base: String?) async throws(RepositoryError) -> PortfolioRecord

  /// The changes of each day, and the rates that convert their currencies into `base`. The cost grows with the days and
  /// the rates alone.
  func fetchHistory(through day: CalendarDay, in base: String) async throws(RepositoryError) -> PortfolioHistoryRecord

  /// Every account with its latest balances and the balance of each of its days, the changes of each day, and every
  /// rate: all that a report of the net worth needs. The cost grows with the balance updates.
  func fetchReport(on day: CalendarDay) async throws(RepositoryError) -> PortfolioReportRecord
}
