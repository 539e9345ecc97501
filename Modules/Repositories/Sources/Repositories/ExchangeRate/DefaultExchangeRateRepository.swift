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

  public func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateEntity {
    try await storage.write { context in
      var stored = rate
      guard let present = try context.fetch(.inPlace(of: rate)).first else {
        stored.number = try context.insert(rate)
        return stored
      }
      stored = ExchangeRateEntity(
        id: present.id, number: present.number, currency: rate.currency, base: rate.base, rate: rate.rate,
        date: rate.date)
      try context.update(stored)
      return stored
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
