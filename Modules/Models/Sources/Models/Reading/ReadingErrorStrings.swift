import Foundation
public import ModuloUtilities

struct ReadingErrorStrings: Sendable {
  let language: Language

  /// - Parameter place: Where the text goes wrong; `nil` where that is its beginning.
  func notADay(_ text: String, place: String?) -> String {
    if let place {
      return language(
        "\"\(text)\" isn't a day: look at character \(place).",
        "« \(text) » n’est pas un jour : voyez le caractère \(place).")
    }
    return language(
      "\"\(text)\" isn't a day. Write YYYY-MM-DD, today, yesterday, tomorrow, or as -3d, +2w, +3m.",
      "« \(text) » n’est pas un jour. Écrivez AAAA-MM-JJ, aujourd’hui, hier, demain, ou -3d, +2w, +3m.")
  }

  func noSuchDay(_ text: String) -> String { language("\"\(text)\" doesn't exist.", "« \(text) » n’existe pas.") }

  func dayOutOfRange(_ text: String) -> String {
    language("\"\(text)\" is out of range.", "« \(text) » est hors limites.")
  }

  func ambiguousDay(_ text: String, _ first: String, _ second: String, byCentury: Bool) -> String {
    if !byCentury { return either(text, first, second) }
    return language(
      "\"\(text)\" could be \(first) or \(second). Write the year with four digits.",
      "« \(text) » peut être \(first) ou \(second). Écrivez l’année avec quatre chiffres.")
  }

  func month(_ text: String, _ first: String, _ last: String) -> String {
    language(
      "\"\(text)\" is a month. Write a day from \(first) to \(last).",
      "« \(text) » est un mois. Écrivez un jour du \(first) au \(last).")
  }

  /// - Parameter place: Where the text goes wrong; `nil` where that is its beginning.
  func notATime(_ text: String, place: String?) -> String {
    if let place {
      return language(
        "\"\(text)\" isn't a time: look at character \(place).",
        "« \(text) » n’est pas une heure : voyez le caractère \(place).")
    }
    return language(
      "\"\(text)\" isn't a time. Write 09:30, yesterday 09:30, YYYY-MM-DDTHH:MM, -45m, -1h30m or now.",
      "« \(text) » n’est pas une heure. Écrivez 09:30, hier 09:30, AAAA-MM-JJTHH:MM, -45m, -1h30m ou maintenant.")
  }

  /// The message on a text with two readings.
  func either(_ text: String, _ first: String, _ second: String) -> String {
    language(
      "\"\(text)\" could be \(first) or \(second). Write one of the two.",
      "« \(text) » peut être \(first) ou \(second). Écrivez l’un des deux.")
  }

  func notALength(_ text: String, place: String) -> String {
    language(
      "\"\(text)\" isn't a length of time: look at character \(place).",
      "« \(text) » n’est pas une durée : voyez le caractère \(place).")
  }

  func otherDecimalMark(_ text: String, _ reading: String) -> String {
    language("\"\(text)\" could be \(reading). Write it so.", "« \(text) » peut être \(reading). Écrivez-le ainsi.")
  }

  func notPositive(_ text: String) -> String {
    language("\"\(text)\" isn't above zero.", "« \(text) » n’est pas supérieur à zéro.")
  }

  func lengthWithoutStart(_ text: String) -> String {
    language(
      "\"\(text)\" is a length of time, and nothing says since when. Write a time such as 17:30.",
      "« \(text) » est une durée, et rien ne dit depuis quand. Écrivez une heure comme 17:30.")
  }

  func skippedTime(_ text: String, _ first: String, _ second: String) -> String {
    language(
      "\"\(text)\" doesn't exist: the clocks are put forward over it. Write \(first) or \(second).",
      "« \(text) » n’existe pas : les horloges sont avancées. Écrivez \(first) ou \(second).")
  }

  func ambiguousTime(_ text: String, _ first: String, _ second: String) -> String {
    language(
      "\"\(text)\" exists twice: the clocks are put back over it. Write \(first) or \(second).",
      "« \(text) » existe deux fois : les horloges sont reculées. Écrivez \(first) ou \(second).")
  }
}

extension ErrorStrings {
  var reading: ReadingErrorStrings { ReadingErrorStrings(language: language) }
}

