public import ModuloUtilities

/// Why an exchange rate could not be found, made or deleted.
public enum ExchangeRateError: Error, Equatable, Sendable {
  /// The text isn't the code of a currency.
  case unknownCurrency(String)
  /// No environment variable, setting or locale gives the currency to convert to.
  case missingCurrency
  /// A currency has no rate in itself.
  case sameCurrency(Currency)
  /// The text isn't a number.
  case unreadableRate(AmountReadingError)
  /// The rate is 0 or below.
  case notPositive
  /// The text isn't a day.
  case unreadableDay(DayReadingError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  /// No rate matches the reference.
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension ExchangeRateError: OperationError {
  /// What a store does with exchange rates.
  public enum Operation: Sendable {
    /// Reading all rates.
    case listing
    /// Reading or deleting the rate with a reference.
    case reading
    /// Storing a rate, in place of the one for its currencies and day.
    case saving
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .reading): self = .notFound
    case (.notFound, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
      (.storage, _):
      self = .storage(error.remaining)
    }
  }
}

extension ExchangeRateError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.rate
    return switch self {
    case .unknownCurrency(let code): format.strings.error.goal.unknownCurrency(code.legible)
    case .missingCurrency: format.advised(words.missingCurrency, .chooseRateCurrency)
    case .sameCurrency(let currency): words.sameCurrency(currency.code)
    case .unreadableRate(let error): error.text(ofRate: format)
    case .notPositive: words.notPositive
    case .unreadableDay(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}

struct ExchangeRateErrorStrings: Sendable {
  let language: Language

  var missingCurrency: String {
    language("No currency is known for the rate to be in.", "Aucune devise n’est connue pour exprimer le taux.")
  }

  func sameCurrency(_ code: String) -> String {
    language(
      "The figures are in \(code) already: it has no rate in itself.",
      "Les montants sont déjà en \(code) : cette devise n’a pas de taux pour elle-même.")
  }

  var notPositive: String { language("A rate has to be above zero.", "Un taux doit être supérieur à zéro.") }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a rate. Give its number, such as #12, or its id.",
      "« \(text) » ne désigne aucun taux. Donnez son numéro, comme #12, ou son id.")
  }

  var notFound: String { language("There is no such rate.", "Ce taux n’existe pas.") }
}

extension ErrorStrings {
  var rate: ExchangeRateErrorStrings { ExchangeRateErrorStrings(language: language) }
}
