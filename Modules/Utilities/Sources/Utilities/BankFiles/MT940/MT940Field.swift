/// The tag of a field of MT940, such as `:61:` or `:60F:`.
struct MT940Tag: Sendable {
  /// Two digits and a letter or none, or two letters: `61`, `60F`, `NS`.
  let name: String
  /// The number of its bytes, colons included.
  let length: Int

  /// Whether the field is the balance before the first entry of a statement or of a part of it.
  var isOpeningBalance: Bool { name == "60F" || name == "60M" }

  /// Whether the field is the balance after the last entry of a statement or of a part of it.
  var isClosingBalance: Bool { name == "62F" || name == "62M" }

  /// The tag with which the line begins; nil for none.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first == colon, let end = line.dropFirst().prefix(4).firstIndex(of: colon) else { return nil }
    let name = line[(line.startIndex + 1)..<end]
    let isNumber = (2...3).contains(name.count) && name.prefix(2).allSatisfy(\.isDigit)
    let isLetter = name.dropFirst(2).allSatisfy { 0x41...0x5A ~= $0 }
    guard isNumber && isLetter || name.elementsEqual("NS".utf8) else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    length = name.count + 2
  }
}

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

private let colon = UInt8(ascii: ":")
private let lineFeed = UInt8(ascii: "\n")
