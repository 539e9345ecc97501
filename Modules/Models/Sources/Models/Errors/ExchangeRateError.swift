public import ModuloUtilities

/// Why an exchange rate could not be found, made or deleted.
public enum ExchangeRateError: Error, Equatable, Sendable {
  case unknownCurrency(String)
  /// No environment variable, setting or locale says which currency the rate is an amount of.
  case missingCurrency
  /// A currency has no rate in itself.
  case sameCurrency(Currency)
  case unreadableRate(AmountReadingError)
  /// The rate is 0 or below.
  case notPositive
  case unreadableDay(DayReadingError)
  /// The text can name no rate: it is neither a number nor an id.
  case unreadableReference(String)
  case notFound
  /// The data could not be read or written.
  case storage(RepositoryError)
}

extension ExchangeRateError {
  /// What a failed read or change means.
  public init(_ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound
    case .duplicate, .belowMinimum, .outOfRange, .busy, .permission, .full, .cannotOpen, .notOurs, .newer, .damaged,
      .invalidDocument, .notEmpty, .alreadyExists, .inputOutput, .outcomeUnknown, .cancelled, .aborted,
      .forbidden, .programming:
      self = .storage(error)
    }
  }
}