extension AmountReadingError {
  /// The message on an amount.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .empty: language("The amount is missing.", "Le montant manque.")
    case .notANumber(let text, let column):
      language(
        "\"\(text.legible)\" isn't an amount: look at character \(format.number(column)).",
        "« \(text.legible) » n’est pas un montant : voyez le caractère \(format.number(column)).")
    case .ambiguous(_, let first, let second):
      language(
        "The amount could be \(first) or \(second). Write one of the two.",
        "Le montant peut être \(first) ou \(second). Écrivez l’un des deux.")
    case .tooManyDecimals(0, let readings):
      language(
        "The amount has decimals, and its currency has none.",
        "Le montant a des décimales, et sa devise n’en a pas.") + language.writing(readings)
    case .tooManyDecimals(let allowed, let readings):
      language(
        "The amount has more decimals than its currency, which has \(allowed).",
        "Le montant a plus de décimales que sa devise, qui en a \(allowed).") + language.writing(readings)
    case .outOfRange(let limit):
      language(
        "The amount is out of range: the most is \(format.number(limit)).",
        "Le montant est hors limites : au plus \(format.number(limit)).")
    case .otherCurrency(let text, _, let currency):
      language(
        "\"\(text.legible)\" is in \(currency), which isn't the currency here.",
        "« \(text.legible) » est en \(currency), qui n’est pas la devise ici.")
    case .day(let text):
      language(
        "\"\(text.legible)\" is a day, not an amount.", "« \(text.legible) » est un jour, pas un montant.")
    case .bareMinus(let text, _, let reading):
      language(
        "\"\(text.legible)\" isn't an amount. For a difference, write \(reading.legible).",
        "« \(text.legible) » n’est pas un montant. Pour une différence, écrivez \(reading.legible).")
    }
  }

  /// The message in a list of rows: the text that was read, and the error.
  func text(ofRow text: String, _ format: FormatContext) -> String {
    switch self {
    case .notANumber, .otherCurrency, .day, .bareMinus: self.text(format)
    case .empty, .ambiguous, .tooManyDecimals, .outOfRange:
      format.strings.error.importing.amount(text.legible, self.text(format))
    }
  }

  /// The message on a rate.
  func text(ofRate format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .empty: language("The rate is missing.", "Le taux manque.")
    case .notANumber(let text, let column), .otherCurrency(let text, let column, _),
      .bareMinus(let text, let column, _):
      language(
        "\"\(text.legible)\" isn't a rate: look at character \(format.number(column)).",
        "« \(text.legible) » n’est pas un taux : voyez le caractère \(format.number(column)).")
    case .day(let text):
      language("\"\(text.legible)\" isn't a rate.", "« \(text.legible) » n’est pas un taux.")
    case .ambiguous(_, let first, let second):
      language(
        "The rate could be \(first) or \(second). Write one of the two.",
        "Le taux peut être \(first) ou \(second). Écrivez l’un des deux.")
    case .tooManyDecimals(let allowed, let readings):
      language("The rate has more than \(allowed) decimals.", "Le taux a plus de \(allowed) décimales.")
        + language.writing(readings)
    case .outOfRange(let limit):
      language(
        "The rate is out of range: the most is \(format.number(limit)).",
        "Le taux est hors limites : au plus \(format.number(limit)).")
    }
  }
}

extension Language {
  /// The advice to write what could be meant; empty where nothing could.
  fileprivate func writing(_ readings: [String]) -> String {
    if readings.isEmpty { return "" }
    let list = readings.joined(separator: self(" or ", " ou "))
    return self(" Write \(list).", " Écrivez \(list).")
  }
}

extension FormatContext {
  /// A number with all of its decimals, grouped as the locale does.
  fileprivate func number(_ value: Decimal) -> String { value.formatted(Decimal.FormatStyle(locale: locale)) }
}

extension DayReadingError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .notADay(let text, let column):
      words.notADay(text.legible, place: column > 1 ? format.number(column) : nil)
    case .noSuchDay(let text): words.noSuchDay(text.legible)
    case .outOfRange(let text): words.dayOutOfRange(text.legible)
    case .ambiguous(let text, let first, let second):
      words.ambiguousDay(
        text.legible, first.description, second.description,
        byCentury: first.year != second.year && first.monthOfYear == second.monthOfYear)
    case .month(let text, let first, let last): words.month(text.legible, first.description, last.description)
    }
  }
}

extension TimeReadingError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .notATime(let text, let column):
      words.notATime(text.legible, place: column > 1 ? format.number(column) : nil)
    case .noSuchDay(let text): words.noSuchDay(text.legible)
    case .outOfRange(let text): words.dayOutOfRange(text.legible)
    case .skipped(let text, let first, let second): words.skippedTime(text.legible, first, second)
    case .ambiguous(let text, let first, let second): words.ambiguousTime(text.legible, first, second)
    case .ambiguousDay(let text, let first, let second), .timeOrLength(let text, let first, let second):
      words.either(text.legible, first, second)
    case .lengthWithoutStart(let text): words.lengthWithoutStart(text.legible)
    case .length(let error): error.text(format)
    }
  }
}

extension LengthReadingError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .empty: format.language("The length of time is missing.", "La durée manque.")
    case .notALength(let text, let column): words.notALength(text.legible, place: format.number(column))
    case .ambiguous(let text, let first, let second): words.either(text.legible, first, second)
    case .otherDecimalMark(let text, _, let reading): words.otherDecimalMark(text.legible, reading.legible)
    case .notPositive(let text): words.notPositive(text.legible)
    case .outOfRange(let text): words.dayOutOfRange(text.legible)
    }
  }
}
