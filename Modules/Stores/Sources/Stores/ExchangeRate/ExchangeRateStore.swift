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
  /// - Returns: The rate as it is now, and the one that it replaced.
  /// - Throws: ``ExchangeRateRule/sameCurrency(_:)``; ``ExchangeRateRule/notPositive``.
  @discardableResult
  func set(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateChange

  /// Imports the rates of a file: all of them, or none. A rate that is stored for its day is skipped when the two are
  /// equal, and replaced when they aren't. Memory grows with the days, not with the rates.
  ///
  /// - Parameter onProgress: Called with the number of rates read so far, away from the main actor, every thousand rates.
  /// - Returns: The outcomes of the rates.
  /// - Throws: ``ExchangeRateImportError``; nothing was imported.
  func importAll(
    _ file: ExchangeRateImport, onProgress: @escaping @Sendable (_ ratesRead: Int) -> Void
  ) async throws(ExchangeRateImportError) -> ExchangeRateImportReport

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
