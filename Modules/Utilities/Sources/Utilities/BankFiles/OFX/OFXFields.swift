/// A value within an element of OFX.
struct OFXField: Sendable {
  let name: String
  /// The text, in one line without white space around it.
  let text: String
  let place: TextPlace
}

/// The values of the elements that are read as a whole: an entry, an account, a balance.
struct OFXFields: Sendable {
  private var fields: [OFXField] = []
  /// The lines of the open elements.
  private var lines: [Int] = []
  private var size = 0

  var count: Int { fields.count }
  /// The number of open elements that are read as a whole.
  var depth: Int { lines.count }
  /// Whether an element that is read as a whole is open.
  var isOpen: Bool { !lines.isEmpty }
  /// The line of the element that was opened last; 1 for none.
  var line: Int { lines.last ?? 1 }

  mutating func begin(line: Int) {
    lines.append(line)
  }

  /// Ends the element that was opened last, whose fields begin at the mark.
  mutating func end(at mark: Int) {
    cut(to: mark)
    if !lines.isEmpty { lines.removeLast() }
    if lines.isEmpty { size = 0 }
  }

  mutating func add(_ field: OFXField) throws(BankFileError) {
    size += field.text.utf8.count + 1
    guard size <= BankFileText.limit else { throw .tooLarge(.text(BankFileText.limit), line: line) }
    fields.append(field)
  }

  /// Forgets the fields from the mark on.
  mutating func cut(to mark: Int) {
    fields.removeLast(max(0, fields.count - mark))
  }

  /// The text of the first field of that name; nil where there is none, or it is empty.
  func text(_ name: String, from mark: Int) -> String? { field(name, from: mark)?.text }

  private func field(_ name: String, from mark: Int) -> OFXField? {
    fields.dropFirst(mark).first { $0.name == name && !$0.text.isEmpty }
  }
}

extension OFXFields {
  /// The entry of the fields from the mark on, or why it is left out.
  func entry(from mark: Int, currency: String?) throws(BankFileError) -> BankFileItem {
    guard let posted = field("DTPOSTED", from: mark) else { throw .missing(.day, line: line) }
    guard let written = field("TRNAMT", from: mark) else { throw .missing(.amount, line: line) }
    let day = try Self.day(of: posted)
    let amount = try Self.amount(of: written, .amount)
    guard amount.units != 0 else { return .skipped(.zeroAmount, line: line) }
    let own = text("CURSYM", from: mark)
    return .entry(
      BankFileEntry(
        line: line, day: day, amount: amount, currency: own == currency ? nil : own,
        text: text(from: mark), id: text("FITID", from: mark)))
  }

  /// The balance of the fields from the mark on, or why it is left out; nil where nothing is written.
  func balance(from mark: Int) throws(BankFileError) -> BankFileItem? {
    guard let written = field("BALAMT", from: mark) else { return nil }
    let amount = try Self.amount(of: written, .balance)
    guard let asOf = field("DTASOF", from: mark) else { throw .missing(.day, line: line) }
    if asOf.text.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) { return .skipped(.balanceWithoutDay, line: line) }
    let day = try Self.day(of: asOf)
    return .balance(BankFileBalance(.closing, day: day, amount: amount, line: line))
  }

  /// Name and memo, without a name that the memo begins with.
  private func text(from mark: Int) -> String {
    let name = text("NAME", from: mark) ?? text("EXTDNAME", from: mark) ?? ""
    let memo = text("MEMO", from: mark) ?? ""
    if name.isEmpty || memo.hasPrefix(name) { return memo }
    return memo.isEmpty ? name : "\(name) \(memo)"
  }

  /// The day as written: a time and its zone don't change it.
  private static func day(of field: OFXField) throws(BankFileError) -> CalendarDay {
    let digits = field.text.utf8.prefix(8)
    if digits.count == 8, let number = Int(digits: digits), let day = CalendarDay(rawValue: number) { return day }
    throw invalid(.day, field)
  }

  private static func amount(of field: OFXField, _ value: BankFileValue) throws(BankFileError) -> FileAmount {
    let marks = [UInt8(ascii: "."), UInt8(ascii: ",")]
    guard let amount = FileAmount(field.text.utf8, decimalMarks: marks) else { throw invalid(value, field) }
    return amount
  }

  private static func invalid(_ value: BankFileValue, _ field: OFXField) -> BankFileError {
    .invalid(value, text: field.text, line: field.place.line, column: field.place.column)
  }
}
