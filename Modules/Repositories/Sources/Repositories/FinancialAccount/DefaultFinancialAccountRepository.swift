public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Accounts in a storage.
public struct DefaultFinancialAccountRepository: FinancialAccountRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    on day: CalendarDay, in base: String?
  ) async throws(RepositoryError) -> (accounts: [FinancialAccountRecord], rates: [ExchangeRateEntity]) {
    try await storage.read { context in
      let accounts = try context.records(on: day)
      guard let base else { return (accounts, []) }
      let currencies = Set(accounts.map(\.account.currency))
      return (accounts, try context.rates(of: currencies, into: base, through: day))
    }
  }

  public func fetchOne(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await storage.read { context in
      try context.record(of: try context.account(reference), on: day)
    }
  }

  public func fetchDetailed(
    matching reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialAccountDetailedRecord {
    try await storage.read { context in
      let account = try context.account(reference)
      return FinancialAccountDetailedRecord(
        record: try context.record(of: account, on: day), points: try context.points(of: account.id, through: day),
        updates: try context.page(page, of: .entries(of: account.id, matching: .all)).rows,
        fundings: try context.fundings(ofAccount: account.id))
    }
  }

  public func insert(
    _ account: FinancialAccountEntity, opening: BalanceUpdateEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await storage.write { context in
      if let stored = try context.model(FinancialAccountEntity.self, for: account.id) {
        return try context.record(of: stored, on: day)
      }
      var stored = account
      stored.number = try context.insert(account)
      guard var first = opening else { return FinancialAccountRecord(account: stored) }
      first.accountID = stored.id
      return FinancialAccountRecord(account: stored, latest: try context.insert(first, in: stored), count: 1)
    }
  }

  @discardableResult
  public func update(
    _ account: FinancialAccountEntity, since original: FinancialAccountEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await storage.write { context in
      let present = try context.account(account.id)
      guard account.currency == present.currency else {
        throw RepositoryError.storage(
          .internalError(detail: "the currency of account #\(present.number) was to be changed"))
      }
      var changed = present
      changed.take(\.provider, \.ownName, \.type, \.bankID, of: account, since: original)
      try context.update(changed)
      try context.move(changed, from: try present.part(), to: try changed.part())
      return try context.record(of: changed, on: day)
    }
  }

  public func fetchDeletion(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialAccountRecord> {
    try await storage.read { context in
      try context.deletion(of: try context.account(reference), on: day)
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialAccountRecord> {
    try await storage.write { context in
      let deletion = try context.deletion(of: try context.account(id), on: day)
      try context.delete(FinancialAccountEntity.self, for: id)
      return deletion
    }
  }
}
