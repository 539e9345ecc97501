import Foundation
public import ModuloUtilities

struct ReadingErrorStrings: Sendable {
  let amount: AmountErrorStrings
  let notADay: @Sendable (String) -> String
  let noSuchDay: @Sendable (String) -> String
  let dayOutOfRange: @Sendable (String) -> String
  let ambiguousDay: @Sendable (_ text: String, _ first: String, _ second: String) -> String
  let notATime: @Sendable (String) -> String
  let skippedTime: @Sendable (_ text: String, _ first: String, _ second: String) -> String
  let ambiguousTime: @Sendable (_ text: String, _ first: String, _ second: String) -> String
}

extension ReadingErrorStrings {
  static let english = ReadingErrorStrings(
    amount: .english,
    notADay: { "\"\($0)\" isn't a day. Write YYYY-MM-DD, today, yesterday, tomorrow, or as -3d, +2w, +3m." },
    noSuchDay: { "\"\($0)\" doesn't exist." },
    dayOutOfRange: { "\"\($0)\" is out of range." },
    ambiguousDay: { text, first, second in
      "\"\(text)\" could be \(first) or \(second). Write the year with four digits."
    },
    notATime: { "\"\($0)\" isn't a time. Write 09:30, yesterday 09:30, YYYY-MM-DDTHH:MM, -45m, -1h30m or now." },
    skippedTime: { text, first, second in
      "\"\(text)\" doesn't exist: the clocks are put forward over it. Write \(first) or \(second)."
    },
    ambiguousTime: { text, first, second in
      "\"\(text)\" exists twice: the clocks are put back over it. Write \(first) or \(second)."
    })

  static let french = ReadingErrorStrings(
    amount: .french,
    notADay: { "« \($0) » n’est pas un jour. Écrivez AAAA-MM-JJ, aujourd’hui, hier, demain, ou -3d, +2w, +3m." },
    noSuchDay: { "« \($0) » n’existe pas." },
    dayOutOfRange: { "« \($0) » est hors limites." },
    ambiguousDay: { text, first, second in
      "« \(text) » peut être \(first) ou \(second). Écrivez l’année avec quatre chiffres."
    },
    notATime: {
      "« \($0) » n’est pas une heure. Écrivez 09:30, hier 09:30, AAAA-MM-JJTHH:MM, -45m, -1h30m ou maintenant."
    },
    skippedTime: { text, first, second in
      "« \(text) » n’existe pas : les horloges sont avancées. Écrivez \(first) ou \(second)."
    },
    ambiguousTime: { text, first, second in
      "« \(text) » existe deux fois : les horloges sont reculées. Écrivez \(first) ou \(second)."
    })
}

extension DayWords {
  static let french = DayWords(now: "maintenant", today: "aujourd'hui", yesterday: "hier", tomorrow: "demain")
}

/// The messages on an amount or a rate that can't be read.
struct AmountErrorStrings: Sendable {
  let empty: String
  let notANumber: @Sendable (_ text: String, _ column: String) -> String
  let ambiguous: @Sendable (_ first: String, _ second: String) -> String
  let tooManyDecimals: @Sendable (_ allowed: Int) -> String
  let outOfRange: @Sendable (_ limit: String) -> String
}

extension AmountErrorStrings {
  static let english = AmountErrorStrings(
    empty: "The amount is missing.",
    notANumber: { text, column in "\"\(text)\" isn't an amount: look at character \(column)." },
    ambiguous: { first, second in "The amount could be \(first) or \(second). Write one of the two." },
    tooManyDecimals: { allowed in
      allowed == 0
        ? "The amount has decimals, and its currency has none."
        : "The amount has more decimals than its currency, which has \(allowed)."
    },
    outOfRange: { limit in "The amount is out of range: the most is \(limit)." })

  static let french = AmountErrorStrings(
    empty: "Le montant manque.",
    notANumber: { text, column in "« \(text) » n’est pas un montant : voyez le caractère \(column)." },
    ambiguous: { first, second in "Le montant peut être \(first) ou \(second). Écrivez l’un des deux." },
    tooManyDecimals: { allowed in
      allowed == 0
        ? "Le montant a des décimales, et sa devise n’en a pas."
        : "Le montant a plus de décimales que sa devise, qui en a \(allowed)."
    },
    outOfRange: { limit in "Le montant est hors limites : au plus \(limit)." })

  static let englishRate = AmountErrorStrings(
    empty: "The rate is missing.",
    notANumber: { text, column in "\"\(text)\" isn't a rate: look at character \(column)." },
    ambiguous: { first, second in "The rate could be \(first) or \(second). Write one of the two." },
    tooManyDecimals: { allowed in "The rate has more than \(allowed) decimals." },
    outOfRange: { limit in "The rate is out of range: the most is \(limit)." })

  static let frenchRate = AmountErrorStrings(
    empty: "Le taux manque.",
    notANumber: { text, column in "« \(text) » n’est pas un taux : voyez le caractère \(column)." },
    ambiguous: { first, second in "Le taux peut être \(first) ou \(second). Écrivez l’un des deux." },
    tooManyDecimals: { allowed in "Le taux a plus de \(allowed) décimales." },
    outOfRange: { limit in "Le taux est hors limites : au plus \(limit)." })
}

extension AmountReadingError {
  /// The message on an amount.
  public func text(_ format: FormatContext) -> String { text(format, format.strings.error.reading.amount) }

  /// The message in a list of rows: the text that was read, and the error.
  func text(ofRow text: String, _ format: FormatContext) -> String {
    if case .notANumber = self { return self.text(format) }
    return format.strings.error.importing.amount(text.legible, self.text(format))
  }

  func text(_ format: FormatContext, _ words: AmountErrorStrings) -> String {
    switch self {
    case .empty: words.empty
    case .notANumber(let text, let column): words.notANumber(text.legible, format.number(column))
    case .ambiguous(let first, let second): words.ambiguous(first, second)
    case .tooManyDecimals(let allowed): words.tooManyDecimals(allowed)
    case .outOfRange(let limit): words.outOfRange(limit.formatted(Decimal.FormatStyle(locale: format.locale)))
    }
  }
}

extension DayReadingError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .notADay(let text): words.notADay(text.legible)
    case .noSuchDay(let text): words.noSuchDay(text.legible)
    case .outOfRange(let text): words.dayOutOfRange(text.legible)
    case .ambiguous(let text, let first, let second):
      words.ambiguousDay(text.legible, first.description, second.description)
    }
  }
}

extension TimeReadingError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.reading
    return switch self {
    case .notATime(let text): words.notATime(text.legible)
    case .noSuchDay(let text): words.noSuchDay(text.legible)
    case .outOfRange(let text): words.dayOutOfRange(text.legible)
    case .skipped(let text, let first, let second): words.skippedTime(text.legible, first, second)
    case .ambiguous(let text, let first, let second): words.ambiguousTime(text.legible, first, second)
    }
  }
}
