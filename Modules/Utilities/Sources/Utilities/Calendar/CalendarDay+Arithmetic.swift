extension CalendarDay {
  /// The day so many days later, or earlier when negative. Nil outside the years 1 to 9999.
  public func adding(days: Int) -> CalendarDay? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(dayNumber: number)
  }

  /// The same day of the month so many months later, or the month's last day where that month is shorter: one month
  /// after 31 January is 28 or 29 February. Nil outside the years 1 to 9999.
  public func adding(months: Int) -> CalendarDay? {
    guard let target = month.adding(months) else { return nil }
    let day = min(dayOfMonth, target.length)
    return CalendarDay(uncheckedYear: target.year, month: target.monthOfYear, day: day)
  }

  /// The number of days from this day to the other: 1 for tomorrow, negative for a day that is past.
  public func days(until other: CalendarDay) -> Int {
    other.dayNumber - dayNumber
  }
}

extension CalendarDay {
  /// Days since 1 January 1970, negative before.
  var dayNumber: Int {
    CivilCalendar.dayNumber(year: year, month: monthOfYear, day: dayOfMonth)
  }

  /// Nil for a number outside the years 1 to 9999.
  init?(dayNumber: Int) {
    guard CivilCalendar.dayNumbers.contains(dayNumber) else { return nil }
    let (year, month, day) = CivilCalendar.date(dayNumber: dayNumber)
    self.init(uncheckedYear: year, month: month, day: day)
  }
}
