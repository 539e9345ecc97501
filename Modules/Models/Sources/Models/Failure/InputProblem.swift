public import ModuloUtilities

/// Why a value that was given can't be used, whatever noun it is for.
public enum InputProblem: Equatable, Sendable {
  /// The text isn't an amount.
  case amount(AmountReadingError)
  /// The text isn't a rate.
  case rate(AmountReadingError)
  /// The text isn't a day.
  case day(DayReadingError)
  /// The text isn't a time.
  case time(TimeReadingError)
  /// The text is neither a step of the history nor a time.
  case moment(String)
  /// The text means a moment that is still to come.
  case future(String)
  /// The first limit of a list is beyond the second one, both as typed.
  case reversed(from: String, to: String)
  /// The text isn't a number of halves.
  case halves(String)
  /// The text isn't a whole number.
  case number(String)
  /// The text isn't the code of a currency.
  case currency(String)
  /// A new name breaks a rule for names; a stored name may stay.
  case name(NameError)
}

extension InputProblem {
  /// The message for the user.
  func text(_ format: FormatContext) -> String {
    switch self {
    case .amount(let error): error.text(format)
    case .rate(let error): error.text(ofRate: format)
    case .day(let error): error.text(format)
    case .time(let error): error.text(format)
    case .moment(let text):
      format.language(
        "\"\(text.legible)\" is neither a step nor a time. Give a step such as 12, a day such as yesterday, or a time "
          + "such as yesterday 09:30.",
        "« \(text.legible) » n’est ni une étape ni une heure. Donnez une étape comme 12, un jour comme hier, ou une "
          + "heure comme hier 09:30.")
    case .future(let text):
      format.language(
        "\"\(text.legible)\" is still to come.", "« \(text.legible) » est encore à venir.")
    case .reversed(let first, let last):
      format.language(
        "Nothing is from \"\(first.legible)\" to \"\(last.legible)\": the first is beyond the second.",
        "Rien ne va de « \(first.legible) » à « \(last.legible) » : le premier dépasse le second.")
    case .halves(let text):
      format.language(
        "\"\(text.legible)\" isn't a number of halves, such as 3.",
        "« \(text.legible) » n’est pas un nombre de demi-blocs, comme 3.")
    case .number(let text):
      format.language(
        "\"\(text.legible)\" isn't a whole number, such as 12.",
        "« \(text.legible) » n’est pas un nombre entier, comme 12.")
    case .currency(let code):
      format.language(
        "\"\(code.legible)\" isn't a currency. Give an ISO 4217 code such as EUR or USD.",
        "« \(code.legible) » n’est pas une devise. Donnez un code ISO 4217 comme EUR ou USD.")
    case .name(let error): error.text(format)
    }
  }
}

/// The rules of a noun with an amount.
public protocol AmountRule: FailureRule {
  /// No amount is given.
  static var missingAmount: Self { get }
}

/// The rules of a noun with a currency.
public protocol CurrencyRule: FailureRule {
  /// No currency is given, and there is no default.
  static var missingCurrency: Self { get }
}
