/// A month of a year, such as April 2026, from year 1 to year 9999.
public struct CalendarMonth: RawRepresentable, Hashable, Sendable {
  private let packed: Int32

  /// The month as the number `yyyymm`, which sorts as months sort.
  public var rawValue: Int { Int(packed) }

  /// The month that the number `yyyymm` stands for, or nil when there is no such month.
  public init?(rawValue: Int) {
    guard rawValue > 0 else { return nil }
    self.init(year: rawValue / 100, month: rawValue % 100)
  }

  /// The given month, or nil when it doesn't exist.
  public init?(year: Int, month: Int) {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    self.init(uncheckedYear: year, month: month)
  }

  init(uncheckedYear year: Int, month: Int) {
    packed = Int32(year * 100 + month)
  }

  /// 1 to 9999.
  public var year: Int { rawValue / 100 }

  /// 1 for January to 12 for December.
  public var monthOfYear: Int { rawValue % 100 }

  /// The number of days in the month.
  public var length: Int {
    switch monthOfYear {
    case 2: CivilCalendar.isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The first of the month.
  public var firstDay: CalendarDay { CalendarDay(uncheckedYear: year, month: monthOfYear, day: 1) }

  /// The last day of the month.
  public var lastDay: CalendarDay { CalendarDay(uncheckedYear: year, month: monthOfYear, day: length) }

  /// Whether the day is in this month.
  public func contains(_ day: CalendarDay) -> Bool { day.month == self }
}

extension CalendarMonth: Comparable {
  public static func < (lhs: CalendarMonth, rhs: CalendarMonth) -> Bool { lhs.packed < rhs.packed }
}
