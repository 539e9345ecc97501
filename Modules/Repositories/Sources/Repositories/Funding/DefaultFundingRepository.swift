import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Links between goals and accounts in a storage.
public struct DefaultFundingRepository: FundingRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(of owner: FundingOwner?) async throws(RepositoryError) -> FundingListRecord {
    try await storage.read { context in
      switch owner {
      case .goal(let goal):
        let id = try context.goal(goal).id
        return FundingListRecord(record: try context.fundings(ofGoal: id), scope: .goal(id))
      case .account(let reference):
        let account = try context.account(reference)
        let found = try context.fundings(ofAccount: account.id)
        let record = FundingRecord(
          fundings: found.fundings, goals: found.goals,
          accounts: found.fundings.isEmpty ? [try context.lastBalance(of: account)] : found.accounts)
        return FundingListRecord(record: record, scope: .account(account.id))
      case nil: return FundingListRecord(record: try context.fundings(), scope: .all)
      }
    }
  }

  public func fetchChoices(
    of goal: NamedReference, account: NamedReference?, on day: CalendarDay
  ) async throws(RepositoryError) -> FundingChoicesRecord {
    try await storage.read { context in
      let goal = try context.goal(goal)
      return FundingChoicesRecord(
        goal: try context.record(of: goal, on: day), accounts: try context.records(on: day),
        accountID: try account.map { try context.funder($0).id }, fundings: try context.fundings(ofGoal: goal.id))
    }
  }

  public func save(
    _ edit: FundingEdit, allowingShort allowsShort: Bool
  ) async throws(RepositoryError) -> FundingChangeRecord {
    try await storage.write { context in
      let before = try context.fundings().allocation()
      let id = try context.save(edit)
      let record = try context.fundings()
      if !allowsShort { try context.refuseShortage(since: before, in: record) }
      return FundingChangeRecord(id: id, record: record)
    }
  }

  @discardableResult
  public func delete(
    of goal: NamedReference, from account: NamedReference?
  ) async throws(RepositoryError) -> [FundingChangeRecord] {
    try await storage.write { context in
      let goal = try context.goal(goal)
      let account = try account.map { try context.funder($0) }
      let record = try context.fundings(ofGoal: goal.id)
      let removed = record.fundings.filter { row in
        row.goalID == goal.id && (account.map { $0.id == row.accountID } ?? true)
      }
      if removed.isEmpty {
        throw RepositoryError.forbidden(
          .funding(.notFunded(goal: try goal.toDomain().title, account: account?.name.singleLine)))
      }
      for row in removed { try context.delete(FundingEntity.self, for: row.id) }
      return removed.map { FundingChangeRecord(id: $0.id, record: record) }
    }
  }
}

extension ModelContext {
  /// The account that a reference names.
  ///
  /// - Throws: ``RepositoryError/owner(_:)`` with why it names none.
  fileprivate borrowing func funder(_ reference: NamedReference) throws -> FinancialAccountEntity {
    do { return try account(reference) } catch let error as RepositoryError { throw RepositoryError.owner(error) }
  }

  /// Stores a link, or changes the one that is there.
  ///
  /// - Returns: Its id.
  fileprivate borrowing func save(_ edit: FundingEdit) throws -> UUID {
    let goal = try goal(edit.goalID)
    let account = try funder(.id(edit.accountID))
    try check(goal, account)
    let links = try fetch(.fundings(ofAccount: account.id))
    if var present = links.first(where: { $0.goalID == goal.id }) {
      if case .minorUnits(let limit) = edit.limit { present.limitMinor = limit }
      if let priority = edit.priority { present.priority = priority }
      try update(present)
      return present.id
    }
    var row = FundingEntity(
      id: edit.id, goalID: goal.id, accountID: account.id, priority: edit.priority ?? links.nextPriority)
    if case .minorUnits(let limit) = edit.limit { row.limitMinor = limit }
    _ = try insert(row)
    return row.id
  }

  private borrowing func check(_ goal: FinancialGoalEntity, _ account: FinancialAccountEntity) throws {
    let (saver, funder) = (try goal.toDomain(), try FinancialAccountRecord(account: account).toDomain())
    if saver.isArchived { throw RepositoryError.forbidden(.funding(.archivedGoal(saver.title))) }
    if funder.isDebt { throw RepositoryError.forbidden(.funding(.debt(account: funder.title))) }
    if saver.currency != funder.currency {
      throw RepositoryError.forbidden(
        .funding(.differentCurrencies(goal: saver.currency, account: funder.currency)))
    }
  }
}

extension [FundingEntity] {
  /// The priority after all of these; the last one where there is none after it.
  fileprivate var nextPriority: Int64 {
    Swift.min((map(\.priority).max() ?? 0) + 1, FundingEntity.priorities.upperBound)
  }
}
