/// A target of time as it is valid from a day on: so many seconds in each period.
public struct TargetTerms: Hashable, Sendable {
  /// The first day on which it is valid.
  public let firstDay: CalendarDay
  /// The seconds of a whole period; 0 where there is no target from that day on.
  public let seconds: Int64
  /// What the seconds are for.
  public let period: TargetPeriod
  /// The day on which a week begins.
  public let firstWeekday: Weekday
  /// The days of the week on which it is worked for.
  public let workingDays: WorkingDays
  /// What of a period's balance the next one begins with.
  public let carryOver: CarryOver
  /// What the first period begins with, in seconds; `nil` for what the terms before it carry over.
  public let opening: Int64?

  /// Creates terms.
  public init(
    firstDay: CalendarDay, seconds: Int64, per period: TargetPeriod, firstWeekday: Weekday = .monday,
    on workingDays: WorkingDays = .all, carryOver: CarryOver = .none, opening: Int64? = nil
  ) {
    self.firstDay = firstDay
    self.seconds = seconds
    self.period = period
    self.firstWeekday = firstWeekday
    self.workingDays = workingDays
    self.carryOver = carryOver
    self.opening = opening
  }

  /// Whether there is a target at all.
  public var isTarget: Bool { seconds > 0 }

  /// The days of the whole period that has a day.
  public func period(of day: CalendarDay) -> ClosedRange<CalendarDay> {
    period.days(of: day, firstWeekday: firstWeekday)
  }

  /// The target of the whole periods that some days begin with, none of which is off, and the last day of them; `nil`
  /// where the days don't begin with a whole one. The cost doesn't grow with the days.
  func wholePeriods(in days: ClosedRange<CalendarDay>) -> (target: Int64, lastDay: CalendarDay)? {
    let (first, last) = (days.lowerBound, days.upperBound)
    switch period {
    case .day: return (Int64(workingDays.count(in: days)) * seconds, last)
    case .week:
      let weeks = days.dayCount / 7
      guard first.weekday == firstWeekday, weeks > 0, let end = first.adding(days: weeks * 7 - 1) else { return nil }
      return (Int64(weeks) * seconds, end)
    case .month:
      let end = last == last.month.lastDay ? last.month : last.month.previous
      guard first == first.month.firstDay, let end, end >= first.month else { return nil }
      return (Int64(first.month.count(through: end)) * seconds, end.lastDay)
    }
  }
}

/// How much of some days is off, in hundredths of each. A day that is off lowers the targets of its day; it adds no time.
public struct DaysOff: Hashable, Sendable {
  /// The hundredths of the days, 1 to 100, in order of the days.
  private let days: [CalendarDay]
  private let percents: [CalendarDay: Int]

  /// Creates days off of the hundredths of each, 1 to 100.
  public init(_ percents: [CalendarDay: Int]) {
    self.percents = percents
    days = percents.keys.sorted()
  }

  /// No day.
  public static let none = DaysOff([:])

  /// The hundredths of a day that are off; 0 for a day that isn't.
  public subscript(day: CalendarDay) -> Int { percents[day, default: 0] }

  /// The days off among some days, in order. The cost grows with the logarithm of all days off.
  func days(in range: ClosedRange<CalendarDay>) -> ArraySlice<CalendarDay> {
    let first = days.partitioningIndex { $0 >= range.lowerBound }
    let end = days.partitioningIndex { $0 > range.upperBound }
    return days[first..<max(first, end)]
  }
}
