// MARK: - Strings

extension JSONReader {
  /// The rest of a string whose first quote has been read.
  mutating func string() throws(PersistenceError) -> String {
    let plain = takePlain()
    if try peek() == UInt8(ascii: "\"") {
      advance()
      return try text(plain)
    }
    var content = Array(plain)
    while true {
      content += takePlain()
      guard let byte = try peek() else { throw try failure("the end of a text") }
      if byte == UInt8(ascii: "\"") {
        advance()
        break
      } else if byte == UInt8(ascii: "\\") {
        advance()
        content += Array(String(try escape()).utf8)
      } else if byte < 0x20 {
        throw try failure("an escape for a control character")
      }
    }
    return try text(content[...])
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(PersistenceError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure(reason: "the text isn't valid UTF-8")
    }
    return text
  }

  /// The rest of an escape whose backslash has been read.
  private mutating func escape() throws(PersistenceError) -> Unicode.Scalar {
    guard let byte = try peek() else { throw try failure("an escape") }
    if byte == UInt8(ascii: "u") {
      advance()
      return try scalar()
    }
    guard let scalar = Self.escapes[byte] else { throw try failure("one of \" \\ / b f n r t u after a backslash") }
    advance()
    return scalar
  }

  /// One escaped scalar, which takes two escapes beyond the first 65,536.
  private mutating func scalar() throws(PersistenceError) -> Unicode.Scalar {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00 else { throw failure(reason: "the text has half of a surrogate pair") }
    for byte in "\\u".utf8 where try !skip(byte) { throw failure(reason: "the text has half of a surrogate pair") }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low) else { throw failure(reason: "the text has half of a surrogate pair") }
    let value = 0x10000 + (UInt32(high - 0xD800) << 10 | UInt32(low - 0xDC00))
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(PersistenceError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try peek(), let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw try failure("four hexadecimal digits")
      }
      advance()
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]
}

// MARK: - Numbers

extension JSONReader {
  /// A number, whose first character has been seen.
  mutating func number() throws(PersistenceError) -> JSONToken {
    if let value = takeSmallInteger() { return .integer(value) }
    var text: [UInt8] = []
    if try skip(UInt8(ascii: "-")) { text.append(UInt8(ascii: "-")) }
    if try skip(UInt8(ascii: "0")) { text.append(UInt8(ascii: "0")) } else { try takeDigits(into: &text) }
    var isWhole = true
    if try skip(UInt8(ascii: ".")) {
      isWhole = false
      text.append(UInt8(ascii: "."))
      try takeDigits(into: &text)
    }
    if let byte = try peek(), byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isWhole = false
      advance()
      text.append(UInt8(ascii: "e"))
      if let sign = try peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        advance()
        text.append(sign)
      }
      try takeDigits(into: &text)
    }
    return try number(String(decoding: text, as: UTF8.self), isWhole: isWhole)
  }

  private func number(_ text: String, isWhole: Bool) throws(PersistenceError) -> JSONToken {
    if isWhole, let value = Int64(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else { throw failure(reason: "the number is too large") }
    return .real(value)
  }

  private mutating func takeDigits(into text: inout [UInt8]) throws(PersistenceError) {
    let count = text.count
    while let byte = try peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      text.append(byte)
      advance()
    }
    if text.count == count { throw try failure("a digit") }
  }
}
