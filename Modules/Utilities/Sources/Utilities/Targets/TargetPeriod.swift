/// What a target of time is set for. The raw value is stored, and typed on a command line.
public enum TargetPeriod: String, CaseIterable, Sendable {
  /// A calendar day.
  case day
  /// Seven days.
  case week
  /// A calendar month.
  case month
}

extension TargetPeriod {
  /// The days of the period that has a day, cut off where the calendar ends.
  ///
  /// - Parameter firstWeekday: The day on which a week begins.
  public func days(of day: CalendarDay, firstWeekday: Weekday) -> ClosedRange<CalendarDay> {
    switch self {
    case .day: return day...day
    case .week:
      let left = 6 - day.weekday.days(since: firstWeekday)
      return (day.startOfWeek(from: firstWeekday) ?? .earliest)...(day.adding(days: left) ?? .latest)
    case .month: return day.month.firstDay...day.month.lastDay
    }
  }

  /// The fewest working days that such a period can have: four of each weekday for a month. A day that isn't one has no
  /// target, and doesn't count.
  public func fewestWorkingDays(_ weekdays: WorkingDays) -> Int {
    switch self {
    case .day: 1
    case .week: weekdays.count
    case .month: 4 * weekdays.count
    }
  }
}

/// What of a balance is carried over into the period after it.
public enum CarryOver: Hashable, Sendable {
  /// Nothing.
  case none
  /// All of it.
  case all
  /// No more than this many seconds, of what is too much and of what is too little alike.
  case capped(Int64)

  /// The part of a balance that is carried over, in seconds.
  public func carried(_ balance: Int64) -> Int64 {
    switch self {
    case .none: 0
    case .all: balance
    case .capped(let limit): min(max(balance, -limit), limit)
    }
  }
}
