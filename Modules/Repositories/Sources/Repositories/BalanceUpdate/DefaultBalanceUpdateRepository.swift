public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Balance updates in a storage. The engine keeps the derived days in step.
public struct DefaultBalanceUpdateRepository: BalanceUpdateRepository {
  private let storage: any Storage

  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(for accountID: UUID, page: Page) async throws(RepositoryError) -> [BalanceUpdateEntity] {
    try await storage.read { try $0.fetch(.updates(of: accountID, page)) }
  }

  public func fetchOne(by id: UUID) async throws(RepositoryError) -> BalanceUpdateEntity? {
    try await storage.read { try $0.model(BalanceUpdateEntity.self, for: id) }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> BalanceUpdateRecord? {
    try await storage.read { context in
      guard let update: BalanceUpdateEntity = try context.fetch(.matching(reference)).first else { return nil }
      guard let account = try context.model(FinancialAccountEntity.self, for: update.accountID) else {
        throw RepositoryError.damaged(.orphanedBalanceUpdate(number: update.number))
      }
      return BalanceUpdateRecord(update: update, account: account)
    }
  }

  public func insert(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await storage.write { context in
      try context.place(update, in: try context.account(update.accountID))
    }
  }

  @discardableResult
  public func update(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await storage.write { context in
      let present = try context.balanceUpdate(update.id, of: update.accountID)
      return try context.replace(present, by: update)
    }
  }

  @discardableResult
  public func delete(by id: UUID, of accountID: UUID) async throws(RepositoryError) -> BalanceUpdateEntity {
    try await storage.write { context in
      let present = try context.balanceUpdate(id, of: accountID)
      try context.remove(present)
      return present
    }
  }

  public func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ insertDay: ([BalanceUpdateEntity]) throws -> [RowOutcome]
      ) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.write { context in
      let accounts = try context.fetch(.accounts)
      var state = BalanceUpdateImportState(
        accounts: accounts, positions: ImportPositions(lastNumber: try context.lastNumber(of: BalanceUpdateEntity.self))
      )
      try rows(accounts) { try context.insertDay($0, into: &state) }
    }
  }

  public func forEach(
    of accountID: UUID?, _ take: @escaping @Sendable (BalanceUpdateRecord) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.read { context in
      for account in try accountID.map({ [try context.account($0)] }) ?? context.fetch(.accounts) {
        try context.enumerate(.history(of: account.id)) {
          try take(BalanceUpdateRecord(update: $0, account: account))
        }
      }
    }
  }
}
