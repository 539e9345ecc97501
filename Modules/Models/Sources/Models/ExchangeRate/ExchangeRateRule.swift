public import ModuloUtilities

/// Why an exchange rate could not be found, made or deleted.
public typealias ExchangeRateError = Failure<ExchangeRateRule>

/// A rule of exchange rates that an operation would break.
public enum ExchangeRateRule: CurrencyRule {
  /// No environment variable, setting or locale gives the currency to convert to.
  case missingCurrency
  /// A currency has no rate in itself.
  case sameCurrency(Currency)
  /// The rate is 0 or below.
  case notPositive
}

extension Noun {
  /// A rate of one currency in another.
  public static let rate = Noun("rate", "rates", .masculine("taux", "taux"))
}

extension ExchangeRateRule {
  public static var noun: Noun { .rate }

  /// What a store does with exchange rates.
  public enum Operation: Sendable {
    /// Reading all rates.
    case listing
    /// Reading or deleting the rate with a reference.
    case reading
    /// Storing a rate, in place of the one for its currencies and day.
    case saving
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> ExchangeRateError {
    switch (error, operation) {
    case (.notFound, .reading): .missing
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingCurrency:
      format.advised(
        language("No currency is known for the rate to be in.", "Aucune devise n’est connue pour exprimer le taux."),
        .chooseRateCurrency)
    case .sameCurrency(let currency):
      language(
        "\(currency.code) is the currency of the figures, so it needs no rate.",
        "Les montants sont déjà en \(currency.code) : cette devise n’a pas besoin de taux.")
    case .notPositive: language("A rate has to be above zero.", "Un taux doit être supérieur à zéro.")
    }
  }
}
