public import Foundation
public import ModuloUtilities

extension Locale {
  /// The locale with another day on which a week begins; the same one for `nil`.
  public func beginningWeeks(on weekday: ModuloUtilities.Weekday?) -> Locale {
    guard let weekday else { return self }
    var components = Locale.Components(locale: self)
    components.firstDayOfWeek = Locale.Weekday(rawValue: weekday.code)
    return Locale(components: components)
  }
}

extension Weekday {
  /// The code of the weekday in the names of locales: `mon`.
  fileprivate var code: String { String("\(self)".prefix(3)) }
}

extension FormatContext {
  /// The day on which a week begins, by the locale.
  public var firstWeekday: Weekday { Weekday.allCases.first { $0.code == locale.firstDayOfWeek.rawValue } ?? .monday }

  /// The name of a weekday: `Sunday`, in French `dimanche`.
  public func name(of weekday: Weekday) -> String {
    // The first of that month was a Sunday.
    guard let day = CalendarDay(year: 2026, month: 2, day: 1 + weekday.days(since: .sunday)) else {
      return "\(weekday)"
    }
    let style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return day.date(in: .gmt).formatted(style.weekday(.wide))
  }

  /// The name of a weekday, in short: `Sun`, in French `dim.`.
  func shortName(of weekday: Weekday) -> String {
    CalendarDay(year: 2026, month: 2, day: 1 + weekday.days(since: .sunday)).map { self.weekday($0) } ?? "\(weekday)"
  }

  /// The weekday of a day, in short: `Sun`, in French `dim.`.
  func weekday(_ day: CalendarDay) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return day.date(in: .gmt).formatted(style.weekday(.abbreviated))
  }

  /// Some days in short, by their first and their last: `4/5/2026 – 4/11/2026`.
  func span(_ first: CalendarDay, _ last: CalendarDay) -> String { "\(numericDay(first)) – \(numericDay(last))" }

  /// A number of seconds in hours and minutes: `12:30`.
  public func hoursAndMinutes(_ seconds: Int64) -> String {
    let minutes = seconds / 60 % 60
    return "\(seconds / 3_600):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
