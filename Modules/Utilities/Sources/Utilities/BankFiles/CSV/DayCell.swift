/// The numbers of a day as a field of a CSV file writes it, whose order is decided later: `31/12/2026`, `10 Feb 18`,
/// `2026-12-31T08:15:00Z`, `20261231`. A time after the day doesn't matter.
struct DayCell {
  struct Number {
    var value = 0
    var digits = 0
  }

  /// How a day reads in one order.
  enum Reading: Equatable {
    case day(CalendarDay)
    /// A day whose year in two digits belongs to no century that is possible: the one of the 2000s.
    case century(CalendarDay)
    case none
  }

  private var numbers: (Number, Number, Number) = (Number(), Number(), Number())
  /// The position of a month in letters; nil where the month is a number too.
  private var namePosition: Int?

  /// Nil where the text is no day in any order.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var scanner = DayScanner(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    if let (number, length) = scanner.takeSolid() {
      guard scanner.takeTime() else { return nil }
      numbers.0 = Number(value: number, digits: length)
      return
    }
    for part in 0..<3 {
      if part > 0, !scanner.takeSeparator() { return nil }
      if let number = scanner.takeNumber() {
        set(part, number)
      } else {
        guard namePosition == nil, let month = scanner.takeMonth() else { return nil }
        namePosition = part
        set(part, Number(value: month, digits: 0))
      }
    }
    guard scanner.takeTime() else { return nil }
  }

  /// The day in that order.
  ///
  /// - Parameter years: Those in which a year in two digits lies.
  func reading(_ order: BankFileDayOrder, years: ClosedRange<Int>) -> Reading {
    let (first, second, third) = numbers
    if second.digits == 0, namePosition == nil { return solid(order, years: years) }
    switch (namePosition, order) {
    case (0, .monthDayYear): return day(third, first, second, years)
    case (1, .dayMonthYear) where first.digits <= 2: return day(third, second, first, years)
    case (1, .yearMonthDay) where first.digits == 4: return day(first, second, third, years)
    case (nil, .dayMonthYear): return day(third, second, first, years)
    case (nil, .monthDayYear): return day(third, first, second, years)
    case (nil, .yearMonthDay): return day(first, second, third, years)
    default: return .none
    }
  }
}

extension DayCell {
  /// Whether both have the same numbers, and so are the same day in every order.
  func isSameDay(as other: DayCell) -> Bool {
    numbers.0.value == other.numbers.0.value && numbers.1.value == other.numbers.1.value
      && numbers.2.value == other.numbers.2.value && namePosition == other.namePosition
  }

  private mutating func set(_ part: Int, _ number: Number) {
    switch part {
    case 0: numbers.0 = number
    case 1: numbers.1 = number
    default: numbers.2 = number
    }
  }

  /// A day in digits alone: eight, or six with a year in two.
  private func solid(_ order: BankFileDayOrder, years: ClosedRange<Int>) -> Reading {
    let (value, digits) = (numbers.0.value, numbers.0.digits)
    let width = digits - 4
    func part(_ value: Int, _ digits: Int) -> Number { Number(value: value, digits: digits) }
    let scale = width == 4 ? 10_000 : 100
    switch order {
    case .yearMonthDay:
      return day(part(value / 10_000, width), part(value / 100 % 100, 2), part(value % 100, 2), years)
    case .dayMonthYear:
      return day(
        part(value % scale, width), part(value / scale % 100, 2), part(value / scale / 100, 2), years)
    case .monthDayYear:
      return day(
        part(value % scale, width), part(value / scale / 100, 2), part(value / scale % 100, 2), years)
    }
  }

  /// The years of four digits that a statement can hold; others are days in another order.
  private static let possibleYears = 1900...2199

  private func day(_ year: Number, _ month: Number, _ day: Number, _ years: ClosedRange<Int>) -> Reading {
    guard month.digits <= 2, day.digits <= 2 else { return .none }
    if year.digits == 4 {
      guard Self.possibleYears.contains(year.value) else { return .none }
      return CalendarDay(year: year.value, month: month.value, day: day.value).map(Reading.day) ?? .none
    }
    guard year.digits == 2 else { return .none }
    // The first year from the range's beginning on that ends in these digits.
    let full = years.lowerBound + (year.value - years.lowerBound % 100 + 100) % 100
    guard years.contains(full) else {
      return CalendarDay(year: 2000 + year.value, month: month.value, day: day.value).map(Reading.century) ?? .none
    }
    return CalendarDay(year: full, month: month.value, day: day.value).map(Reading.day) ?? .none
  }
}

