import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// The account with this id, which has to be there.
  borrowing func account(_ id: UUID) throws -> FinancialAccountEntity {
    guard let account = try model(FinancialAccountEntity.self, for: id) else { throw RepositoryError.notFound }
    return account
  }

  /// An account with its latest balances on a day.
  borrowing func record(
    of account: FinancialAccountEntity, on day: CalendarDay
  ) throws(PersistenceError) -> FinancialAccountRecord {
    let count = try total(of: BalanceUpdateEntity.accountTotal, for: account.id, in: 0).count
    return try record(of: account, on: day, count: count)
  }

  /// Every account with its latest balances on a day, in insertion order.
  borrowing func records(on day: CalendarDay) throws(PersistenceError) -> [FinancialAccountRecord] {
    let totals = try totals(of: BalanceUpdateEntity.accountTotal, in: 0)
    var records: [FinancialAccountRecord] = []
    for account in try fetch(.accounts) {
      records.append(try record(of: account, on: day, count: totals[account.id]?.count ?? 0))
    }
    return records
  }

  /// The balance that counts on each day of an account, oldest first.
  borrowing func points(
    of accountID: UUID, through day: CalendarDay
  ) throws(PersistenceError) -> [BalancePointEntity] {
    var points: [BalancePointEntity] = []
    for (date, balance) in try fetch(.history(of: accountID, through: day), properties: \.date, \.balanceMinor) {
      if points.last?.date == date { points.removeLast() }
      points.append(BalancePointEntity(date: date, balanceMinor: balance))
    }
    return points
  }

  /// What changed in each part day by day, and the rates into `base`.
  borrowing func history(
    through day: CalendarDay, in base: String?
  ) throws(PersistenceError) -> PortfolioHistoryRecord {
    let rates = try fetch(base.map { .rates(into: $0, through: day) } ?? .rates(through: day))
    return PortfolioHistoryRecord(days: try days(through: day), rates: rates)
  }

  /// What changed in each part day by day: part by part, oldest first.
  borrowing func days(through day: CalendarDay) throws(PersistenceError) -> [PortfolioDayEntity] {
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

  private borrowing func record(
    of account: FinancialAccountEntity, on day: CalendarDay, count: Int
  ) throws(PersistenceError) -> FinancialAccountRecord {
    guard count > 0 else { return FinancialAccountRecord(account: account) }
    let latest = try fetch(.updates(of: account.id, through: day, limit: 2))
    return FinancialAccountRecord(
      account: account, latest: latest.first, previous: latest.count > 1 ? latest[1] : nil, count: count)
  }
}
