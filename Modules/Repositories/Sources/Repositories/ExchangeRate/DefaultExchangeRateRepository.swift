import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// Exchange rates in a storage.
public struct DefaultExchangeRateRepository: ExchangeRateRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll() async throws(RepositoryError) -> [ExchangeRateEntity] {
    try await storage.read { try $0.fetch(.rates) }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity? {
    try await storage.read { try $0.fetch(.matching(reference)).first }
  }

  public func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateChangeRecord {
    try await storage.write { context in
      let present = try context.fetch(.inPlace(of: rate)).first
      return ExchangeRateChangeRecord(rate: try context.set(rate, inPlaceOf: present), replaced: present)
    }
  }

  public func setAll(
    days: @escaping @Sendable (_ set: ([ExchangeRateEntity]) throws -> [RowOutcome]) throws -> Void
  ) async throws(RepositoryError) {
    try await storage.write { context in
      // The rows of a file come once.
      context.forbidRepetition()
      try days { rates in
        try rates.map { rate in
          let present = try context.fetch(.inPlace(of: rate)).first
          if let present, present.rate == rate.rate { return .sameRate }
          _ = try context.set(rate, inPlaceOf: present)
          return present == nil ? .imported : .otherRate
        }
      }
    }
  }

  @discardableResult
  public func delete(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity {
    try await storage.write { context in
      guard let rate: ExchangeRateEntity = try context.fetch(.matching(reference)).first else {
        throw RepositoryError.notFound
      }
      try context.delete(ExchangeRateEntity.self, for: rate.id)
      return rate
    }
  }
}

extension ModelContext {
  /// Stores a rate, in place of the one for its currencies and day where there is one: the id and the number of that stay.
  ///
  /// - Returns: The rate as it is now.
  fileprivate borrowing func set(
    _ rate: ExchangeRateEntity, inPlaceOf present: ExchangeRateEntity?
  ) throws -> ExchangeRateEntity {
    var stored = rate
    guard let present else {
      stored.number = try insert(rate)
      return stored
    }
    stored = ExchangeRateEntity(
      id: present.id, number: present.number, currency: rate.currency, base: rate.base, rate: rate.rate,
      date: rate.date)
    try update(stored)
    return stored
  }
}
