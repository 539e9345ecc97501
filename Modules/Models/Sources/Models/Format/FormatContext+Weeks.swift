import Foundation
public import ModuloUtilities

extension FormatContext {
  /// The day on which a week begins, by the locale.
  public var firstWeekday: Weekday {
    switch locale.firstDayOfWeek {
    case .sunday: .sunday
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    @unknown default: .monday
    }
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
