public import ModuloModels
public import Observation

/// What can be done with exchange rates.
///
/// A call that throws leaves the state, and the stored data, as they were.
@MainActor
public protocol ExchangeRateOperations: AnyObject, Sendable {
  /// Reads every rate.
  func fetchAll() async throws(ExchangeRateError)

  /// The rate with this number or id.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Sets the rate of a currency on a day; an existing rate for that day is replaced.
  ///
  /// - Returns: The rate as it is now.
  /// - Throws: ``ExchangeRateRule/sameCurrency(_:)``; ``ExchangeRateRule/notPositive``.
  @discardableResult
  func set(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Deletes the rate with this number or id.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``ReferenceProblem/missing``.
  @discardableResult
  func delete(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain
}

/// The exchange rates, and their rules.
@MainActor
public protocol ExchangeRateStore: ExchangeRateOperations, CachingStore, Observable {
  /// The rates as they were last read, with what this store changed since: by currency, the newest first as read; one
  /// set since is at the end.
  var rows: [ExchangeRateDomain] { get }
}
