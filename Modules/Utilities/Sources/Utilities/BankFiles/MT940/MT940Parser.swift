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
