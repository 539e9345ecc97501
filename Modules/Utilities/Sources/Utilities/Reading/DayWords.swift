/// The words of a language for days and what is near now, as they are typed.
///
/// They are compared without case and accents; a point after one that is cut short doesn't matter.
public struct DayWords: Hashable, Sendable {
  /// The word for this moment.
  public let now: String
  /// The word for the current day.
  public let today: String
  /// The word for the day before it.
  public let yesterday: String
  /// The word for the day after it.
  public let tomorrow: String

  /// The names of the twelve months from January, each whole and cut short.
  let months: [[String]]
  /// The names of the seven days from Sunday, each whole and cut short.
  let weekdays: [[String]]
  /// The names of days, weeks, months and years.
  let units: [[String]]
  /// The words for a count of one.
  let one: [String]
  /// What stands beside a count of units that are past.
  let past: DayPhrase
  /// What stands before a count of units that are to come.
  let future: DayPhrase
  /// What stands beside a weekday for the last one before today.
  let last: DayPhrase
  /// What stands beside a weekday for the first one after today.
  let next: DayPhrase
  /// What may stand after the number of a day: `st` in `1st`.
  let ordinals: [String]
  /// What may stand before a day, and means nothing.
  let articles: [String]
  /// What may stand between a day and a time, and means nothing.
  let prepositions: [String]
  /// Whether times are written with the letter of hours: `9h30`.
  let hasHourLetter: Bool
}

/// Words beside others, of which one group is used: before them, or after them.
struct DayPhrase: Hashable, Sendable {
  var before: [[String]] = []
  var after: [[String]] = []
}

extension DayWords {
  /// The words of English, which are read in every language.
  public static let english = DayWords(
    now: "now", today: "today", yesterday: "yesterday", tomorrow: "tomorrow",
    months: [
      ["january", "jan"], ["february", "feb"], ["march", "mar"], ["april", "apr"], ["may"], ["june", "jun"],
      ["july", "jul"], ["august", "aug"], ["september", "sep", "sept"], ["october", "oct"], ["november", "nov"],
      ["december", "dec"],
    ],
    weekdays: [
      ["sunday", "sun"], ["monday", "mon"], ["tuesday", "tue", "tues"], ["wednesday", "wed"],
      ["thursday", "thu", "thur", "thurs"], ["friday", "fri"], ["saturday", "sat"],
    ],
    units: [["day", "days"], ["week", "weeks"], ["month", "months"], ["year", "years"]],
    one: ["a", "an", "one"], past: DayPhrase(after: [["ago"]]), future: DayPhrase(before: [["in"]]),
    last: DayPhrase(before: [["last"]]), next: DayPhrase(before: [["next"]]), ordinals: ["st", "nd", "rd", "th"],
    articles: ["on"], prepositions: ["at"], hasHourLetter: false)

  /// The words of French.
  public static let french = DayWords(
    now: "maintenant", today: "aujourd'hui", yesterday: "hier", tomorrow: "demain",
    months: [
      ["janvier", "janv", "jan"], ["fevrier", "fevr", "fev"], ["mars"], ["avril", "avr"], ["mai"], ["juin"],
      ["juillet", "juil"], ["aout"], ["septembre", "sept", "sep"], ["octobre", "oct"], ["novembre", "nov"],
      ["decembre", "dec"],
    ],
    weekdays: [
      ["dimanche", "dim"], ["lundi", "lun"], ["mardi", "mar"], ["mercredi", "mer"], ["jeudi", "jeu"],
      ["vendredi", "ven"], ["samedi", "sam"],
    ],
    units: [["jour", "jours"], ["semaine", "semaines"], ["mois"], ["an", "ans", "annee", "annees"]],
    one: ["un", "une"], past: DayPhrase(before: [["il", "y", "a"]]), future: DayPhrase(before: [["dans"]]),
    last: DayPhrase(after: [["dernier"], ["passe"]]), next: DayPhrase(after: [["prochain"]]), ordinals: ["er"],
    articles: ["le"], prepositions: ["a"], hasHourLetter: true)
}

extension DayWords {
  /// This language, and English where that is another one.
  var languages: [DayWords] { self == .english ? [self] : [self, .english] }

  /// The days from today to the day that a word names, in this language or in English; nil for any other word.
  func offset(of word: String) -> Int? {
    let typed = word.replacing("’", with: "'")
    let names = languages.flatMap { [($0.today, 0), ($0.yesterday, -1), ($0.tomorrow, 1)] }
    return names.first { $0.0 == typed }?.1
  }

  /// Whether a word names this moment, in this language or in English.
  func isNow(_ word: String) -> Bool { languages.map(\.now).contains(word) }

  /// The day of the week that a word names, in this language or in English.
  func weekday(_ word: String) -> Weekday? {
    languages.lazy.compactMap { $0.weekdays.firstIndex { $0.contains(word) } }.first.flatMap(Weekday.init)
  }

  /// The month that a word names, in this language or in English, 1 to 12. What is a weekday in this language, as `mar`
  /// is in French, isn't taken for an English month.
  func month(_ word: String) -> Int? {
    if let index = months.firstIndex(where: { $0.contains(word) }) { return index + 1 }
    if weekdays.contains(where: { $0.contains(word) }) { return nil }
    return Self.english.months.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }
}
