import Foundation
public import ModuloModels
import PersistenceKit

/// The stored exchange rates. Every method is one transaction.
public protocol ExchangeRateRepository: Sendable {
  /// Every rate, by currency, the newest first.
  func fetchAll() async throws(RepositoryError) -> [ExchangeRateEntity]

  /// Stores a rate. One that is there for the same currencies and day is replaced: its id and its number stay.
  ///
  /// - Returns: The rate as it is now.
  func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateEntity

  /// Deletes the rate that `reference` means.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(matching reference: ExchangeRateReference) async throws(RepositoryError) -> ExchangeRateEntity
}

extension FetchDescriptor<ExchangeRateEntity> {
  /// The rate that a reference means.
  static func matching(_ reference: ExchangeRateReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}
