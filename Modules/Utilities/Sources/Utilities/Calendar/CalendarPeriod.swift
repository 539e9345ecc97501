/// A week, month, quarter or year of the calendar.
///
/// ```swift
/// let autumn = CalendarPeriod(.quarter, of: today, firstWeekday: .monday)  // July to September for 2026-08-20
/// ```
public struct CalendarPeriod: Hashable, Sendable {
  /// The length of a period. The raw value is typed on a command line.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Seven days, the first of which is a matter of the locale.
    case week
    /// A calendar month.
    case month
    /// Three months, the first of which is January, April, July or October.
    case quarter
    /// A calendar year.
    case year
  }

  /// The length.
  public let kind: Kind
  /// The days.
  public let days: ClosedRange<CalendarDay>

  /// The period that has a day; nil for a week that would leave the years 1 to 9999.
  ///
  /// - Parameter firstWeekday: The day on which a week begins.
  public init?(_ kind: Kind, of day: CalendarDay, firstWeekday: Weekday) {
    self.kind = kind
    if kind == .week {
      guard let first = day.startOfWeek(from: firstWeekday), let last = first.adding(days: 6) else { return nil }
      days = first...last
    } else {
      let months = kind.months
      let offset = (day.monthOfYear - 1) % months
      guard let first = day.month.adding(-offset), let last = first.adding(months - 1) else { return nil }
      days = first.firstDay...last.lastDay
    }
  }

  private init(_ kind: Kind, _ days: ClosedRange<CalendarDay>) {
    self.kind = kind
    self.days = days
  }

  /// The first day.
  public var firstDay: CalendarDay { days.lowerBound }

  /// The last day.
  public var lastDay: CalendarDay { days.upperBound }
}

extension CalendarPeriod {
  /// The period so many later, or earlier when negative. Nil outside the years 1 to 9999.
  public func adding(_ count: Int) -> CalendarPeriod? {
    let (steps, overflow) = count.multipliedReportingOverflow(by: kind == .week ? 7 : kind.months)
    if overflow { return nil }
    if kind == .week {
      guard let first = firstDay.adding(days: steps), let last = first.adding(days: 6) else { return nil }
      return CalendarPeriod(kind, first...last)
    }
    guard let first = firstDay.month.adding(steps), let last = first.adding(kind.months - 1) else { return nil }
    return CalendarPeriod(kind, first.firstDay...last.lastDay)
  }

  /// The days up to a day, which may be all of them; nil for a day before the first one.
  public func days(through day: CalendarDay) -> ClosedRange<CalendarDay>? {
    day < firstDay ? nil : firstDay...min(day, lastDay)
  }

  /// The days of the period before that a part of this one is compared with: all of them for the whole period, else
  /// those up to the same day of the week, or of the month one period earlier, whose last day stands in for a day that
  /// it lacks. 1 to 30 May is compared with 1 to 30 April, 1 to 30 March with the whole of February.
  ///
  /// - Parameter day: The last day of the part. A day outside the period counts as its nearest one.
  /// - Returns: Nil where the period before would leave the years 1 to 9999.
  public func daysBefore(through day: CalendarDay) -> ClosedRange<CalendarDay>? {
    guard let before = adding(-1) else { return nil }
    let end = max(firstDay, min(day, lastDay))
    if end == lastDay { return before.days }
    let last = kind == .week ? end.adding(days: -7) : end.adding(months: -kind.months)
    return last.flatMap(before.days(through:))
  }

  /// The place among the periods of its kind in its year, from 1: the quarter 3 of July to September. That of a week is
  /// nil: whose first week a year's first days are in is no matter of this calendar.
  public var number: Int? { kind == .week ? nil : (firstDay.monthOfYear - 1) / kind.months + 1 }
}

extension CalendarPeriod.Kind {
  /// The number of months; 0 for a week.
  fileprivate var months: Int {
    switch self {
    case .week: 0
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }
}

// MARK: - Names

extension CalendarPeriod {
  /// The first day of what a text names: `2026` a year, `2026-Q3` a quarter, `2026-08` a month. Nil for any other text.
  public static func day(named text: String) -> CalendarDay? {
    if let month = CalendarMonth(text) { return month.firstDay }
    let parts = text.uppercased().utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts[0].count == 4, let year = Int(digits: parts[0]) else { return nil }
    if parts.count == 1 { return CalendarDay(year: year, month: 1, day: 1) }
    guard parts.count == 2, parts[1].count == 2, parts[1].first == UInt8(ascii: "Q"),
      let quarter = Int(digits: parts[1].dropFirst()), 1...4 ~= quarter
    else { return nil }
    return CalendarDay(year: year, month: 3 * quarter - 2, day: 1)
  }
}

extension CalendarPeriod.Kind {
  /// The name of the period that has a day, as ``CalendarPeriod/day(named:)`` reads it; that of a week is the day.
  public func name(of day: CalendarDay) -> String {
    switch self {
    case .week: day.description
    case .month: day.month.description
    case .quarter: "\(day.year.padded(to: 4))-Q\((day.monthOfYear - 1) / 3 + 1)"
    case .year: day.year.padded(to: 4)
    }
  }
}