private struct DayScanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  /// Takes six or eight digits in a row, and leaves the six of a time after eight.
  mutating func takeSolid() -> (Int, length: Int)? {
    var index = position
    while index < end, bytes[index].isDigit { index += 1 }
    let count = index - position
    guard count == 8 || count == 6 || count == 14 else { return nil }
    let length = min(count, 8)
    let value = bytes[position..<position + length].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    position = index
    return (value, length)
  }

  /// Takes one, two or four digits.
  mutating func takeNumber() -> DayCell.Number? {
    var number = DayCell.Number()
    while position < end, bytes[position].isDigit, number.digits < 5 {
      number.value = number.value * 10 + Int(bytes[position] & 0x0F)
      number.digits += 1
      position += 1
    }
    guard [1, 2, 4].contains(number.digits) else { return nil }
    return number
  }

  /// Takes the name of a month, and the point of one that is cut short.
  mutating func takeMonth() -> Int? {
    let start = position
    while position < end, bytes[position].isASCIILetter || bytes[position] >= 0x80,
      bytes.blankLength(at: position, before: end) == 0
    {
      position += 1
    }
    guard 3...16 ~= position - start else { return nil }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    return MonthNames.month(name)
  }

  /// Takes what stands between two parts: a mark, blanks, or both, and the `de` of Spanish.
  mutating func takeSeparator() -> Bool {
    let start = position
    if position < end, [slash, point, hyphen, comma].contains(bytes[position]) { position += 1 }
    takeBlanks()
    if position + 2 < end, bytes[position] == UInt8(ascii: "d"), bytes[position + 1] == UInt8(ascii: "e"),
      bytes[position + 2] == UInt8(ascii: " ")
    {
      position += 2
      takeBlanks()
    }
    return position > start
  }

  /// Takes the rest: nothing, or a time after `T`, a comma or a blank; false for anything else.
  mutating func takeTime() -> Bool {
    if position == end { return true }
    let start = position
    if bytes[position] == comma || bytes[position] == UInt8(ascii: "T") { position += 1 }
    takeBlanks()
    if position == end { return true }
    guard position > start, bytes[position].isDigit else { return false }
    var hasColon = false
    for byte in bytes[position..<end] {
      if byte == UInt8(ascii: ":") { hasColon = true }
      guard byte.isDigit || byte.isASCIILetter || timeMarks.contains(byte) || byte >= 0x80 else { return false }
    }
    position = end
    return hasColon
  }

  private mutating func takeBlanks() {
    while position < end {
      let length = bytes.blankLength(at: position, before: end)
      if length == 0 { break }
      position += length
    }
  }
}

private let slash = UInt8(ascii: "/")
private let point = UInt8(ascii: ".")
private let hyphen = UInt8(ascii: "-")
private let comma = UInt8(ascii: ",")
private let timeMarks = Array(":.+- ".utf8)

/// The names of months in English, French, German, Dutch, Spanish and Italian, whole and cut short.
private enum MonthNames {
  static func month(_ name: String) -> Int? { months[name.lowercased()] ?? months[name.folded] }

  private static let months: [String: Int] = {
    let names = [
      "january jan janvier janv januar jän januari enero ene gennaio gen jänner",
      "february feb février févr fév februar februari febrero febbraio",
      "march mar mars märz mär maart mrt marzo mrz",
      "april apr avril avr abril abr aprile",
      "may mai mei mayo maggio mag",
      "june jun juin juni junio giugno giu",
      "july jul juillet juil juli julio luglio lug",
      "august aug août aou augustus agosto ago",
      "september sep sept septembre septiembre settembre set",
      "october oct octobre oktober okt octubre ottobre ott",
      "november nov novembre noviembre",
      "december dec décembre déc dezember dez diciembre dic dicembre",
    ]
    var months: [String: Int] = [:]
    for (index, line) in names.enumerated() {
      for name in line.split(separator: " ") {
        months[String(name)] = index + 1
        months[String(name).folded] = index + 1
      }
    }
    return months
  }()
}
