/// A day of the calendar without a time zone, such as the date on a bank statement.
///
/// The calendar is the proleptic Gregorian one: today's leap-year rule, from year 1 to year 9999. A day is one 32-bit
/// number, so comparing, hashing and storing it costs what an integer costs.
public struct CalendarDay: RawRepresentable, Hashable, Sendable {
  private let packed: Int32

  /// The day as the number `yyyymmdd`, which sorts as days sort.
  public var rawValue: Int { Int(packed) }

  /// The day that the number `yyyymmdd` stands for, or nil when there is no such day.
  public init?(rawValue: Int) {
    guard rawValue > 0 else { return nil }
    self.init(year: rawValue / 10_000, month: rawValue / 100 % 100, day: rawValue % 100)
  }

  /// The given day, or nil when it doesn't exist: 29 February of a common year, month 13, year 0 or 10000.
  public init?(year: Int, month: Int, day: Int) {
    guard let length = CalendarMonth(year: year, month: month)?.length, 1...length ~= day else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  init(uncheckedYear year: Int, month: Int, day: Int) {
    packed = Int32(year * 10_000 + month * 100 + day)
  }

  /// 1 January of year 1, the first day there is.
  public static let earliest = CalendarDay(uncheckedYear: 1, month: 1, day: 1)

  /// 31 December 9999, the last day there is.
  public static let latest = CalendarDay(uncheckedYear: 9999, month: 12, day: 31)

  /// 1 to 9999.
  public var year: Int { rawValue / 10_000 }

  /// 1 for January to 12 for December.
  public var monthOfYear: Int { rawValue / 100 % 100 }

  /// 1 to 31.
  public var dayOfMonth: Int { rawValue % 100 }

  /// The month of the day.
  public var month: CalendarMonth { CalendarMonth(uncheckedYear: year, month: monthOfYear) }
}

extension CalendarDay: Comparable {
  public static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool { lhs.packed < rhs.packed }
}
