/// Days that repeat: every so many days, weeks, months or years.
///
/// Each occurrence is counted from the anchor, never from the occurrence before it, so a month that is too short
/// changes none that follow: the 31st is the last day of a shorter month and the 31st again later, and 29 February is
/// the 28th of a common year. The anchor gives the rhythm in both directions of time; only days from `start` to `end`
/// are occurrences.
public struct Recurrence: Hashable, Sendable {
  /// What is counted between two occurrences.
  public enum Unit: String, CaseIterable, Codable, Sendable {
    case day, week, month, year
  }

  /// How many units lie between two occurrences: 1 to 9999.
  public let interval: Int
  /// What the interval counts.
  public let unit: Unit
  /// A day of the rhythm, whose day of the month is kept wherever a month is long enough. It may lie outside `start` and
  /// `end`.
  public let anchor: CalendarDay
  /// No occurrence is before this day.
  public private(set) var start: CalendarDay
  /// No occurrence is after this day; nil when the days repeat without an end.
  public private(set) var end: CalendarDay?

  /// The days that repeat in the anchor's rhythm.
  ///
  /// - Parameters:
  ///   - interval: how many units lie between two occurrences.
  ///   - start: the first day that may be an occurrence; the anchor when it is nil.
  ///   - end: the last day that may be an occurrence; nil for none.
  /// - Throws: `interval` unless it is in `intervals`, `endBeforeStart`.
  public init(
    every interval: Int, _ unit: Unit, on anchor: CalendarDay, from start: CalendarDay? = nil,
    through end: CalendarDay? = nil
  ) throws(RecurrenceError) {
    guard Self.intervals.contains(interval) else { throw .interval(interval) }
    let first = start ?? anchor
    if let end, end < first { throw .endBeforeStart(start: first, end: end) }
    self.interval = interval
    self.unit = unit
    self.anchor = anchor
    self.start = first
    self.end = end
  }

  /// The intervals that are accepted.
  public static let intervals = 1...9_999
}

/// Why days can't repeat as they were told to.
public enum RecurrenceError: Error, Equatable, Sendable {
  /// The interval isn't in `Recurrence.intervals`, such as every 0 days.
  case interval(Int)
  /// The end lies before the first day that may be an occurrence.
  case endBeforeStart(start: CalendarDay, end: CalendarDay)
  /// No month has such a day: the 0th, the 32nd.
  case dayOfMonth(Int)
}

extension Recurrence {
  /// The same day of every so many months, beginning with the first such day at `start` or later; the last day where a
  /// month is shorter.
  ///
  /// - Parameter day: 1 to 31.
  /// - Throws: `dayOfMonth`, `interval`, `endBeforeStart`.
  public static func monthly(
    every interval: Int = 1, onThe day: Int, from start: CalendarDay, through end: CalendarDay? = nil
  ) throws(RecurrenceError) -> Recurrence {
    guard 1...31 ~= day else { throw .dayOfMonth(day) }
    guard intervals.contains(interval) else { throw .interval(interval) }
    let isPast = min(day, start.month.length) < start.dayOfMonth
    let first = (isPast ? start.month.next : start.month) ?? start.month
    return try Recurrence(
      every: interval, .month, on: first.anchor(of: day, every: interval), from: start, through: end)
  }

  /// Every so many weeks on a day of the week, beginning with the first such day at `start` or later.
  ///
  /// - Throws: `interval`, `endBeforeStart`.
  public static func weekly(
    every interval: Int = 1, on weekday: Weekday, from start: CalendarDay, through end: CalendarDay? = nil
  ) throws(RecurrenceError) -> Recurrence {
    let days = weekday.days(since: start.weekday)
    // Past the end of the calendar, the same day of the week before it has the rhythm too, and nothing follows it.
    let first = start.adding(days: days) ?? start.adding(days: days - 7) ?? start
    return try Recurrence(every: interval, .week, on: first, from: start, through: end)
  }
}

extension Recurrence {
  /// Whether the day is an occurrence.
  public func contains(_ day: CalendarDay) -> Bool { first(onOrAfter: day) == day }

  /// The first occurrence on the day or after it; nil when there is none. Its cost doesn't depend on how far the day is
  /// from the anchor.
  public func first(onOrAfter day: CalendarDay) -> CalendarDay? {
    let earliest = max(day, start)
    return occurrence(at: index(onOrAfter: earliest)).flatMap { isEnded(by: $0) ? nil : $0 }
  }

