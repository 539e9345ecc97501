import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit

/// The stored exchange rates. Every method is one transaction.
public protocol ExchangeRateRepository: Sendable {
  /// Every rate, by currency, the newest first.
  func fetchAll() async throws(RepositoryError) -> [ExchangeRateEntity]

  /// The rate that `reference` means; `nil` for none.
  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity?

  /// Stores a rate. One that is there for the same currencies and day is replaced: its id and its number stay.
  ///
  /// - Returns: The rate as it is now.
  func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateEntity

  /// Deletes the rate that `reference` means.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity
}

extension FetchDescriptor<ExchangeRateEntity> {
  /// Every rate, by currency, the newest first.
  static var rates: Self {
    FetchDescriptor(
      sortBy: [SortDescriptor(\.currency), SortDescriptor(\.base), SortDescriptor(\.date, order: .reverse)])
  }

  /// The rates into a currency up to a day: by currency, the oldest first.
  static func rates(into base: String, through day: CalendarDay) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.base == base && $0.date <= day },
      sortBy: [SortDescriptor(\.currency), SortDescriptor(\.date)])
  }

  /// The rates into every currency up to a day: by currency, the oldest first.
  static func rates(through day: CalendarDay) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.date <= day }, sortBy: [SortDescriptor(\.currency), SortDescriptor(\.date)])
  }

  /// The stored rate that another one replaces: of the same currencies and day.
  static func inPlace(of rate: ExchangeRateEntity) -> Self {
    let (base, currency, day) = (rate.base, rate.currency, rate.date)
    return FetchDescriptor(predicate: #Predicate { $0.base == base && $0.currency == currency && $0.date == day })
  }

  /// The rate that a reference means.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}
