import Foundation
public import ModuloUtilities

extension FormatContext {
  /// A day with a short month: `Apr 12, 2026`, in French `12 avr. 2026`.
  public func day(_ day: CalendarDay) -> String {
    text(day, dayStyle.day().month(.abbreviated).year())
  }

  /// A day in digits: `4/12/2026`, in French `12/04/2026`.
  public func numericDay(_ day: CalendarDay) -> String {
    text(day, dayStyle.day(.defaultDigits).month(.defaultDigits).year())
  }

  /// A month with its year: `Apr 2026`, in French `avr. 2026`.
  public func month(_ month: CalendarMonth) -> String {
    text(month.firstDay, dayStyle.month(.abbreviated).year())
  }

  /// A day for the axis of a chart, with its year: `Apr 12, 26`, in French `12 avr. 26`.
  public func chartDay(_ day: CalendarDay) -> String {
    text(day, dayStyle.day().month(.abbreviated).year(.twoDigits))
  }

  /// A month for the axis of a chart, with its year: `Apr 26`, in French `avr. 26`.
  public func chartMonth(_ month: CalendarMonth) -> String {
    text(month.firstDay, dayStyle.month(.abbreviated).year(.twoDigits))
  }

  /// A span of days by its ends: `Jan 1, 2026 – Apr 12, 2026`; one day by itself.
  public func days(_ first: CalendarDay, _ last: CalendarDay) -> String {
    first == last ? day(first) : "\(day(first)) – \(day(last))"
  }

  /// A month without its year: `Apr`, in French `avr.`.
  public func shortMonth(_ month: CalendarMonth) -> String {
    text(month.firstDay, dayStyle.month(.abbreviated))
  }

  /// A span of months by its ends: `Jan 2026 – Jun 2026`; one month by itself, and nothing for none.
  public func months(_ months: [CalendarMonth]) -> String {
    guard let first = months.first, let last = months.last else { return "" }
    return first == last ? month(first) : "\(month(first)) – \(month(last))"
  }

  // A day has no time zone: it is formatted in the zone with which it is converted to a date, so that no other can
  // shift it.
  private func text(_ day: CalendarDay, _ style: Date.FormatStyle) -> String {
    day.year < firstGregorianYear ? earlyText(day, style) : day.date(in: .gmt).formatted(style)
  }

  /// Foundation writes days before 15 October 1582 in the Julian calendar. So the day is formatted in a later year with
  /// the same calendar, whose number is then replaced.
  private func earlyText(_ day: CalendarDay, _ style: Date.FormatStyle) -> String {
    let later = day.adding(months: monthsPerEra * ((firstGregorianYear - day.year) / 400 + 1)) ?? day
    let text = style.attributed.format(later.date(in: .gmt))
    return text.runs.map { run in
      let part = String(text[run.range].characters)
      return run.dateField == .year ? year(day.year, isShort: part.count == 2) : part
    }.joined()
  }

  private func year(_ year: Int, isShort: Bool) -> String {
    let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    return isShort ? (year % 100).formatted(style.precision(.integerLength(2))) : year.formatted(style)
  }

  private var dayStyle: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }
}

/// The first whole year of the formatter's Gregorian calendar.
private let firstGregorianYear = 1583

/// The calendar repeats after 400 years.
private let monthsPerEra = 4_800

extension FormatContext {
  /// The day of a change, after what was changed: ` on Apr 2, 2026`; empty where it is today.
  public func onDay(_ day: CalendarDay, today: CalendarDay) -> String {
    day == today ? "" : strings.onDay(self.day(day))
  }
}
