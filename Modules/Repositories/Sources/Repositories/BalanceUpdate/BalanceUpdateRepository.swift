public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored balance updates. Every method is one transaction, and a rule that reads before it writes does both in it.
///
/// The change of an update and its part of the portfolio are derived here; the entities handed over need neither. `day`
/// is the last day whose balance updates count in the accounts of the results. A change of one update finds its
/// neighbours by an index, so it costs the same however many there are.
public protocol BalanceUpdateRepository: Sendable {
  /// One page of the updates of the account that `reference` names, of all accounts for `nil`, newest first: day
  /// descending, number descending.
  ///
  /// - Returns: The updates that the filter takes, with their accounts.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``; ``RepositoryError/damaged(_:)`` for an account
  ///   of an unknown currency or type, where amounts are asked for.
  func fetchAll(
    of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> EntryList<BalanceUpdateEntity, FinancialAccountRecord>

  /// The update that `reference` means, with its account.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(
    matching reference: NumberReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord

  /// Stores an update. One that is stored already, by its id, is returned as it is.
  ///
  /// - Returns: The update as it is stored, and its account as it is now.
  /// - Throws: ``RepositoryError/notFound`` when its account isn't there; ``RepositoryError/duplicate(_:)`` with `.id` for
  ///   the id of another account's update; ``StorageError/outOfRange``.
  func insert(_ update: BalanceUpdateEntity, on day: CalendarDay) async throws(RepositoryError) -> BalanceUpdateRecord

  /// Stores updates of different accounts, all or none, as ``insert(_:on:)-(BalanceUpdateEntity,_)`` stores one.
  ///
  /// - Returns: The updates with their accounts, in the same order.
  func insert(
    _ updates: [BalanceUpdateEntity], on day: CalendarDay
  ) async throws(RepositoryError) -> [BalanceUpdateRecord]

  /// Changes an update that is there already, by its id: balance, day and note.
  ///
  /// - Parameter original: The update before the edit: what is equal in both stays as it is stored. `nil` changes all.
  /// - Returns: The update and its account as they are now.
  /// - Throws: ``RepositoryError/notFound``, also when it belongs to another account; ``StorageError/outOfRange``.
  @discardableResult
  func update(
    _ update: BalanceUpdateEntity, since original: BalanceUpdateEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord

  /// Deletes an update of an account. Its import key is free again.
  ///
  /// - Returns: The update as it was, and its account as it is now.
  /// - Throws: ``RepositoryError/notFound``, also when it belongs to another account; ``RepositoryError/forbidden(_:)``
  ///   with `.lastBalanceUpdate` when its account has no other.
  @discardableResult
  func delete(by id: UUID, of accountID: UUID, on day: CalendarDay) async throws(RepositoryError) -> BalanceUpdateRecord

  /// Stores all the updates that `rows` passes, or none of them.
  ///
  /// - Parameter rows: Called once, away from the caller's actor, with all accounts and the function that stores the
  ///   updates of one account on one day: in their order in time, after those that the day already has. A given import
  ///   key says what the row holds; the function adds the position among the rows of this call with the same account
  ///   and key, from 0. It leaves out a row when the account had an update with that key and position before, and a row
  ///   that precedes such a one: stored later, it would count as the later one. A row with a number is the stored update
  ///   with its id, as `find` returns it, and is left out too. A row that is stored with the day and the balance
  ///   of an update made by hand is ``RowOutcome/typedBefore``, with the number of that one. Memory grows with the accounts,
  ///   not with the rows.
  /// - Throws: ``RepositoryError/notFound`` when an account isn't there; whatever ``RepositoryError`` `rows` throws,
  ///   after everything was undone; ``StorageError/cancelled`` when the task was.
  func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ find: (UUID) throws -> BalanceUpdateEntity?,
        _ insertDay: ([BalanceUpdateEntity]) throws -> [RowResult]
      ) throws -> Void
  ) async throws(RepositoryError)

  /// Passes every update of one snapshot with its account: account by account, oldest first. Memory doesn't grow with
  /// them.
  ///
  /// - Parameters:
  ///   - reference: Names the account whose updates are read; `nil` for all accounts.
  ///   - take: Called away from the caller's actor; whatever ``RepositoryError`` it throws ends the reading.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func forEach(
    of reference: NamedReference?,
    _ take: @escaping @Sendable (BalanceUpdateEntity, FinancialAccountEntity) throws -> Void
  ) async throws(RepositoryError)
}

extension FetchDescriptor<BalanceUpdateEntity> {
  /// The update that a reference means.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }

  /// An account's updates up to a day, newest first.
  static func updates(of accountID: UUID, through day: CalendarDay, limit: Int? = nil) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date <= day },
      sortBy: [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.number, order: .reverse)], fetchLimit: limit)
  }

  /// An account's updates up to a day, oldest first.
  static func history(of accountID: UUID, through day: CalendarDay = .latest) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date <= day },
      sortBy: [SortDescriptor(\.date), SortDescriptor(\.number)])
  }
}
