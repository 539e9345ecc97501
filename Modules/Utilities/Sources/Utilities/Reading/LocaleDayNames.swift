import Foundation

/// The names of months and weekdays as a locale writes them, so that what is shown can be typed.
struct LocaleDayNames {
  private let months: [[String]]
  private let weekdays: [[String]]

  init(_ locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    months = [
      calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
      calendar.shortStandaloneMonthSymbols,
    ].map { $0.map(Self.key) }
    weekdays = [calendar.weekdaySymbols, calendar.shortWeekdaySymbols].map { $0.map(Self.key) }
  }

  /// 1 to 12; nil for any other word.
  func month(_ word: String) -> Int? {
    months.lazy.compactMap { $0.firstIndex(of: word) }.first.map { $0 + 1 }
  }

  func weekday(_ word: String) -> Weekday? {
    weekdays.lazy.compactMap { $0.firstIndex(of: word) }.first.flatMap(Weekday.init)
  }

  private static func key(_ name: String) -> String {
    let name = name.folded
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
