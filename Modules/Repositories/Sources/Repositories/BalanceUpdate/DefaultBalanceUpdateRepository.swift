public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Balance updates in a storage. The engine keeps the derived days in step.
public struct DefaultBalanceUpdateRepository: BalanceUpdateRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> EntryList<BalanceUpdateEntity, FinancialAccountRecord> {
    try await storage.read { context in
      let account = try reference.map { try context.account($0) }
      let wanted = FetchDescriptor<BalanceUpdateEntity>.entries(of: account?.id, matching: filter)
      let list = try wanted.within(filter.amounts) { amounts in
        try (account.map { [$0] } ?? context.fetch(.accounts)).map { ($0.id, try $0.minorUnits(amounts)) }
      }
      return try context.list(
        page, of: list, owner: try account.map { ($0.id, try context.record(of: $0, on: day)) },
        count: try context.count(of: list, of: account?.id, matching: filter)
      ) { try context.record(of: try context.owner(of: $0), on: day) }
    }
  }

  public func fetchOne(
    matching reference: NumberReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await storage.read { context in
      guard let update: BalanceUpdateEntity = try context.fetch(.matching(reference)).first else {
        throw RepositoryError.notFound
      }
      return try context.record(of: update, in: try context.owner(of: update), on: day)
    }
  }

  public func insert(
    _ update: BalanceUpdateEntity, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await storage.write { try $0.insert(update, on: day) }
  }

  public func insert(
    _ updates: [BalanceUpdateEntity], on day: CalendarDay
  ) async throws(RepositoryError) -> [BalanceUpdateRecord] {
    try await storage.write { context in try updates.map { try context.insert($0, on: day) } }
  }

  @discardableResult
  public func update(
    _ update: BalanceUpdateEntity, since original: BalanceUpdateEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await storage.write { context in
      let present: BalanceUpdateEntity = try context.entry(update.id, of: update.accountID)
      let account = try context.account(update.accountID)
      var changed = present
      changed.take(\.balanceMinor, \.date, \.note, of: update, since: original)
      return try context.record(of: try context.replace(present, by: changed), in: account, on: day)
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, of accountID: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> BalanceUpdateRecord {
    try await storage.write { context in
      let present: BalanceUpdateEntity = try context.entry(id, of: accountID)
      let account = try context.account(accountID)
      try context.remove(present)
      return try context.record(of: present, in: account, on: day)
    }
  }

  public func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ find: (UUID) throws -> BalanceUpdateEntity?,
        _ insertDay: ([BalanceUpdateEntity]) throws -> [RowResult]
      ) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.write { context in
      // The rows of a file come once.
      context.forbidRepetition()
      let accounts = try context.fetch(.accounts)
      let lastNumber = try context.lastNumber(of: BalanceUpdateEntity.self)
      var state = BalanceUpdateImportState(accounts: accounts, lastNumber: lastNumber)
      try rows(
        accounts, { try context.model(BalanceUpdateEntity.self, for: $0) }, { try context.insertDay($0, into: &state) })
    }
  }

  public func forEach(
    of reference: NamedReference?,
    _ take: @escaping @Sendable (BalanceUpdateEntity, FinancialAccountEntity) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.read { context in
      for account in try reference.map({ [try context.account($0)] }) ?? context.fetch(.accounts) {
        try context.enumerate(.history(of: account.id)) { try take($0, account) }
      }
    }
  }
}
