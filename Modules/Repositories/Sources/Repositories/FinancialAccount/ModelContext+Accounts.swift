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

  /// The account that a reference names, which has to be there.
  borrowing func account(_ reference: NamedReference) throws -> FinancialAccountEntity {
    try one(reference) { .matching($0) }
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

  /// The balance that counts on each day of an account, oldest first. Whole rows are read, because only those are compared
  /// with their checksums.
  borrowing func points(of accountID: UUID, through day: CalendarDay) throws(PersistenceError) -> [BalancePointEntity] {
    var points: [BalancePointEntity] = []
    for update in try fetch(.history(of: accountID, through: day)) {
      if points.last?.date == update.date { points.removeLast() }
      points.append(BalancePointEntity(date: update.date, balanceMinor: update.balanceMinor))
    }
    return points
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
