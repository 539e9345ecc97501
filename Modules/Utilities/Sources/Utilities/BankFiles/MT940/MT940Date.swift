/// A date of MT940, `YYMMDD`, which may be no day: banks that count 30 days in each month write 30 February.
struct MT940Date {
  let year: Int
  let month: Int
  let dayOfMonth: Int

  /// Years from 80 on are of the 1900s, as SWIFT has it. Nil for another text.
  init?(_ parser: inout MT940Parser) {
    guard let year = parser.twoDigits(), let month = parser.twoDigits(), let day = parser.twoDigits() else {
      return nil
    }
    self.year = year + (year < 80 ? 2000 : 1900)
    self.month = month
    dayOfMonth = day
  }

  /// The day, nil where there is no such day.
  var day: CalendarDay? { CalendarDay(year: year, month: month, day: dayOfMonth) }

  /// The day of that month nearest to the date; nil where there is none in the year before, the year or the next.
  func nearest(month: Int, dayOfMonth: Int) -> CalendarDay? {
    let days = (year - 1...year + 1).compactMap { CalendarDay(year: $0, month: month, day: dayOfMonth) }
    guard let reference = CalendarMonth(year: year, month: self.month)?.day(atMost: self.dayOfMonth) else { return nil }
    return days.min { abs(reference.days(until: $0)) < abs(reference.days(until: $1)) }
  }
}

extension CalendarMonth {
  /// The day of the month, its last day for a greater number and its first for 0.
  fileprivate func day(atMost dayOfMonth: Int) -> CalendarDay? {
    CalendarDay(year: year, month: monthOfYear, day: max(1, min(dayOfMonth, length)))
  }
}
