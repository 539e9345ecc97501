import Foundation
public import ModuloUtilities

extension FormatContext {
  /// A day with a short month: `Apr 12, 2026`, in French `12 avr. 2026`.
  public func day(_ day: CalendarDay) -> String {
    date(of: day).formatted(dayStyle.day().month(.abbreviated).year())
  }

  /// A day in digits: `4/12/2026`, in French `12/04/2026`.
  public func numericDay(_ day: CalendarDay) -> String {
    date(of: day).formatted(dayStyle.day(.defaultDigits).month(.defaultDigits).year())
  }

  /// A month with its year: `Apr 2026`, in French `avr. 2026`.
  public func month(_ month: CalendarMonth) -> String {
    date(of: month.firstDay).formatted(dayStyle.month(.abbreviated).year())
  }

  /// A day as a chart has room for it, with its year: `Apr 12, 26`, in French `12 avr. 26`.
  public func chartDay(_ day: CalendarDay) -> String {
    date(of: day).formatted(dayStyle.day().month(.abbreviated).year(.twoDigits))
  }

  /// A month as a chart has room for it, with its year: `Apr 26`, in French `avr. 26`.
  public func chartMonth(_ month: CalendarMonth) -> String {
    date(of: month.firstDay).formatted(dayStyle.month(.abbreviated).year(.twoDigits))
  }

  /// A span of days by its ends: `Jan 1, 2026 – Apr 12, 2026`; one day by itself.
  public func days(_ first: CalendarDay, _ last: CalendarDay) -> String {
    first == last ? day(first) : "\(day(first)) – \(day(last))"
  }

  /// A month without its year: `Apr`, in French `avr.`.
  public func shortMonth(_ month: CalendarMonth) -> String {
    date(of: month.firstDay).formatted(dayStyle.month(.abbreviated))
  }

  /// A span of months by its ends: `Jan 2026 – Jun 2026`; one month by itself, and nothing for none.
  public func months(_ months: [CalendarMonth]) -> String {
    guard let first = months.first, let last = months.last else { return "" }
    return first == last ? month(first) : "\(month(first)) – \(month(last))"
  }

  // A day has no time zone: it is written in the one it is turned into a date with, so no other can shift it.
  private func date(of day: CalendarDay) -> Date { day.date(in: .gmt) }

  private var dayStyle: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }
}
