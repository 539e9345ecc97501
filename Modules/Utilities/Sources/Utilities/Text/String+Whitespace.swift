extension String {
  /// The text without the white space and line breaks around it.
  public var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: \.isVisible),
      let last = unicodeScalars.lastIndex(where: \.isVisible)
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// Whether there is nothing but white space, or nothing at all.
  public var isBlank: Bool { !unicodeScalars.contains(where: \.isVisible) }
}

extension Unicode.Scalar {
  /// Whether the scalar is anything but white space.
  var isVisible: Bool { !properties.isWhitespace }
}
