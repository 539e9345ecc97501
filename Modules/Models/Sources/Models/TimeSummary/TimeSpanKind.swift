public import ModuloUtilities

/// A span of days in which a calendar is turned.
public enum TimeSpanKind: CaseIterable, Sendable {
  /// Seven days, which begin as in the locale.
  case week
  /// A calendar month.
  case month
  /// A calendar year.
  case year
}

extension TimeSpanKind {
  /// The span that has a day; `nil` for a week that would leave the years 1 to 9999.
  public func days(of day: CalendarDay, firstWeekday: Weekday) -> ClosedRange<CalendarDay>? {
    switch self {
    case .week:
      guard let first = day.startOfWeek(from: firstWeekday), let last = first.adding(days: 6) else { return nil }
      return first...last
    case .month: return day.month.firstDay...day.month.lastDay
    case .year:
      guard let first = CalendarDay(year: day.year, month: 1, day: 1),
        let last = CalendarDay(year: day.year, month: 12, day: 31)
      else { return nil }
      return first...last
    }
  }

  /// A day of the span that is so many after the one of a day; `nil` outside the years 1 to 9999.
  public func day(_ steps: Int, after day: CalendarDay) -> CalendarDay? {
    switch self {
    case .week: day.adding(days: 7 * steps)
    case .month: day.adding(months: steps)
    case .year: day.adding(months: 12 * steps)
    }
  }

  /// The span in words.
  public func title(_ first: CalendarDay, _ last: CalendarDay, _ format: FormatContext) -> String {
    switch self {
    case .week: format.span(first, last)
    case .month: format.month(first.month)
    case .year: "\(first.year)"
    }
  }
}

extension TimeSpanKind? {
  /// The kind after this one, from all days to the week, the month and the year, and then all days again.
  public var next: TimeSpanKind? {
    guard let self else { return TimeSpanKind.allCases.first }
    return self == TimeSpanKind.allCases.last ? nil : self.next
  }
}
