import Foundation

/// Reads a JSON text (RFC 8259) token by token, in bounded memory: a part of the text, and the longest string in it.
///
/// It is strict: one value and nothing after it, no byte order mark, only valid UTF-8 and paired surrogates, at most
/// `deepest` levels. Numbers are exact where 64 bits hold them. That a name is unique in its object is the caller's
/// matter. Columns are counted in Unicode scalars.
struct JSONReader {
  static let deepest = 64

  /// The start of the last token.
  var position = JSONPosition()
  /// The position of the next byte.
  private(set) var place = JSONPosition()
  private var bytes: [UInt8] = []
  private var next = 0
  private var isAtEnd = false
  private let source: () throws -> Data?
  /// The containers around the next token: true for an object.
  var containers: [Bool] = []
  var expected = Expectation.value

  /// The expected next token.
  enum Expectation {
    case value, firstElement, firstName, name, separator, end
  }

  /// - Parameter source: gives the next part of the text; nil or nothing at its end.
  init(_ source: @escaping () throws -> Data?) {
    self.source = source
  }

  /// The next token.
  ///
  /// - Throws: `invalidDocument` for what isn't JSON, and what the source throws.
  mutating func token() throws(PersistenceError) -> JSONToken {
    try skipSpace()
    position = place
    switch expected {
    case .value: return try value()
    case .firstElement: return try skip(UInt8(ascii: "]")) ? end(.endArray) : try value()
    case .firstName: return try skip(UInt8(ascii: "}")) ? end(.endObject) : try name()
    case .name: return try name()
    case .separator: return try separator()
    case .end:
      guard try peek() == nil else { throw try failure("the end of the document") }
      return .end
    }
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The next byte; nil at the end.
  mutating func peek() throws(PersistenceError) -> UInt8? {
    if next < bytes.count { return bytes[next] }
    while !isAtEnd {
      let part: Data?
      do { part = try source() } catch { throw PersistenceError(wrapping: error) }
      bytes = part.map { [UInt8]($0) } ?? []
      next = 0
      isAtEnd = bytes.isEmpty
      if let first = bytes.first { return first }
    }
    return nil
  }

  /// Moves past the byte that `peek` has returned.
  mutating func advance() {
    let byte = bytes[next]
    next += 1
    if byte == UInt8(ascii: "\n") {
      place = JSONPosition(line: place.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      place.column += 1
    }
  }

  mutating func skip(_ byte: UInt8) throws(PersistenceError) -> Bool {
    guard try peek() == byte else { return false }
    advance()
    return true
  }

  /// Moves past the bytes that a string holds as they are, as many as are here, and returns them.
  mutating func takePlain() -> ArraySlice<UInt8> {
    let start = next
    var scalars = 0
    while next < bytes.count {
      let byte = bytes[next]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      next += 1
    }
    place.column += scalars
    return bytes[start..<next]
  }

  /// Moves past the digits that are here, and returns their value; nil when there are so many that it may not fit, or
  /// when there may be more. Then it stays where it is.
  mutating func takeSmallInteger() -> Int64? {
    var end = next
    var value: Int64 = 0
    while end < bytes.count, end - next < 18, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
      value = value * 10 + Int64(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    let isPlain = end < bytes.count && (bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "}"))
    // A zero in front is only right alone.
    guard isPlain, end > next, end == next + 1 || bytes[next] != UInt8(ascii: "0") else { return nil }
    place.column += end - next
    next = end
    return value
  }

  mutating func skipSpace() throws(PersistenceError) {
    while let byte = try peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
  }

  /// An error where the reader is: something else was expected there.
  mutating func failure(_ expected: String) throws(PersistenceError) -> PersistenceError {
    position = place
    guard let byte = try peek() else {
      return failure(reason: "expected \(expected), but the document ends here")
    }
    let isPrintable = (0x21..<0x7F).contains(byte)
    let found = isPrintable ? "\"\(Character(UnicodeScalar(byte)))\"" : "byte \(byte)"
    return failure(reason: "expected \(expected), found \(found)")
  }

  /// An error at the last token.
  func failure(reason: String) -> PersistenceError {
    .invalidDocument(line: position.line, column: position.column, reason: reason)
  }
}
