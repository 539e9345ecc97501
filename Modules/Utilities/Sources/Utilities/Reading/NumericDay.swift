import Foundation

/// A day in digits with a mark between them, such as `31/12/2026`, whose order is still open.
struct NumericDay {
  /// The order in which a day's numbers are written.
  enum Order {
    case dayFirst
    case monthFirst
    case yearFirst
  }

  private enum Year {
    case none
    /// In four digits.
    case whole(Int)
    /// In two digits.
    case short(Int)
  }

  /// A day that the digits can mean.
  private struct Reading: Equatable {
    var year: Int?
    let month: Int
    let day: Int
  }

  private let mark: Character
  private let numbers: [Int]
  private let year: Year

  /// - Returns: Nil for a text of another shape. Without a year there is a slash: `31.12` is more often an amount.
  init?(_ text: String) {
    guard text.utf8.count <= 10, text.utf8.first?.isDigit ?? false else { return nil }
    let shape = #/([0-9]{1,4})([/.\-])([0-9]{1,2})(?:\2([0-9]{1,4}))?/#
    guard let match = text.wholeMatch(of: shape), let first = Int(match.1), let second = Int(match.3) else {
      return nil
    }
    mark = match.2.first ?? "/"
    guard let last = match.4, let third = Int(last) else {
      guard mark == "/", match.1.count <= 2 else { return nil }
      (numbers, year) = ([first, second], .none)
      return
    }
    switch (match.1.count, last.count) {
    // `2026-4-12` is nobody's form: it is the one with hyphens that lacks a digit.
    case (4, 1...2) where mark != "-": (numbers, year) = ([second, third], .whole(first))
    case (1...2, 4): (numbers, year) = ([first, second], .whole(third))
    case (1...2, 2) where mark != "-": (numbers, year) = ([first, second, third], .short(third))
    default: return nil
    }
    isYearFirst = match.1.count == 4
  }

  private var isYearFirst = false
}

extension NumericDay {
  /// Whether the digits are a day of a year in four digits, in some order.
  var isWhole: Bool {
    guard case .whole = year else { return false }
    return ([.dayFirst, .monthFirst] as [Order]).flatMap(readings).contains {
      CalendarDay(year: $0.year ?? 0, month: $0.month, day: $0.day) != nil
    }
  }

  /// The one day that is meant.
  func day(in text: String, for reader: DayReader) throws(DayReadingError) -> CalendarDay {
    let days = readings(locale: reader.locale).compactMap { reader.day($0.year, $0.month, $0.day) }
    let found = days.reduce(into: [CalendarDay]()) { if !$0.contains($1) { $0.append($1) } }
    guard let first = found.first else { throw .noSuchDay(text) }
    let possible: [CalendarDay]
    if case .short = year { possible = found.filter(reader.isPossible) } else { possible = found }
    if possible.count == 1 { return possible[0] }
    let choices = possible.isEmpty ? found : possible
    throw .ambiguous(text, first: choices[0], second: choices.count > 1 ? choices[1] : first)
  }

  /// What the numbers can mean, that of the locale's own order first.
  private func readings(locale: Locale) -> [Reading] {
    let own = Self.order(of: locale)
    if isYearFirst { return readings(.monthFirst) }
    var orders: [Order] = own.order == .monthFirst ? [.monthFirst, .dayFirst] : [.dayFirst, .monthFirst]
    // A locale that writes points writes the day first, and nobody writes the month first with them.
    if mark == ".", own.mark == "." { orders = [.dayFirst] }
    if case .short = year, own.order == .yearFirst { orders.insert(.yearFirst, at: 0) }
    return orders.flatMap(readings)
  }

  private func readings(_ order: Order) -> [Reading] {
    let (first, second) = (numbers[0], numbers[1])
    let (month, day) = order == .dayFirst ? (second, first) : (first, second)
    switch year {
    case .none: return [Reading(year: nil, month: month, day: day)]
    case .whole(let year): return [Reading(year: year, month: month, day: day)]
    case .short(let short):
      if order == .yearFirst {
        return [2000, 1900].map { Reading(year: $0 + first, month: second, day: short) }
      }
      return [2000, 1900].map { Reading(year: $0 + short, month: month, day: day) }
    }
  }

  /// The order and the mark of the locale's own days in digits.
  private static func order(of locale: Locale) -> (order: Order, mark: Character) {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "y-MM-dd"
    let letters = pattern.filter { "yMd".contains($0) }
    let order: Order = letters.hasPrefix("y") ? .yearFirst : letters.hasPrefix("M") ? .monthFirst : .dayFirst
    return (order, pattern.first { "/.-".contains($0) } ?? "-")
  }
}
