extension CalendarMonth {
  /// The month after this one; nil after December 9999.
  public var next: CalendarMonth? { adding(1) }

  /// The month before this one; nil before January of year 1.
  public var previous: CalendarMonth? { adding(-1) }

  /// The month so many months later, or earlier when negative. Nil outside the years 1 to 9999.
  public func adding(_ months: Int) -> CalendarMonth? {
    let (number, overflow) = monthNumber.addingReportingOverflow(months)
    return overflow ? nil : CalendarMonth(monthNumber: number)
  }

  /// The number of months from this month to the other: 1 for the next, negative for one that is past.
  public func months(until other: CalendarMonth) -> Int {
    other.monthNumber - monthNumber
  }

  /// Every month from this one to the last, both included, in order; empty when the last is before this one.
  public func through(_ last: CalendarMonth) -> [CalendarMonth] {
    guard self <= last else { return [] }
    return (monthNumber...last.monthNumber).compactMap(CalendarMonth.init(monthNumber:))
  }
}

extension CalendarMonth {
  private var monthNumber: Int { year * 12 + monthOfYear - 1 }

  private init?(monthNumber: Int) {
    guard monthNumber >= 0 else { return nil }
    self.init(year: monthNumber / 12, month: monthNumber % 12 + 1)
  }
}
