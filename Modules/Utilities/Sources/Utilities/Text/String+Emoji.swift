extension String {
  /// Whether the text is one emoji and nothing else, in whatever parts Unicode composes it of: a flag, a family, a
  /// keycap.
  public var isEmoji: Bool {
    guard count == 1, let first = unicodeScalars.first, unicodeScalars.allSatisfy(\.isPartOfEmoji) else { return false }
    // The digits, # and * are emoji only on a keycap.
    return first.properties.isEmoji && (!first.isASCII || unicodeScalars.contains(.keycap))
  }
}

extension Unicode.Scalar {
  fileprivate static let keycap: Unicode.Scalar = "\u{20E3}"

  fileprivate var isPartOfEmoji: Bool {
    switch value {
    // Joins two emoji; asks for a text's or a picture's form; spells the flag of a region.
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: properties.isEmoji || self == .keycap
    }
  }
}
