public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// The portfolio in a storage. The changes of the whole are read from the derived days, never from the balance updates.
public struct DefaultPortfolioRepository: PortfolioRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchPortfolio(on day: CalendarDay, in base: String?) async throws(RepositoryError) -> PortfolioRecord {
    try await storage.read { context in
      let accounts = try context.records(on: day)
      return PortfolioRecord(
        accounts: accounts, history: try context.history(of: accounts, through: day, in: base),
        fundings: try context.fundings())
    }
  }

  public func fetchHistory(
    through day: CalendarDay, in base: String
  ) async throws(RepositoryError) -> PortfolioHistoryRecord {
    try await storage.read { try $0.history(of: [], through: day, in: base) }
  }

  public func fetchReport(on day: CalendarDay) async throws(RepositoryError) -> PortfolioReportRecord {
    try await storage.read { context in
      var accounts: [FinancialAccountDetailedRecord] = []
      for record in try context.records(on: day) {
        let points = try context.points(of: record.account.id, through: day)
        accounts.append(FinancialAccountDetailedRecord(record: record, points: points, updates: []))
      }
      return PortfolioReportRecord(
        accounts: accounts, days: try context.days(through: day), rates: try context.fetch(.rates(through: day)))
    }
  }
}

extension ModelContext {
  /// The changes of each part by day, and the rates that convert their currencies into `base`, and those of accounts,
  /// which may have no balance.
  fileprivate borrowing func history(
    of accounts: [FinancialAccountRecord], through day: CalendarDay, in base: String?
  ) throws(PersistenceError) -> PortfolioHistoryRecord {
    let days = try days(through: day)
    let currencies = Set(Set(days.map(\.part)).compactMap { PortfolioPart(rawValue: $0)?.currency })
    return PortfolioHistoryRecord(
      days: days,
      rates: try rates(of: currencies.union(accounts.map(\.account.currency)), into: base, through: day))
  }

  /// The changes of each part by day: part by part, oldest first. All days are read, also those after `day`.
  fileprivate borrowing func days(through day: CalendarDay) throws(PersistenceError) -> [PortfolioDayEntity] {
    var days: [PortfolioDayEntity] = []
    for part in try totals(of: BalanceUpdateEntity.dailyChange, in: 0).keys.sorted() {
      for bucket in try buckets(of: BalanceUpdateEntity.dailyChange, for: part) where bucket.bucket <= day.rawValue {
        guard let date = CalendarDay(rawValue: bucket.bucket) else {
          throw .damaged(detail: "balance_day has the day \(bucket.bucket)")
        }
        days.append(PortfolioDayEntity(part: part, date: date, netMinor: bucket.sum))
      }
    }
    return days
  }
}
