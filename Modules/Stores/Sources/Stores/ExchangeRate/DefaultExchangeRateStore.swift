public import DependencyKit
import Foundation
public import ModuloModels
public import ModuloRepositories
import ModuloUtilities
public import Observation

/// Keeps the exchange rates of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultExchangeRateStore: ExchangeRateStore, Observable {
  public var rows: [ExchangeRateDomain] { list.elements }
  private lazy var list = ObservableRows<ExchangeRateDomain>()
  private let repository: any ExchangeRateRepository
  private let uuid: UUIDGenerator

  /// Creates a store on a repository; the ids of imported rates come from `uuid`. Nothing is read.
  public init(repository: any ExchangeRateRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  public func fetchAll() async throws(ExchangeRateError) {
    try await ExchangeRateError.during(.listing) { () throws(RepositoryError) in
      list.show(try await repository.fetchAll().toDomain())
    }
  }

  public func findOne(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await ExchangeRateError.during(.reading) { () throws(RepositoryError) in
      guard let found = try await repository.fetchOne(matching: reference) else { throw .notFound }
      return try found.toDomain()
    }
  }

  @discardableResult
  public func set(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateChange {
    let entity = try draft.checked()
    let change = try await ExchangeRateError.during(.saving) { () throws(RepositoryError) in
      try await repository.set(entity).toDomain()
    }
    if !list.replace(change.rate) { list.append(change.rate) }
    return change
  }

  public func importAll(
    _ file: ExchangeRateImport, onProgress: @escaping @Sendable (_ ratesRead: Int) -> Void
  ) async throws(ExchangeRateImportError) -> ExchangeRateImportReport {
    let run = ImportRun<ExchangeRateImportError>(onProgress: onProgress)
    do {
      try await repository.setAll { [uuid] set in
        try run.readRows(ImportRows(file: file)) { day, line, report in
          for outcome in day.skipped { report.note(outcome, line: line) }
          for outcome in try set(day.entities(newID: { uuid() })) { report.note(outcome, line: line) }
        }
      }
    } catch {
      throw run.failure ?? ExchangeRateImportError(error)
    }
    return run.report
  }

  @discardableResult
  public func delete(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    let deleted = try await ExchangeRateError.during(.reading) { () throws(RepositoryError) in
      try await repository.delete(matching: reference).toDomain()
    }
    list.remove(deleted.id)
    return deleted
  }

  public func invalidate() { list.show([]) }
}

extension ExchangeRateDraft {
  /// The rate as it will be stored.
  ///
  /// - Throws: The first rule it breaks.
  func checked() throws(ExchangeRateError) -> ExchangeRateEntity {
    if currency == base { throw .rule(.sameCurrency(currency)) }
    if rate.numerator <= 0 || rate.denominator <= 0 { throw .rule(.notPositive) }
    return ExchangeRateDomain(id: id, currency: currency, base: base, rate: rate, date: date).toEntity()
  }
}
