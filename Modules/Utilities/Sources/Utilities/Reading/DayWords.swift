/// The words of a language for what is near now, as they are typed.
public struct DayWords: Hashable, Sendable {
  /// The word for this moment.
  public let now: String
  /// The word for the current day.
  public let today: String
  /// The word for the day before it.
  public let yesterday: String
  /// The word for the day after it.
  public let tomorrow: String

  /// Creates the words of a language, in lower case, with the apostrophe that keyboards have.
  public init(now: String, today: String, yesterday: String, tomorrow: String) {
    self.now = now
    self.today = today
    self.yesterday = yesterday
    self.tomorrow = tomorrow
  }

  /// The words of English, which are read in every language.
  public static let english = DayWords(now: "now", today: "today", yesterday: "yesterday", tomorrow: "tomorrow")
}

extension DayWords {
  /// The days from today to the day that a word names, in this language or in English; nil for any other word.
  func offset(of word: String) -> Int? {
    let typed = word.replacing("’", with: "'")
    let names = [self, .english].flatMap { [($0.today, 0), ($0.yesterday, -1), ($0.tomorrow, 1)] }
    return names.first { $0.0 == typed }?.1
  }

  /// Whether a word names this moment, in this language or in English.
  func isNow(_ word: String) -> Bool { [now, Self.english.now].contains(word) }
}
