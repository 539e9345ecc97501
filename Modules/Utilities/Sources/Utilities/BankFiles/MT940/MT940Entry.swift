/// The field `:61:`: an entry.
struct MT940Entry: Sendable {
  let line: Int
  let day: CalendarDay
  /// Negative for money that goes out.
  let amount: FileAmount
  /// `C` or `D`, with an `R` in front for a reversal and an `E` for an entry that is expected.
  let mark: String
  /// The bank's reference; nil for none.
  let reference: String?
  /// The details; empty for none.
  let details: String

  /// Whether the entry isn't booked yet.
  var isExpected: Bool { mark.hasPrefix("E") }

  init(_ field: MT940Field) throws(BankFileError) {
    var parser = MT940Parser(field)
    line = field.line
    day = try Self.day(&parser, field)
    mark = try Self.mark(&parser, field)
    // A bank breaks the line before the amount.
    _ = parser.take(while: \.isBlank)
    let amount = try parser.amount(.amount)
    self.amount = mark == "C" || mark == "EC" || mark == "RD" ? amount : amount.reversed
    let rest = field.bytes[parser.position...]
    // The type of the entry begins with N, F or S; a bank has M too.
    guard rest.isEmpty || rest.first.map({ $0.isBlank || "NFSM".utf8.contains($0) }) == true else {
      throw field.invalid(.entry, at: parser.position)
    }
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    reference = try Self.reference(rest[..<end], line: line)
    details = try String(bankText: rest[end...], line: line)
  }

  /// The entry date, else the value date.
  private static func day(_ parser: inout MT940Parser, _ field: MT940Field) throws(BankFileError) -> CalendarDay {
    guard let date = MT940Date(&parser) else { throw field.invalid(.day, at: 0) }
    let start = parser.position
    if let month = parser.twoDigits() {
      guard let day = parser.twoDigits(), let entry = date.nearest(month: month, dayOfMonth: day) else {
        throw field.invalid(.day, at: start)
      }
      return entry
    }
    // A bank writes blanks where it has no entry date.
    _ = parser.take { $0 == UInt8(ascii: " ") }
    guard let day = date.day else { throw field.invalid(.day, at: 0) }
    return day
  }

  /// The mark of the direction, and the letter of the currency that may follow it.
  private static func mark(_ parser: inout MT940Parser, _ field: MT940Field) throws(BankFileError) -> String {
    let letters = String(decoding: parser.following(2), as: UTF8.self)
    let marks = ["RC", "RD", "EC", "ED", "C", "D"]
    guard let mark = marks.first(where: letters.hasPrefix) else {
      throw field.invalid(.direction, at: parser.position)
    }
    parser.skip(mark.utf8.count)
    if let letter = parser.next, 0x41...0x5A ~= letter { parser.skip() }
    return mark
  }

  /// What follows the first `//`.
  private static func reference(_ line: ArraySlice<UInt8>, line number: Int) throws(BankFileError) -> String? {
    let slash = UInt8(ascii: "/")
    let start = line.indices.dropLast().first { line[$0] == slash && line[$0 + 1] == slash }
    guard let start else { return nil }
    return try String(bankText: line[(start + 2)...], line: number).bankReference
  }
}
