/// A field of MT940 and its lines.
struct MT940Field: Sendable {
  let tag: MT940Tag
  /// What follows the tag, with a line feed between two lines.
  private(set) var bytes: [UInt8]
  let line: Int
  /// The column of the first byte.
  let column: Int

  init(tag: MT940Tag, bytes: [UInt8], line: Int, column: Int) {
    self.tag = tag
    self.bytes = bytes
    self.line = line
    self.column = column
  }

  /// Adds a line.
  mutating func add(_ line: ArraySlice<UInt8>) throws(BankFileError) {
    guard bytes.count + line.count < BankFileText.limit else {
      throw .tooLarge(.text(BankFileText.limit), line: self.line)
    }
    bytes.append(lineFeed)
    bytes += line
  }

  /// The lines.
  var lines: [ArraySlice<UInt8>] { bytes.split(separator: lineFeed, omittingEmptySubsequences: false) }

  /// The first line, without white space around it.
  func text() throws(BankFileError) -> String {
    try String(bankText: bytes.prefix { $0 != lineFeed }, line: line)
  }

  /// What is wrong at the position of a byte in the first line.
  func invalid(_ value: BankFileValue, at position: Int) -> BankFileError {
    let first = bytes.prefix { $0 != lineFeed }
    let column = self.column + bytes[..<min(position, first.count)].count { $0 & 0xC0 != 0x80 }
    return .invalid(value, text: String(decoding: first, as: UTF8.self), line: line, column: column)
  }
}

private let lineFeed = UInt8(ascii: "\n")
