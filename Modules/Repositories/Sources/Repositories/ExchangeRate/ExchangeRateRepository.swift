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
  /// - Returns: The rate as it is now, and the one that it replaced.
  func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateChangeRecord

  /// Stores all the rates that `days` passes, or none of them. A rate that is there for the same currencies and day is
  /// replaced, as ``set(_:)`` does, where it is another one.
  ///
  /// - Parameter days: Called once, away from the caller's actor, with the function that stores the rates of one currency
  ///   on one day into others. It returns for each rate whether it is ``RowOutcome/imported``,
  ///   ``RowOutcome/sameRate`` or ``RowOutcome/otherRate``.
  /// - Throws: Whatever ``RepositoryError`` `days` throws, after everything was undone; ``StorageError/cancelled`` when
  ///   the task was.
  func setAll(
    days: @escaping @Sendable (_ set: ([ExchangeRateEntity]) throws -> [RowOutcome]) throws -> Void
  ) async throws(RepositoryError)

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

  /// The rates up to a day of which one currency or the other is one of these.
  fileprivate static func rates(with currencies: [String], through day: CalendarDay) -> Self {
    FetchDescriptor(
      predicate: #Predicate {
        $0.date <= day && (currencies.contains($0.currency) || currencies.contains($0.base))
      })
  }

  /// The rates up to a day between one of these currencies and a base, either way.
  fileprivate static func rates(
    between currencies: [String], and base: String, through day: CalendarDay
  ) -> Self {
    FetchDescriptor(
      predicate: #Predicate {
        $0.date <= day
          && ($0.base == base && currencies.contains($0.currency)
            || $0.currency == base && currencies.contains($0.base))
      })
  }

  /// Every rate up to a day: by currency, the oldest first.
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

extension ModelContext {
  /// The rates that convert currencies into a base up to a day: those of the currencies themselves, and those between
  /// the base and what they have rates with. By currency, the oldest first; every rate for a base of `nil`.
  ///
  /// A published table has a rate of each currency for each day, and a portfolio has a few of these currencies: what it
  /// doesn't need is not read.
  borrowing func rates(
    of currencies: Set<String>, into base: String?, through day: CalendarDay
  ) throws(PersistenceError) -> [ExchangeRateEntity] {
    guard let base else { return try fetch(.rates(through: day)) }
    let converted = currencies.subtracting([base])
    if converted.isEmpty { return [] }
    let own = try fetch(.rates(with: converted.sorted(), through: day))
    let others = Set(own.flatMap { [$0.currency, $0.base] }).subtracting(converted).subtracting([base])
    let legs = others.isEmpty ? [] : try fetch(.rates(between: others.sorted(), and: base, through: day))
    return (own + legs).sorted { ($0.currency, $0.date, $0.number) < ($1.currency, $1.date, $1.number) }
  }
}
