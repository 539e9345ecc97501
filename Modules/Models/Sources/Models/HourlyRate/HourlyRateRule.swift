import ModuloUtilities

/// Why an hourly rate could not be found, made or deleted.
public typealias HourlyRateError = Failure<HourlyRateRule>

/// A rule of hourly rates that an operation would break.
public enum HourlyRateRule: AmountRule, CurrencyRule {
  /// No amount is given.
  case missingAmount
  /// The amount is 0 or below.
  case notPositive
  /// No environment variable, setting or locale gives the currency of the amount.
  case missingCurrency
}

extension Noun {
  /// What an hour of a block, of a group or of the user is worth.
  public static let hourlyRate = Noun(
    "hourly rate", "hourly rates", .masculine("taux horaire", "taux horaires"))
}

extension HourlyRateRule {
  public static var noun: Noun { .hourlyRate }

  /// What a store does with hourly rates.
  public enum Operation: Sendable {
    /// Reading all rates, or a month.
    case listing
    /// Reading or deleting the rate with a reference.
    case reading
    /// Storing a rate of this owner, in place of the one for its day.
    case saving(HourlyRateOwnerReference)
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> HourlyRateError {
    switch (error, operation) {
    case (.notFound, .reading): .missing
    case (.owner(let error), .saving(.block(let block))):
      HourlyRateError(BlockError(error, during: .reading(block.text)))
    case (.owner(let error), .saving(.group(let group))):
      HourlyRateError(BlockGroupError(error, during: .reading(group.text)))
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingAmount: language("Say what an hour is worth.", "Dites ce que vaut une heure.")
    case .notPositive:
      language("An hourly rate has to be above zero.", "Un taux horaire doit être supérieur à zéro.")
    case .missingCurrency:
      language("No currency is known for the hourly rate.", "Aucune devise n’est connue pour le taux horaire.")
    }
  }
}
