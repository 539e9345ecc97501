/// A text of camt and its place.
struct CamtText: Sendable {
  let text: String
  let place: TextPlace

  init(_ text: String, at place: TextPlace) {
    self.text = text
    self.place = place
  }

  /// The day of a date or of a time, as written: a zone doesn't change it.
  func day() throws(BankFileError) -> CalendarDay {
    let rest = text.utf8.dropFirst(10).first
    let isDate = rest == nil || rest.map { "TZ+- ".utf8.contains($0) } == true
    guard isDate, let day = CalendarDay(String(text.prefix(10))) else { throw invalid(.day) }
    return day
  }

  /// The amount, which has no sign here.
  ///
  /// - Parameter direction: `CRDT` or `DBIT`, which decides the sign.
  func amount(_ value: BankFileValue, _ direction: CamtText?) throws(BankFileError) -> FileAmount {
    guard let first = text.utf8.first, first.isDigit || first == UInt8(ascii: "."),
      let amount = FileAmount(text.utf8, decimalMarks: [UInt8(ascii: ".")])
    else { throw invalid(value) }
    guard let direction else { throw .missing(.direction, line: place.line) }
    switch direction.text {
    case "CRDT": return amount
    case "DBIT": return amount.reversed
    default: throw direction.invalid(.direction)
    }
  }

  func invalid(_ value: BankFileValue) -> BankFileError {
    .invalid(value, text: text, line: place.line, column: place.column)
  }
}
