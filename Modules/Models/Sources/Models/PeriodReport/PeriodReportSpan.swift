public import ModuloUtilities

/// A part of a report on a period. The raw value is typed on a command line.
public enum PeriodReportSection: String, CaseIterable, Sendable {
  /// What was put into each goal and taken out of it.
  case goal
  /// The balances of each kind of accounts.
  case kind
  /// The time of each group of blocks.
  case group
  /// The time of each block.
  case block
}

/// The days that a report is about, and those that it compares them with.
public struct PeriodReportSpan: Hashable, Sendable {
  /// The period, which may be running still, or not have begun.
  public let period: CalendarPeriod
  /// Later days don't count, whatever is dated on them.
  public let today: CalendarDay
  /// Whether the period before is reported too.
  public let isCompared: Bool

  /// The days of a period up to today.
  public init(_ period: CalendarPeriod, on today: CalendarDay, isCompared: Bool = false) {
    self.period = period
    self.today = today
    self.isCompared = isCompared
  }

  /// The days that are reported; `nil` for a period that begins after today.
  public var days: ClosedRange<CalendarDay>? { period.days(through: today) }

  /// Whether the period runs beyond today, so that it is cut there.
  public var isPartial: Bool { days.map { $0.upperBound < period.lastDay } ?? false }

  /// The days that they are compared with: the whole period before, or the same part of it where this one is cut. `nil`
  /// without a comparison, and for a period that hasn't begun.
  public var daysBefore: ClosedRange<CalendarDay>? {
    isCompared && days != nil ? period.daysBefore(through: today) : nil
  }

  /// The days that are reported, and then those that they are compared with; each only where there are any.
  public var spans: [ClosedRange<CalendarDay>] { [days, daysBefore].compactMap(\.self) }
}

extension ClosedRange<CalendarDay> {
  /// The day at whose end the days begin; `nil` for the first day there is.
  public var openingDay: CalendarDay? { lowerBound.adding(days: -1) }
}
