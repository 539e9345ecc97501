/// The order of day and month in the days of a QIF file.
public enum QIFDayOrder: Hashable, Sendable {
  /// `31/12/2026`.
  case dayFirst
  /// `12/31/2026`.
  case monthFirst
}

/// A day as QIF writes it: three numbers, or two and the name of a month, with `/`, `-`, `.`, `'` or blanks between them.
///
/// ```
/// 1/23/2026   6/ 4'18   3/11' 2   28.02'2009   26 Jan 2026   2026-01-05
/// ```
struct QIFDay {
  private enum Parts {
    /// Two numbers that are day and month in either order.
    case numbers(Int, Int)
    case known(month: Int, day: Int)
  }

  private let parts: Parts
  private let year: Int
  private let isYearWhole: Bool
  /// Whether an apostrophe stands before the year, which is one of the 2000s then.
  private let isOfTwoThousands: Bool

  /// Nil for a text of another shape.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var words: [ArraySlice<UInt8>] = []
    var apostrophe: Int?
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte.isDigit || byte.isLetter else {
        guard "/-.' ,".utf8.contains(byte) else { return nil }
        if byte == UInt8(ascii: "'") { apostrophe = words.count }
        position += 1
        continue
      }
      let word = bytes[position...].prefix { byte.isDigit ? $0.isDigit : $0.isLetter }
      words.append(word)
      position = word.endIndex
    }
    guard words.count == 3 else { return nil }
    guard apostrophe == nil || apostrophe == 2 else { return nil }
    isOfTwoThousands = apostrophe == 2
    let numbers = words.map { Int(digits: $0) }
    if words[0].count == 4, let year = numbers[0], let month = numbers[1], let day = numbers[2] {
      (parts, self.year, isYearWhole) = (.known(month: month, day: day), year, true)
      return
    }
    guard let year = numbers[2], [1, 2, 4].contains(words[2].count) else { return nil }
    (self.year, isYearWhole) = (year, words[2].count == 4)
    switch (numbers[0], numbers[1]) {
    case (let first?, let second?): parts = .numbers(first, second)
    case (let day?, nil):
      guard let month = Self.month(words[1]) else { return nil }
      parts = .known(month: month, day: day)
    case (nil, let day?):
      guard let month = Self.month(words[0]) else { return nil }
      parts = .known(month: month, day: day)
    default: return nil
    }
  }

  private static func month(_ word: ArraySlice<UInt8>) -> Int? {
    let name = String(decoding: word, as: UTF8.self).folded
    return DayWords.english.month(name) ?? DayWords.french.month(name)
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII or of a character outside it.
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self || self >= 0x80 }
}

extension QIFDay {
  /// The day in that order; nil where there is no such day. A year in two digits is one from 1970 to the year after
  /// the day on which the file is read.
  func day(_ order: QIFDayOrder, readOn today: CalendarDay) -> CalendarDay? {
    let (month, day) =
      switch (parts, order) {
      case (.known(let month, let day), _): (month, day)
      case (.numbers(let first, let second), .dayFirst): (second, first)
      case (.numbers(let first, let second), .monthFirst): (first, second)
      }
    guard let year = wholeYear(readOn: today) else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  private func wholeYear(readOn today: CalendarDay) -> Int? {
    if isYearWhole { return year }
    if isOfTwoThousands { return 2000 + year }
    return [1900 + year, 2000 + year].first { 1970...max(1970, today.year + 1) ~= $0 }
  }
}
