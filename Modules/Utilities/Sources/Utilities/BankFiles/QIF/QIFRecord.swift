/// A record of QIF: lines that each begin with the letter of their meaning.
struct QIFRecord: Sendable {
  /// A line of a record.
  struct Field: Sendable {
    let text: String
    let line: Int
  }

  private(set) var isEmpty = true
  /// `D`.
  private(set) var day: Field?
  /// `T` or `U`, which say the same.
  private(set) var amount: Field?
  /// `P`.
  private(set) var payee: Field?
  /// `M`.
  private(set) var memo: Field?
  /// `L`.
  private(set) var category: Field?
  /// `N`: a number, or the name of an account.
  private(set) var name: Field?

  /// Adds a line. Those of splits and addresses aren't kept.
  mutating func add(_ bytes: [UInt8], line: Int) throws(BankFileError) {
    isEmpty = false
    switch bytes[0] {
    case UInt8(ascii: "D"): try Self.set(&day, bytes, line)
    case UInt8(ascii: "T"), UInt8(ascii: "U"): try Self.set(&amount, bytes, line)
    case UInt8(ascii: "P"): try Self.set(&payee, bytes, line)
    case UInt8(ascii: "M"): try Self.set(&memo, bytes, line)
    case UInt8(ascii: "L"): try Self.set(&category, bytes, line)
    case UInt8(ascii: "N"): try Self.set(&name, bytes, line)
    default: break
    }
  }

  /// Sets the field by its first line that isn't empty.
  private static func set(_ field: inout Field?, _ bytes: [UInt8], _ line: Int) throws(BankFileError) {
    guard field == nil else { return }
    let text = try String(bankText: bytes.dropFirst(), line: line)
    if !text.isEmpty { field = Field(text: text, line: line) }
  }
}
