public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Accounts in a storage.
public struct DefaultFinancialAccountRepository: FinancialAccountRepository {
  private let storage: any Storage

  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try await storage.read { try $0.records(on: day) }
  }

  public func fetchAll(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> [FinancialAccountRecord] {
    try await storage.read { context in
      var records: [FinancialAccountRecord] = []
      for account: FinancialAccountEntity in try context.fetch(reference, { .matching($0) }) {
        records.append(try context.record(of: account, on: day))
      }
      return records
    }
  }

  public func fetchOne(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> FinancialAccountRecord? {
    try await storage.read { context in
      guard let account = try context.model(FinancialAccountEntity.self, for: id) else { return nil }
      return try context.record(of: account, on: day)
    }
  }

  public func fetchOne(
    nameKey: String, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord? {
    try await storage.read { context in
      let named = FetchDescriptor<FinancialAccountEntity>(
        predicate: #Predicate { $0.nameKey == nameKey }, fetchLimit: 1)
      guard let account = try context.fetch(named).first else { return nil }
      return try context.record(of: account, on: day)
    }
  }

  public func fetchDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialAccountDetailedRecord? {
    try await storage.read { context in
      guard let account = try context.model(FinancialAccountEntity.self, for: id) else { return nil }
      return FinancialAccountDetailedRecord(
        record: try context.record(of: account, on: day), points: try context.points(of: id, through: day),
        updates: try context.fetch(.updates(of: id, page)))
    }
  }

  public func insert(
    _ account: FinancialAccountEntity, opening: BalanceUpdateEntity?
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await storage.write { context in
      var stored = account
      stored.number = try context.insert(account)
      guard var first = opening else { return FinancialAccountRecord(account: stored) }
      first.accountID = stored.id
      return FinancialAccountRecord(account: stored, latest: try context.place(first, in: stored), count: 1)
    }
  }

  @discardableResult
  public func update(
    _ account: FinancialAccountEntity, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await storage.write { context in
      let present = try context.account(account.id)
      guard account.currency == present.currency else {
        throw RepositoryError.storage(
          .programming(detail: "the currency of account #\(present.number) was to be changed"))
      }
      var changed = account
      changed.number = present.number
      try context.update(changed)
      try context.move(changed, from: try present.part(), to: try changed.part())
      return try context.record(of: changed, on: day)
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialAccountRecord {
    try await storage.write { context in
      let record = try context.record(of: try context.account(id), on: day)
      try context.delete(FinancialAccountEntity.self, for: id)
      return record
    }
  }
}
