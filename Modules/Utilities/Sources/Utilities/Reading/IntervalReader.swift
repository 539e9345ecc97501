/// The parser of typed intervals, such as those of a `Recurrence`: `month`, `2 weeks`, `3m`, `year`. The words are read in
/// one language and in English; case, accents and outer white space don't matter.
///
/// The number is read as it is, so that one that can't be used is refused by what it is for, with that number.
public struct IntervalReader: Hashable, Sendable {
  /// The words that are read beside the English ones.
  public let words: DayWords

  /// A number of units.
  public struct Interval: Hashable, Sendable {
    /// How many; 1 where none is typed.
    public let count: Int
    /// Of what.
    public let unit: Recurrence.Unit
  }

  /// Creates a reader of the words of a language.
  public init(words: DayWords = .english) {
    self.words = words
  }

  /// The interval that the text names; nil for any other text.
  public func read(_ text: String) -> Interval? {
    let word = text.folded.trimmed
    let digits = word.prefix { $0 == "-" || ("0"..."9").contains($0) }
    let name = String(word.dropFirst(digits.count)).trimmed
    guard let unit = unit(of: name, isCounted: !digits.isEmpty) else { return nil }
    if digits.isEmpty { return Interval(count: 1, unit: unit) }
    return Int(digits).map { Interval(count: $0, unit: unit) }
  }

  /// A unit by its name; after a number by its letter too.
  private func unit(of name: String, isCounted: Bool) -> Recurrence.Unit? {
    let letter = isCounted ? ["d", "w", "m", "y"].firstIndex(of: name) : nil
    let place = letter ?? words.languages.lazy.compactMap { $0.units.firstIndex { $0.contains(name) } }.first
    return place.map { Recurrence.Unit.allCases[$0] }
  }
}
