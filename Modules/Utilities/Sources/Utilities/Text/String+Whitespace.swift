extension String {
  /// The text without the white space and line breaks around it.
  public var trimmed: String {
    // Most of what is read has no white space around it.
    if let first = utf8.first, let last = utf8.last, first.isVisible, last.isVisible { return self }
    guard let first = unicodeScalars.firstIndex(where: \.isVisible),
      let last = unicodeScalars.lastIndex(where: \.isVisible)
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The text with one blank for every run of white space in it, line breaks included, and none around it.
  public var tidied: String {
    if isTidy { return self }
    return unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(separator: " ")
  }

  /// The text on one line: each line break in it is a space. For untrusted text inside a message, which has line breaks
  /// of its own.
  public var singleLine: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }

  /// Whether there is nothing but white space, or nothing at all.
  public var isBlank: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return !unicodeScalars.contains(where: \.isVisible) }
      if byte.isVisible { return false }
    }
    return true
  }

  /// Whether the text is ASCII, and has no white space but single blanks between words.
  private var isTidy: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      if byte >= 0x80 { return false }
      if byte.isBlank, byte != UInt8(ascii: " ") || previous == byte { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is anything but white space.
  var isVisible: Bool {
    // The properties are looked up in tables.
    if isASCII { return !UInt8(truncatingIfNeeded: value).isBlank }
    return !properties.isWhitespace
  }
}

extension UInt8 {
  /// Whether the byte is a character of ASCII, and no white space.
  fileprivate var isVisible: Bool { self < 0x80 && !isBlank }
}
