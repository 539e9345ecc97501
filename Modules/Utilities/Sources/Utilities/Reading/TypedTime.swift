/// A typed time taken apart into its day and its time of day.
struct TypedTime {
  /// What stands before the time of day, as it was typed; empty for today.
  let day: String
  let clock: TypedClock
  /// The column of the time of day, counted in Unicode scalars from 1.
  let column: Int

  /// - Returns: Nil for a text that doesn't end with a time of day.
  init?(_ text: String, words: DayWords) {
    if let match = text.wholeMatch(of: #/\s*([0-9]{4}-[0-9]{2}-[0-9]{2})[tT](\S+)\s*/#) {
      guard let clock = TypedClock(String(match.2), words: words) else { return nil }
      self.clock = clock
      day = String(match.1)
      column = text.unicodeScalars.distance(from: text.startIndex, to: match.2.startIndex) + 1
      return
    }
    let typed = TypedWord.words(of: text)
    // `9 h 30` has three words, `9 am` two. More words come first, so that none of them is taken for a day.
    let found = (1...3).reversed().lazy.filter { $0 <= typed.count }.compactMap { count in
      TypedClock(typed.suffix(count).map(\.text).joined(separator: " "), words: words).map { ($0, count) }
    }
    guard let (clock, count) = found.first else { return nil }
    var before = typed.dropLast(count)
    if let last = before.last, words.languages.contains(where: { $0.prepositions.contains(last.key) }) {
      before.removeLast()
    }
    self.clock = clock
    day = before.map(\.text).joined(separator: " ")
    column = typed[typed.count - count].column
  }
}

/// A typed time of day, whether or not a clock shows it.
struct TypedClock {
  let hour: Int
  let minute: Int
  /// Those after the minute.
  private(set) var milliseconds = 0
  /// Seconds from UTC; nil for the zone's own.
  private(set) var offset: Int?
  /// Whether it is digits and nothing else, so that it may also be a part of a day: `9`, `0930`.
  private(set) var isBare = false

  /// - Returns: Nil for a text of another shape, for an hour that doesn't go with `am` or `pm`, and for an offset of 18
  ///   hours or more.
  init?(_ text: String, words: DayWords) {
    guard text.utf8.count <= 32, text.utf8.first?.isDigit ?? false else { return nil }
    let text = text.lowercased()
    if let match = text.wholeMatch(of: Self.digits), let hour = Int(match.1), let minute = Int(match.2) {
      let offset = match.5.map(Self.seconds)
      if let offset, abs(offset) >= 18 * 3_600 { return nil }
      (self.hour, self.minute, self.offset) = (hour, minute, offset)
      milliseconds = (match.3.flatMap { Int($0) } ?? 0) * 1_000 + (match.4.flatMap { Int($0) } ?? 0)
    } else if let match = text.wholeMatch(of: Self.half), let hour = Int(match.1), 1...12 ~= hour {
      self.hour = hour % 12 + (match.3.hasPrefix("p") ? 12 : 0)
      minute = match.2.flatMap { Int($0) } ?? 0
    } else if [1, 2, 4].contains(text.utf8.count), let number = Int(digits: text.utf8) {
      (hour, minute) = text.utf8.count == 4 ? number.quotientAndRemainder(dividingBy: 100) : (number, 0)
      isBare = true
    } else if words.hasHourLetter, let match = text.wholeMatch(of: Self.letter), let hour = Int(match.1) {
      self.hour = hour
      minute = match.2.flatMap { Int($0) } ?? 0
    } else {
      return nil
    }
  }

  /// Whether it is the end of a day: `24:00`.
  var isEndOfDay: Bool { hour == 24 && minute == 0 && milliseconds == 0 }

  // `09:30`, with seconds and an offset where there are any.
  private static var digits: Regex<(Substring, Substring, Substring, Substring?, Substring?, Substring?)> {
    #/
    ([0-9]{1,2}) : ([0-9]{2}) (?: : ([0-5][0-9]) (?: \. ([0-9]{3}) )? )?
    (z | [+\-] [0-9]{2} : [0-5][0-9] (?: : [0-5][0-9] )? )?
    /#
  }

  // `9am`, `9:30 p.m.`
  private static var half: Regex<(Substring, Substring, Substring?, Substring)> {
    #/([0-9]{1,2})(?::([0-9]{2}))?\s?(am|pm|a\.m\.|p\.m\.)/#
  }

  // `9h`, `9h30`
  private static var letter: Regex<(Substring, Substring, Substring?)> { #/([0-9]{1,2})\s?h\s?([0-9]{2})?/# }

  /// The seconds of `+01:00`, `-00:09:21` or `z`.
  private static func seconds(ofOffset text: Substring) -> Int {
    let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
    let seconds = zip(parts, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return text.hasPrefix("-") ? -seconds : seconds
  }
}
