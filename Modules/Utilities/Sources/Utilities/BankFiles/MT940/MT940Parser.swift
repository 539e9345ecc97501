/// Takes what the line of a field has, from left to right.
struct MT940Parser {
  private(set) var position = 0
  private let field: MT940Field
  private let bytes: [UInt8]

  init(_ field: MT940Field) {
    self.field = field
    bytes = field.bytes
  }

  /// The next byte; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ count: Int = 1) {
    position = min(position + count, bytes.count)
  }

  /// The bytes up to one that doesn't belong to them.
  mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, isTaken(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// The bytes that follow, at most so many.
  func following(_ count: Int) -> ArraySlice<UInt8> { bytes[position...].prefix(count) }

  /// The number of the next two digits; nil where they are none.
  mutating func twoDigits() -> Int? {
    guard following(2).count == 2, let number = Int(digits: following(2)) else { return nil }
    position += 2
    return number
  }

  /// An amount, in digits with a comma or a point.
  mutating func amount(_ value: BankFileValue) throws(BankFileError) -> FileAmount {
    let start = position
    let text = take { $0.isDigit || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }
    let marks = [UInt8(ascii: ","), UInt8(ascii: ".")]
    guard let amount = FileAmount(text, decimalMarks: marks) else { throw field.invalid(value, at: start) }
    return amount
  }
}

/// A date of MT940, `YYMMDD`, which may be no day: banks that count 30 days in each month write 30 February.
struct MT940Date {
  let year: Int
  let month: Int
  let dayOfMonth: Int

  /// Years from 80 on are of the 1900s, as SWIFT has it. Nil for another text.
  init?(_ parser: inout MT940Parser) {
    guard let year = parser.twoDigits(), let month = parser.twoDigits(), let day = parser.twoDigits() else {
      return nil
    }
    self.year = year + (year < 80 ? 2000 : 1900)
    self.month = month
    dayOfMonth = day
  }

  /// The day, nil where there is no such day.
  var day: CalendarDay? { CalendarDay(year: year, month: month, day: dayOfMonth) }

  /// The day of that month nearest to the date; nil where there is none in the year before, the year or the next.
  func nearest(month: Int, dayOfMonth: Int) -> CalendarDay? {
    let days = (year - 1...year + 1).compactMap { CalendarDay(year: $0, month: month, day: dayOfMonth) }
    guard let reference = CalendarMonth(year: year, month: self.month)?.day(atMost: self.dayOfMonth) else { return nil }
    return days.min { abs(reference.days(until: $0)) < abs(reference.days(until: $1)) }
  }
}

extension CalendarMonth {
  /// The day of the month, its last day for a greater number and its first for 0.
  fileprivate func day(atMost dayOfMonth: Int) -> CalendarDay? {
    CalendarDay(year: year, month: monthOfYear, day: max(1, min(dayOfMonth, length)))
  }
}
