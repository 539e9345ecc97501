extension String {
  /// The text without the white space and line breaks around it.
  public var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: \.isVisible),
      let last = unicodeScalars.lastIndex(where: \.isVisible)
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The text with one blank for every run of white space in it, line breaks included, and none around it.
  public var tidied: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(separator: " ")
  }

  /// The text on one line: each line break in it is a space. For untrusted text inside a message, which has line breaks
  /// of its own.
  public var singleLine: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }

  /// Whether there is nothing but white space, or nothing at all.
  public var isBlank: Bool { !unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
  /// Whether the scalar is anything but white space.
  var isVisible: Bool { !properties.isWhitespace }
}
