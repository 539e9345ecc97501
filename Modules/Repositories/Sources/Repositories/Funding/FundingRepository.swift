import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored links between goals and accounts, and what is set aside by them. Every method is one transaction, and every
/// read one consistent snapshot. The cost grows with the links, not with contributions or balances.
public protocol FundingRepository: Sendable {
  /// The links of a goal or an account, all for `nil`, with what they are reckoned from. The account that is asked for is
  /// in the result without a link too.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchAll(of owner: FundingOwner?) async throws(RepositoryError) -> FundingListRecord

  /// A goal with its links, and every account with its last balance.
  ///
  /// - Parameter account: The account to look up among them; `nil` for none.
  /// - Throws: ``RepositoryError/notFound``, ``RepositoryError/ambiguous(_:)`` of the goal; the same as the error of an
  ///   ``RepositoryError/owner(_:)`` of the account.
  func fetchChoices(
    of goal: NamedReference, account: NamedReference?, on day: CalendarDay
  ) async throws(RepositoryError) -> FundingChoicesRecord

  /// Links a goal to an account, or changes the link that is there. Without a priority a new one comes after the other
  /// links of the account.
  ///
  /// - Parameter allowsShort: Whether accounts may be short by it.
  /// - Returns: The link as it is now, with those beside it.
  /// - Throws: ``RepositoryError/notFound`` without the goal, ``RepositoryError/owner(_:)`` without the account;
  ///   ``RepositoryError/forbidden(_:)`` with `.funding`: ``FundingRule`` `.archivedGoal`, `.debt`,
  ///   `.differentCurrencies`, and `.short` where an account would be shorter than it was.
  func save(_ edit: FundingEdit, allowingShort allowsShort: Bool) async throws(RepositoryError) -> FundingChangeRecord

  /// Removes the link of a goal to an account, or all of its links for `nil`. The contributions stay.
  ///
  /// - Returns: The links as they were.
  /// - Throws: ``RepositoryError/notFound``, ``RepositoryError/ambiguous(_:)`` of the goal; the same as the error of an
  ///   ``RepositoryError/owner(_:)`` of the account; ``RepositoryError/forbidden(_:)`` with `.funding`: ``FundingRule``
  ///   `.notFunded`.
  @discardableResult
  func delete(
    of goal: NamedReference, from account: NamedReference?
  ) async throws(RepositoryError) -> [FundingChangeRecord]
}

extension FetchDescriptor<FundingEntity> {
  /// Every link, by its number.
  static var fundings: Self { FetchDescriptor(sortBy: [SortDescriptor(\.number)]) }

  /// The links of a goal, by their numbers.
  static func fundings(ofGoal id: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.goalID == id }, sortBy: [SortDescriptor(\.number)])
  }

  /// The links of an account, by their numbers.
  static func fundings(ofAccount id: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.accountID == id }, sortBy: [SortDescriptor(\.number)])
  }
}
