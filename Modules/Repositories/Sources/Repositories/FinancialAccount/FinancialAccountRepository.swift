public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored accounts. Every method is one transaction, and every read one consistent snapshot.
///
/// `day` is the last day whose balance updates count in the results.
public protocol FinancialAccountRepository: Sendable {
  /// Every account with its latest balances, in insertion order, and the rates that convert their currencies into
  /// `base`, oldest first; no rates for `nil`. The cost grows with the accounts and the rates, not with the
  /// balance updates.
  func fetchAll(
    on day: CalendarDay, in base: String?
  ) async throws(RepositoryError) -> (accounts: [FinancialAccountRecord], rates: [ExchangeRateEntity])

  /// The account that `reference` names.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchOne(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord

  /// An account with the balance of each of its days, and one page of its updates. The cost grows with the account's
  /// updates.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchDetailed(
    matching reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialAccountDetailedRecord

  /// Stores an account, and the balance it starts with where there is one: both, or neither. An account that is stored
  /// already, by its id, is returned as it is on the day.
  ///
  /// - Returns: The account with its number; a new one on the day of that balance.
  /// - Throws: ``RepositoryError/duplicate(_:)`` with `.name` when another account is called the same.
  func insert(
    _ account: FinancialAccountEntity, opening: BalanceUpdateEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord

  /// Changes an account that is there already, by its id: provider, name and type.
  ///
  /// - Parameter original: The account before the edit: what is equal in both stays as it is stored. `nil` changes all.
  /// - Returns: The account as it is now.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/duplicate(_:)`` with `.name`;
  ///   ``RepositoryError/forbidden(_:)`` with `.debtWithBalances`; ``StorageError/internalError(detail:)`` for another
  ///   currency, in which its balances would mean something else.
  @discardableResult
  func update(
    _ account: FinancialAccountEntity, since original: FinancialAccountEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord

  /// The account that `reference` names as its deletion would find it, with what it has.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchDeletion(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialAccountRecord>

  /// Deletes an account, every balance update of it, its plans and its links to goals: its money is gone from every day.
  ///
  /// - Returns: The account as it was, with what it had.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialAccountRecord>
}

extension FetchDescriptor<FinancialAccountEntity> {
  /// Every account, in insertion order.
  static var accounts: Self { FetchDescriptor() }

  /// The accounts with these ids.
  static func accounts(with ids: [UUID]) -> Self { FetchDescriptor(predicate: #Predicate { ids.contains($0.id) }) }

  /// The accounts that are meant.
  static func matching(_ meaning: NamedReference.Meaning) -> Self {
    switch meaning {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    case .name(let key):
      // Every string that begins with the key is in this half-open range, which an index can answer.
      { end in FetchDescriptor(predicate: #Predicate { $0.nameKey >= key && $0.nameKey < end }) }(key + "\u{10FFFF}")
    case .part(let key): FetchDescriptor(predicate: #Predicate { $0.nameKey.localizedStandardContains(key) })
    }
  }
}
