/// A month of a year, such as April 2026, from year 1 to year 9999.
public struct CalendarMonth: RawRepresentable, Hashable, Sendable {
  private let packed: Int32

  /// The month as the number `yyyymm`, which sorts as months sort.
  public var rawValue: Int { Int(packed) }

  /// The month that the number `yyyymm` stands for, or nil when there is no such month.
  public init?(rawValue: Int) {
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

  /// The number of months from this one to the last, both included: 1 for the same month, 0 for a last that is the month
  /// before, negative for an earlier one. The calendar by which amounts are spread over months.
  public func count(through last: CalendarMonth) -> Int { months(until: last) + 1 }

  /// Every month from this one to the last, both included, in order; empty when the last is before this one.
  public func through(_ last: CalendarMonth) -> [CalendarMonth] {
    guard self <= last else { return [] }
    return (monthNumber...last.monthNumber).compactMap(CalendarMonth.init(monthNumber:))
  }
}

extension CalendarMonth {
  private var monthNumber: Int { year * 12 + monthOfYear - 1 }

  private init?(monthNumber: Int) {
    self.init(year: monthNumber / 12, month: monthNumber % 12 + 1)
  }
}

extension CalendarMonth: LosslessStringConvertible {
  /// `YYYY-MM`.
  public var description: String { "\(year.padded(to: 4))-\(monthOfYear.padded(to: 2))" }

  /// The month written as `YYYY-MM`, or nil for any other text and for a month that doesn't exist.
  public init?(_ description: String) {
    let parts = description.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2], let year = Int(digits: parts[0]), let month = Int(digits: parts[1]) else {
      return nil
    }
    self.init(year: year, month: month)
  }
}

extension CalendarMonth: Codable {
  /// Reads the text `YYYY-MM`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let month = CalendarMonth(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a month (YYYY-MM)")
    }
    self = month
  }

  /// Writes the text `YYYY-MM`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
