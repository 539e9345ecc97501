/// The days of the week on which a target is worked for: at least one.
public struct WorkingDays: Hashable, Sendable {
  /// A bit for each weekday, the lowest for Sunday: 1 to 127.
  public let mask: Int

  /// - Returns: `nil` for a mask without a day, and one with more than seven.
  public init?(mask: Int) {
    guard 1...127 ~= mask else { return nil }
    self.mask = mask
  }

  /// - Returns: `nil` for no day.
  public init?(_ weekdays: some Sequence<Weekday>) {
    self.init(mask: weekdays.reduce(0) { $0 | 1 << $1.rawValue })
  }

  /// Every day of the week.
  public static let all = WorkingDays(uncheckedMask: 127)

  private init(uncheckedMask mask: Int) { self.mask = mask }

  /// The number of days in a week.
  public var count: Int { mask.nonzeroBitCount }

  /// Whether the weekday is one of them.
  public func contains(_ weekday: Weekday) -> Bool { mask & 1 << weekday.rawValue != 0 }

  /// The weekdays, in order from the first day of a week.
  public func weekdays(from first: Weekday) -> [Weekday] {
    Weekday.allCases.filter(contains).sorted { $0.days(since: first) < $1.days(since: first) }
  }

  /// The number of working days among some days.
  public func count(in days: ClosedRange<CalendarDay>) -> Int {
    let (weeks, rest) = days.dayCount.quotientAndRemainder(dividingBy: 7)
    let first = days.lowerBound.weekday.rawValue
    return weeks * count + (first..<first + rest).count { mask & 1 << ($0 % 7) != 0 }
  }
}
