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

extension CalendarDay {
  /// The day so many days later, or earlier when negative. Nil outside the years 1 to 9999.
  public func adding(days: Int) -> CalendarDay? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(dayNumber: number)
  }

  /// The same day of the month so many months later, or the month's last day where that month is shorter: one month
  /// after 31 January is 28 or 29 February. Nil outside the years 1 to 9999.
  public func adding(months: Int) -> CalendarDay? {
    guard let target = month.adding(months) else { return nil }
    let day = min(dayOfMonth, target.length)
    return CalendarDay(uncheckedYear: target.year, month: target.monthOfYear, day: day)
  }

  /// The number of days from this day to the other: 1 for tomorrow, negative for a day that is past.
  public func days(until other: CalendarDay) -> Int {
    other.dayNumber - dayNumber
  }
}

extension ClosedRange<CalendarDay> {
  /// The number of days, both ends counted. Nothing is walked.
  public var dayCount: Int { lowerBound.days(until: upperBound) + 1 }
}

extension CalendarDay {
  /// Days since 1 January 1970, negative before.
  var dayNumber: Int {
    CivilCalendar.dayNumber(year: year, month: monthOfYear, day: dayOfMonth)
  }

  /// Nil for a number outside the years 1 to 9999.
  init?(dayNumber: Int) {
    guard CivilCalendar.dayNumbers.contains(dayNumber) else { return nil }
    let (year, month, day) = CivilCalendar.date(dayNumber: dayNumber)
    self.init(uncheckedYear: year, month: month, day: day)
  }
}

extension CalendarDay: LosslessStringConvertible {
  /// `YYYY-MM-DD`.
  public var description: String { "\(month)-\(dayOfMonth.padded(to: 2))" }

  /// The day written as `YYYY-MM-DD`, or nil for any other text and for a day that doesn't exist.
  public init?(_ description: String) {
    guard let (year, month, day) = CalendarDay.components(of: description) else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CalendarDay: Codable {
  /// Reads the text `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a day (YYYY-MM-DD)")
    }
    self = day
  }

  /// Writes the text `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension CalendarDay {
  /// The three numbers of a text shaped `YYYY-MM-DD`, whether or not such a day exists.
  static func components(of text: String) -> (year: Int, month: Int, day: Int)? {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    guard let year = Int(digits: parts[0]), let month = Int(digits: parts[1]), let day = Int(digits: parts[2]) else {
      return nil
    }
    return (year, month, day)
  }
}
