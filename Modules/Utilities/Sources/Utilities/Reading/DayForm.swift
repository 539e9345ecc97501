/// One way to write a day in words, as the parts that follow each other.
struct DayForm {
  enum Part {
    case word(String)
    case weekday
    case month
    /// 1 to 31, as a number or an ordinal one.
    case day
    /// In four digits.
    case year
    case count
    case unit
  }

  /// What the words of a form say.
  struct Values {
    var weekday: Weekday?
    var month: Int?
    var day: Int?
    var year: Int?
    var count: Int?
    /// 0 for days to 3 for years.
    var unit: Int?
  }

  /// How a weekday or a count is meant.
  enum Direction {
    case past
    case future
  }

  let parts: [Part]
  /// Nil where the words don't say.
  let direction: Direction?

  /// The forms of a language.
  static func forms(of words: DayWords) -> [DayForm] {
    let dates: [[Part]] = [
      [.weekday], [.day, .month], [.month, .day], [.day, .month, .year], [.month, .day, .year], [.month, .year],
    ]
    let articles: [[Part]] = [[]] + words.articles.map { [.word($0)] }
    let plain = articles.flatMap { article in dates.map { DayForm(parts: article + $0, direction: nil) } }
    return plain
      + forms(around: [.weekday], words.last, .past) + forms(around: [.weekday], words.next, .future)
      + forms(around: [.count, .unit], words.past, .past) + forms(around: [.count, .unit], words.future, .future)
  }

  private static func forms(around parts: [Part], _ phrase: DayPhrase, _ direction: Direction) -> [DayForm] {
    phrase.before.map { DayForm(parts: $0.map(Part.word) + parts, direction: direction) }
      + phrase.after.map { DayForm(parts: parts + $0.map(Part.word), direction: direction) }
  }
}

extension DayForm {
  /// What the words say in this form, or how many of them it can begin with.
  func match(_ typed: [TypedWord], _ words: DayWords, _ names: LocaleDayNames?) -> (values: Values?, count: Int) {
    var values = Values()
    for (count, (part, word)) in zip(parts, typed).enumerated() {
      guard part.take(word, words, names, &values) else { return (nil, count) }
    }
    let count = min(parts.count, typed.count)
    return (parts.count == typed.count ? values : nil, count)
  }
}

extension DayForm.Part {
  /// Whether the word is one for this part.
  fileprivate func take(
    _ word: TypedWord, _ words: DayWords, _ names: LocaleDayNames?, _ values: inout DayForm.Values
  ) -> Bool {
    switch self {
    case .word(let expected): return word.key == expected
    case .weekday: values.weekday = words.weekday(word.key) ?? names?.weekday(word.key)
    case .month: values.month = words.month(word.key) ?? names?.month(word.key)
    case .day: values.day = words.dayNumber(word)
    case .year: values.year = word.key.utf8.count == 4 ? word.number : nil
    case .count: values.count = word.number ?? (words.languages.contains { $0.one.contains(word.key) } ? 1 : nil)
    case .unit: values.unit = words.languages.lazy.compactMap { $0.units.firstIndex { $0.contains(word.key) } }.first
    }
    return values.isKnown(self)
  }
}

extension DayForm.Values {
  fileprivate func isKnown(_ part: DayForm.Part) -> Bool {
    switch part {
    case .word: true
    case .weekday: weekday != nil
    case .month: month != nil
    case .day: day != nil
    case .year: year != nil
    case .count: count != nil
    case .unit: unit != nil
    }
  }
}

extension DayWords {
  /// The number of a day, `31` or `31st`; nil for any other word.
  fileprivate func dayNumber(_ word: TypedWord) -> Int? {
    let ending = languages.flatMap(\.ordinals).first { word.key.hasSuffix($0) } ?? ""
    let digits = word.key.utf8.dropLast(ending.utf8.count)
    guard digits.count <= 2, let number = Int(digits: digits), 1...31 ~= number else { return nil }
    return number
  }
}
