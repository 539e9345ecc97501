/// A row of a CSV file, whose memory serves the next row too: the bytes of all fields, and where each is.
struct CSVRecord: Sendable {
  struct Field: Sendable {
    var start: Int
    var end: Int
    /// The physical line, from 1.
    var line: Int
    /// The position in it, in Unicode scalars from 1.
    var column: Int

    var range: Range<Int> { start..<end }
  }

  var bytes: [UInt8] = []
  var fields: [Field] = []
  /// The physical line in which the row begins, from 1.
  var line = 1
  /// Whether the file ends without a line end after the row.
  var isCutShort = false
  /// Whether the last field stands in quotes.
  var isLastQuoted = false

  var count: Int { fields.count }

  /// Makes room for the next row.
  mutating func clear(line: Int) {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    self.line = line
    isCutShort = false
    isLastQuoted = false
  }

  /// The text of a field without white space around it; empty where the row has no such field.
  func text(_ index: Int) -> String {
    guard index < fields.count else { return "" }
    let range = bytes.trimmed(fields[index].range)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The texts of all fields.
  var texts: [String] { fields.indices.map(text) }

  /// Whether a field holds nothing, or isn't there.
  func isBlank(_ index: Int) -> Bool {
    index >= fields.count || bytes.trimmed(fields[index].range).isEmpty
  }

  /// Whether all fields from this one on hold nothing.
  func isBlank(from index: Int = 0) -> Bool {
    for index in fields.indices.dropFirst(index) where !isBlank(index) { return false }
    return true
  }
}

extension [UInt8] {
  /// The part of the range without blanks and invisible characters around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      let length = blankLength(at: start, before: end)
      if length == 0 { break }
      start += length
    }
    while end > start {
      let length = blankLength(endingAt: end, after: start)
      if length == 0 { break }
      end -= length
    }
    return start..<end
  }

  /// The number of bytes of the blank or invisible character at the position; 0 for any other.
  func blankLength(at position: Int, before end: Int) -> Int {
    let byte = self[position]
    if byte < 0x80 { return byte == 0x20 || 0x09...0x0D ~= byte ? 1 : 0 }
    if byte == 0xC2 { return position + 1 < end && self[position + 1] == 0xA0 ? 2 : 0 }
    guard byte == 0xE2 || byte == 0xE3 || byte == 0xEF, position + 2 < end else { return 0 }
    return isWideBlank(byte, self[position + 1], self[position + 2]) ? 3 : 0
  }

  private func blankLength(endingAt end: Int, after start: Int) -> Int {
    let byte = self[end - 1]
    if byte < 0x80 { return byte == 0x20 || 0x09...0x0D ~= byte ? 1 : 0 }
    if byte == 0xA0, end - 2 >= start, self[end - 2] == 0xC2 { return 2 }
    guard end - 3 >= start else { return 0 }
    return isWideBlank(self[end - 3], self[end - 2], byte) ? 3 : 0
  }

  /// U+2000 to U+200F, U+2028 to U+202F, U+205F to U+2064, U+2066 to U+2069, U+3000, U+FEFF.
  private func isWideBlank(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xE2, 0x80): 0x80...0x8F ~= third || 0xA8...0xAF ~= third
    case (0xE2, 0x81): 0x9F...0xA4 ~= third || 0xA6...0xA9 ~= third
    case (0xE3, 0x80): third == 0x80
    case (0xEF, 0xBB): third == 0xBF
    default: false
    }
  }
}
