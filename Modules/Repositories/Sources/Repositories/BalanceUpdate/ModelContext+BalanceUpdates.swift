import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

// An account's updates are a chain, by day and number. Each keeps what it changed, so inserting or deleting one relinks
// the one after it. The engine keeps the days' sums of these changes.
extension ModelContext {
  /// The account of a stored update.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/orphanedBalanceUpdate(number:)``.
  borrowing func owner(of update: BalanceUpdateEntity) throws -> FinancialAccountEntity {
    guard let account = try model(FinancialAccountEntity.self, for: update.accountID) else {
      throw RepositoryError.damaged(.orphanedBalanceUpdate(number: update.number))
    }
    return account
  }

  /// An update, and the state of its account on a day.
  borrowing func record(
    of update: BalanceUpdateEntity, in account: FinancialAccountEntity, on day: CalendarDay
  ) throws(PersistenceError) -> BalanceUpdateRecord {
    BalanceUpdateRecord(update: update, account: try record(of: account, on: day))
  }

  /// Stores an update, unless it is stored already, and reads its account as it is then.
  borrowing func insert(_ update: BalanceUpdateEntity, on day: CalendarDay) throws -> BalanceUpdateRecord {
    let account = try account(update.accountID)
    return try record(of: try stored(update) ?? insert(update, in: account), in: account, on: day)
  }

  /// Stores an update, as the last one of its day.
  ///
  /// - Returns: The update as it is stored.
  borrowing func insert(
    _ update: BalanceUpdateEntity, in account: FinancialAccountEntity
  ) throws -> BalanceUpdateEntity {
    let before = try neighbour(.updates(of: update.accountID, through: update.date, limit: 1))
    let after = try neighbour(.updates(of: update.accountID, after: update.date))
    return try insert(update, in: account, between: before, and: after)
  }

  /// Stores an update between two that are next to each other.
  borrowing func insert(
    _ update: BalanceUpdateEntity, in account: FinancialAccountEntity, between before: BalanceUpdateNeighbour?,
    and after: BalanceUpdateNeighbour?
  ) throws -> BalanceUpdateEntity {
    var stored = update
    stored.part = try account.part().rawValue
    stored.changeMinor = try change(from: before, to: update.balanceMinor)
    stored.number = try insert(stored)
    try relink(after, after: stored.balanceMinor)
    return stored
  }

  /// Puts an update that is there into another place of its account's chain, or gives it another balance.
  borrowing func replace(_ present: BalanceUpdateEntity, by update: BalanceUpdateEntity) throws -> BalanceUpdateEntity {
    var changed = update
    try relink(try after(present), after: try before(present)?.balanceMinor)
    changed.changeMinor = try change(from: try before(changed), to: changed.balanceMinor)
    try self.update(changed)
    try relink(try after(changed), after: changed.balanceMinor)
    return changed
  }

  /// Deletes an update, unless it is the only one of its account.
  borrowing func remove(_ present: BalanceUpdateEntity) throws {
    let (before, after) = (try before(present), try after(present))
    if before == nil, after == nil { throw RepositoryError.forbidden(.lastBalanceUpdate) }
    try delete(BalanceUpdateEntity.self, for: present.id)
    try relink(after, after: before?.balanceMinor)
  }

  /// Lets the updates of an account count to another part.
  borrowing func move(_ account: FinancialAccountEntity, from old: PortfolioPart, to new: PortfolioPart) throws {
    guard old != new, try total(of: BalanceUpdateEntity.accountTotal, for: account.id, in: 0).count > 0 else { return }
    if old.component.isDebt != new.component.isDebt { throw RepositoryError.forbidden(.debtWithBalances) }
    for id in try fetchIdentifiers(.history(of: account.id)) {
      try update(BalanceUpdateEntity.self, for: id) { $0.part = new.rawValue }
    }
  }