  /// The first occurrence after the day; nil when there is none.
  public func next(after day: CalendarDay) -> CalendarDay? {
    day.adding(days: 1).flatMap(first(onOrAfter:))
  }

  /// The last occurrence on the day or before it; nil when there is none.
  public func last(onOrBefore day: CalendarDay) -> CalendarDay? {
    let latest = min(day, end ?? .latest)
    let found = occurrence(at: index(after: latest) - 1)
    return found.flatMap { $0 < start ? nil : $0 }
  }

  /// The last occurrence before the day; nil when there is none.
  public func previous(before day: CalendarDay) -> CalendarDay? {
    day.adding(days: -1).flatMap(last(onOrBefore:))
  }

  /// The number of occurrences in the days. Nothing is walked.
  public func count(in days: ClosedRange<CalendarDay>) -> Int {
    let indices = indices(in: days)
    return indices.count
  }

  /// The occurrences in the days, in order, each computed when it is asked for.
  public func occurrences(in days: ClosedRange<CalendarDay>) -> Occurrences {
    Occurrences(recurrence: self, indices: indices(in: days))
  }

  /// Occurrences of a recurrence in order. The first is found without walking to it.
  public struct Occurrences: Sequence, Hashable, Sendable {
    fileprivate let recurrence: Recurrence
    fileprivate let indices: Range<Int>

    /// How many there are. Nothing is walked.
    public var count: Int { indices.count }

    /// Goes over them, computing each when it is asked for.
    public func makeIterator() -> AnyIterator<CalendarDay> {
      var index = indices.lowerBound
      return AnyIterator {
        guard index < indices.upperBound else { return nil }
        defer { index += 1 }
        return recurrence.occurrence(at: index)
      }
    }
  }
}

extension Recurrence {
  /// The occurrences between two days, as days that repeat in the same rhythm; nil where none is.
  ///
  /// - Parameter last: nil for all from the first on.
  public func part(from first: CalendarDay, through last: CalendarDay?) -> Recurrence? {
    guard let begin = self.first(onOrAfter: first) else { return nil }
    var part = self
    part.start = begin
    part.end = [last, end].compactMap(\.self).min()
    if let end = part.end, end < begin { return nil }
    return part
  }

  /// The days of the rhythm are numbered from the anchor, which has 0; negative before it.
  private func occurrence(at index: Int) -> CalendarDay? {
    switch unit {
    case .day: anchor.adding(days: index * interval)
    case .week: anchor.adding(days: index * interval * 7)
    case .month: anchor.adding(months: index * interval)
    case .year: anchor.adding(months: index * interval * 12)
    }
  }

  private func index(onOrAfter day: CalendarDay) -> Int {
    let index = roughIndex(of: day)
    guard let found = occurrence(at: index) else { return index + 1 }
    return found < day ? index + 1 : index
  }

  private func index(after day: CalendarDay) -> Int {
    let index = index(onOrAfter: day)
    return occurrence(at: index) == day ? index + 1 : index
  }

  /// The index of the last day of the rhythm that is on the day, before it, or later in its month.
  private func roughIndex(of day: CalendarDay) -> Int {
    switch unit {
    case .day: anchor.days(until: day).dividedDown(by: interval)
    case .week: anchor.days(until: day).dividedDown(by: interval * 7)
    case .month: anchor.month.months(until: day.month).dividedDown(by: interval)
    case .year: anchor.month.months(until: day.month).dividedDown(by: interval * 12)
    }
  }

  private func indices(in days: ClosedRange<CalendarDay>) -> Range<Int> {
    let lower = index(onOrAfter: max(days.lowerBound, start))
    let upper = index(after: min(days.upperBound, end ?? .latest))
    return lower..<max(lower, upper)
  }

  private func isEnded(by day: CalendarDay) -> Bool { end.map { $0 < day } ?? false }
}

extension CalendarMonth {
  /// A day in the rhythm of this month whose day of the month says which one is meant. No rhythm changes after 12 of its
  /// months but for leap years, which 4 years more show.
  fileprivate func anchor(of day: Int, every interval: Int) -> CalendarDay {
    let months = (0..<60).compactMap { adding($0 * interval) }
    let longest = months.first { $0.length >= day } ?? months.max { $0.length < $1.length } ?? self
    return CalendarDay(uncheckedYear: longest.year, month: longest.monthOfYear, day: min(day, longest.length))
  }
}

extension Int {
  /// The quotient rounded towards negative infinity, of a positive divisor.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
