public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the balance updates of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultBalanceUpdateStore: BalanceUpdateStore, Observable {
  public var rows: [BalanceUpdateDomain] { list.elements }
  private lazy var list = ObservableRows<BalanceUpdateDomain>()
  private let repository: any BalanceUpdateRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of imported rows.
  public init(repository: any BalanceUpdateRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  @discardableResult
  public func fetchAll(
    of account: NamedReference, on day: CalendarDay, page: Page
  ) async throws(BalanceUpdateError) -> (account: FinancialAccountDomain, offset: Int) {
    do {
      let found = try await repository.fetchAll(of: account, on: day, page: page)
      let owner = try found.account.toDomain()
      list.show(found.updates.map { $0.toDomain(in: owner.currency) }, of: owner.id)
      return (owner, found.offset)
    } catch {
      throw BalanceUpdateError(FinancialAccountError(error, during: .reading(account.text)))
    }
  }

  public func findOne(
    _ reference: NumberReference, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    try await BalanceUpdateError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference, on: day).toDomain()
    }
  }

  @discardableResult
  public func create(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    let entity = try draft.checked()
    let stored = try await BalanceUpdateError.during(.creating) { () throws(RepositoryError) in
      try await repository.insert(entity, on: day).toDomain()
    }
    if !list.replace(stored.balanceUpdate) { list.append(stored.balanceUpdate, of: stored.account.id) }
    return stored
  }

  @discardableResult
  public func update(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    let entity = try draft.checked()
    let original = try draft.original?.stored()
    let changed = try await BalanceUpdateError.during(.changing) { () throws(RepositoryError) in
      try await repository.update(entity, since: original, on: day).toDomain()
    }
    list.replace(changed.balanceUpdate)
    return changed
  }

  @discardableResult
  public func delete(
    by id: UUID, of account: FinancialAccountDomain, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    let deleted = try await BalanceUpdateError.during(.changing) { () throws(RepositoryError) in
      try await repository.delete(by: id, of: account.id, on: day).toDomain()
    }
    list.remove(id)
    return deleted
  }

  public func importAll(
    _ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport {
    let run = ImportRun<BalanceUpdateImportError>(onProgress: onProgress)
    do {
      try await repository.insertAll { [uuid] accounts, find, insertDay in
        var days = BalanceUpdateDays(order: file.order)
        func store(_ rows: [BalanceUpdateRowContent]) throws -> [RowResult] {
          try insertDay(rows.entities(newID: { uuid() }, find))
        }
        func open() throws -> ImportRows<BalanceUpdateRowReader> {
          let rows = try ImportRows(file: file, accounts: FinancialAccountIndex(accounts))
          days = BalanceUpdateDays(order: file.order, fallback: rows.exportOrder)
          return rows
        }
        try run.readRows(open()) { row, _, report in
          try days.add(row, to: &report, store)
        } atEnd: { report in
          try days.finish(&report, store)
        }
      }
    } catch {
      throw run.failure ?? BalanceUpdateImportError(error)
    }
    return run.report
  }

  public func exportAll(
    of account: NamedReference?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    let run = CSVExportRun(columns: BalanceUpdateImport.columns, write)
    do {
      try await repository.forEach(of: account) { try run.write($0.fields(of: $1)) }
      return try run.finish()
    } catch {
      if run.hasFailed { throw .outputFailed }
      throw DataError(error, during: .exporting(of: account))
    }
  }

  public func invalidate() { list.show([]) }
}