  /// The update that a descriptor describes, as a neighbour.
  borrowing func neighbour(_ descriptor: FetchDescriptor<BalanceUpdateEntity>) throws -> BalanceUpdateNeighbour? {
    // The whole row: what it says goes into another one, and only then it is compared with its checksum.
    let found = try fetch(descriptor).first
    return found.map { BalanceUpdateNeighbour(id: $0.id, date: $0.date, balanceMinor: $0.balanceMinor) }
  }
}

extension FinancialAccountEntity {
  /// The balances that amounts as they are typed mean for the account, in minor units of its currency; `nil` for none.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown currency or type.
  func minorUnits(_ amounts: AmountRange) throws(RepositoryError) -> ClosedRange<Int64>? {
    let range = amounts.minorUnits(in: try knownCurrency())
    guard try part().component.isDebt else { return range }
    return range.map { -$0.upperBound ... -$0.lowerBound }
  }
}

/// An update next to another one.
struct BalanceUpdateNeighbour {
  let id: UUID
  let date: CalendarDay
  let balanceMinor: Int64
}

extension ModelContext {
  /// The update before an update's day and number, itself not among them.
  private borrowing func before(_ update: BalanceUpdateEntity) throws -> BalanceUpdateNeighbour? {
    try neighbour(.sameDay(before: update)) ?? neighbour(.earlierDays(than: update))
  }

  /// The update after an update's day and number, itself not among them.
  private borrowing func after(_ update: BalanceUpdateEntity) throws -> BalanceUpdateNeighbour? {
    try neighbour(.sameDay(after: update)) ?? neighbour(.laterDays(than: update))
  }

  /// Recalculates the change of an update, from the balance that is now before it; `nil` is the first of its account.
  private borrowing func relink(_ update: BalanceUpdateNeighbour?, after balance: Int64?) throws {
    guard let update else { return }
    let change = try Self.difference(update.balanceMinor, balance ?? 0)
    try self.update(BalanceUpdateEntity.self, for: update.id) { $0.changeMinor = change }
  }

  private borrowing func change(from before: BalanceUpdateNeighbour?, to balance: Int64) throws -> Int64 {
    try Self.difference(balance, before?.balanceMinor ?? 0)
  }

  private static func difference(_ balance: Int64, _ before: Int64) throws -> Int64 {
    let (difference, overflows) = balance.subtractingReportingOverflow(before)
    if overflows { throw RepositoryError.storage(.outOfRange) }
    return difference
  }
}

extension FetchDescriptor<BalanceUpdateEntity> {
  /// The first update of an account on a later day.
  static func updates(of accountID: UUID, after day: CalendarDay) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date > day },
      sortBy: [SortDescriptor(\.date), SortDescriptor(\.number)], fetchLimit: 1)
  }

  fileprivate static func sameDay(before update: BalanceUpdateEntity) -> Self {
    let (accountID, day, number) = (update.accountID, update.date, update.number)
    return FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date == day && $0.number < number },
      sortBy: [SortDescriptor(\.number, order: .reverse)], fetchLimit: 1)
  }

  fileprivate static func sameDay(after update: BalanceUpdateEntity) -> Self {
    let (accountID, day, number) = (update.accountID, update.date, update.number)
    return FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date == day && $0.number > number },
      sortBy: [SortDescriptor(\.number)], fetchLimit: 1)
  }

  fileprivate static func earlierDays(than update: BalanceUpdateEntity) -> Self {
    let (accountID, day, number) = (update.accountID, update.date, update.number)
    return FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date < day && $0.number != number },
      sortBy: [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.number, order: .reverse)], fetchLimit: 1)
  }

  fileprivate static func laterDays(than update: BalanceUpdateEntity) -> Self {
    let (accountID, day, number) = (update.accountID, update.date, update.number)
    return FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date > day && $0.number != number },
      sortBy: [SortDescriptor(\.date), SortDescriptor(\.number)], fetchLimit: 1)
  }
}
