public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
public import Observation

/// Keeps the balance updates of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultBalanceUpdateStore: BalanceUpdateStore, Observable {
  public var balanceUpdates: [BalanceUpdateDomain] { list.elements }
  private let list = ListState<BalanceUpdateDomain>()
  private let repository: any BalanceUpdateRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of imported rows.
  public init(repository: any BalanceUpdateRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  public func fetchAll(for account: FinancialAccountDomain, page: Page) async throws(BalanceUpdateError) {
    do {
      let updates = try await repository.fetchAll(for: account.id, page: page)
      list.show(updates.map { $0.toDomain(in: account.currency) }, of: account.id)
    } catch {
      throw BalanceUpdateError(changing: error)
    }
  }

  public func findOne(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    do throws(RepositoryError) {
      guard let found = try await repository.fetchOne(by: id), found.accountID == account.id else { throw .notFound }
      return found.toDomain(in: account.currency)
    } catch {
      throw BalanceUpdateError(changing: error)
    }
  }

  public func findOne(_ reference: NumberReference) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    do throws(RepositoryError) {
      guard let found = try await repository.fetchOne(matching: reference) else { throw .notFound }
      return try found.toDomain()
    } catch {
      throw BalanceUpdateError(changing: error)
    }
  }

  @discardableResult
  public func create(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    let entity = try draft.checked()
    let stored: BalanceUpdateDomain
    do {
      stored = try await repository.insert(entity).toDomain(in: draft.account.currency)
    } catch .duplicate(.id) {
      return try await findOne(by: draft.id, of: draft.account)
    } catch {
      throw BalanceUpdateError(creating: error)
    }
    list.append(stored, of: stored.accountID)
    return stored
  }

  @discardableResult
  public func update(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    let entity = try draft.checked()
    let changed: BalanceUpdateDomain
    do {
      changed = try await repository.update(entity).toDomain(in: draft.account.currency)
    } catch {
      throw BalanceUpdateError(changing: error)
    }
    list.replace(changed)
    return changed
  }

  @discardableResult
  public func delete(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    let deleted: BalanceUpdateDomain
    do {
      deleted = try await repository.delete(by: id, of: account.id).toDomain(in: account.currency)
    } catch {
      throw BalanceUpdateError(changing: error)
    }
    list.remove(id)
    return deleted
  }

  public func importAll(
    _ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport {
    let run = ImportRun<BalanceUpdateImportError>(onProgress: onProgress)
    do {
      try await repository.insertAll { [uuid] accounts, insertDay in
        var days = BalanceUpdateDays(order: file.order)
        func store(_ rows: [BalanceUpdateRowContent]) throws -> [RowOutcome] {
          try insertDay(rows.map { $0.entity(id: uuid()) })
        }
        try run.readRows(ImportRows(file: file, accounts: FinancialAccountIndex(accounts))) { row, _, report in
          try days.add(row, to: &report, store)
        } atEnd: { report in
          try days.finish(&report, store)
        }
      }
    } catch {
      throw run.failure ?? BalanceUpdateImportError(importing: error)
    }
    return run.report
  }

  public func exportAll(
    of account: FinancialAccountDomain?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    let run = CSVExportRun(columns: BalanceUpdateImport.columns, write)
    do {
      try await repository.forEach(of: account?.id) { try run.write($0.fields()) }
      return try run.finish()
    } catch {
      throw run.hasFailed ? .outputFailed : DataError(exporting: error)
    }
  }

  public func merge(_ fresh: [BalanceUpdateDomain]) { list.merge(fresh) }
}
