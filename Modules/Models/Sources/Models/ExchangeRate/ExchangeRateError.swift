public import ModuloUtilities

/// Why an exchange rate could not be found, made or deleted.
public enum ExchangeRateError: Error, Equatable, Sendable {
  case unknownCurrency(String)
  /// No environment variable, setting or locale gives the currency to convert to.
  case missingCurrency
  /// A currency has no rate in itself.
  case sameCurrency(Currency)
  case unreadableRate(AmountReadingError)
  /// The rate is 0 or below.
  case notPositive
  case unreadableDay(DayReadingError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension ExchangeRateError {
  /// The error for a failed read or change.
  public init(_ error: RepositoryError) {
    self = error == .notFound ? .notFound : .storage(error.remaining)
  }
}
