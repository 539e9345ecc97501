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
    of account: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(BalanceUpdateError) -> EntryList<BalanceUpdateDomain, FinancialAccountDomain> {
    do {
      let found = try await repository.fetchAll(of: account, matching: filter, on: day, page: page).toDomain()
      list.show(found.entries, of: found.owner?.id)
      return found
    } catch {
      throw BalanceUpdateError(FinancialAccountError(error, during: account.map { .reading($0.text) } ?? .listing))
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
    show(stored)
    return stored
  }

  @discardableResult
  public func create(
    _ drafts: [BalanceUpdateDraft], on day: CalendarDay
  ) async throws(BalanceUpdateError) -> [BalanceUpdateDetailedDomain] {
    let entities = try drafts.map { draft throws(BalanceUpdateError) in try draft.checked() }
    let records = try await BalanceUpdateError.during(.creating) { () throws(RepositoryError) in
      try await repository.insert(entities, on: day).map { record throws(RepositoryError) in try record.toDomain() }
    }
    for stored in records { show(stored) }
    return records
  }

  /// Shows a stored update, once where its draft is submitted again.
  private func show(_ stored: BalanceUpdateDetailedDomain) {
    if !list.replace(stored.balanceUpdate) { list.append(stored.balanceUpdate, of: stored.account.id) }
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
