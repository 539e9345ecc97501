import Foundation

extension String {
  /// The text in Unicode's composed form (NFC), in which texts that look and compare equal have equal bytes. Bring
  /// text from outside into this form before it is stored. Free for ASCII and for Latin letters.
  public var normalized: String {
    // Nothing composes below U+0300, whose bytes are all lower than 0xCC.
    utf8.allSatisfy { $0 < 0xCC } ? self : precomposedStringWithCanonicalMapping
  }

  /// The form in which names are compared: without case and diacritics, composed, the same in every locale. `Café`,
  /// `CAFÉ` and `cafe` fold alike, and so do `Straße` and `STRASSE`.
  public var folded: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
  }
}

extension String {
  /// The position of the first character with an invisible part without use, counted in characters from 1; `nil` when
  /// there is none. Two texts that differ by such a part alone look the same.
  ///
  /// The joiners and selectors within an emoji are of use, and so are those in scripts whose letters they shape.
  public var firstInvisibleCharacter: Int? {
    if utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return firstIndex(where: \.hasInvisiblePart).map { distance(from: startIndex, to: $0) + 1 }
  }
}

extension String {
  /// The text on one line, as a message repeats what was typed: an invisible part of a character that is without use is
  /// written as `U+202E`, so that no text looks like another one, or like none.
  public var legible: String {
    let line = singleLine
    return line.firstInvisibleCharacter == nil ? line : line.map(\.legible).joined()
  }

  /// The text without the invisible parts that are of no use, so that ``firstInvisibleCharacter`` is `nil`. Free for
  /// ASCII.
  public var withoutInvisibleCharacters: String {
    var text = self
    while text.firstInvisibleCharacter != nil {
      text = text.map { $0.hasInvisiblePart ? $0.withoutInvisibleParts : String($0) }.joined()
    }
    return text
  }

  /// The text as it looks: without the invisible parts that are of no use, and with a space for each white space outside
  /// ASCII, such as a no-break space. Free for ASCII.
  public var visible: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let scalars = withoutInvisibleCharacters.unicodeScalars.map { scalar in
      scalar.properties.isWhitespace && !scalar.isASCII ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Character {
  fileprivate var legible: String {
    guard hasInvisiblePart, let base = unicodeScalars.first else { return String(self) }
    return unicodeScalars.map { scalar in
      let isUseful = !scalar.properties.isDefaultIgnorableCodePoint || scalar.shapes(base)
      return isUseful ? String(scalar) : scalar.number
    }.joined()
  }

  fileprivate var withoutInvisibleParts: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  fileprivate var hasInvisiblePart: Bool {
    guard let base = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    let invisible = unicodeScalars.filter(\.properties.isDefaultIgnorableCodePoint)
    if invisible.isEmpty || unicodeScalars.contains("\u{20E3}") { return false }
    // A joiner that nothing follows joins nothing.
    return base.isPictorial && last == "\u{200D}" || !invisible.allSatisfy { $0.shapes(base) }
  }
}

extension Unicode.Scalar {
  /// Whether this invisible scalar, in a character that begins with `base`, decides how it is drawn.
  fileprivate func shapes(_ base: Unicode.Scalar) -> Bool {
    switch value {
    case 0x200C: base.isOfShapedScript
    case 0x200D: base.isOfShapedScript || base.isPictorial
    case 0x180B...0x180F: 0x1800...0x18AF ~= base.value
    case 0xFE00...0xFE0F: base.isPictorial || base.properties.isIdeographic
    // The tags that spell a flag's region.
    case 0xE0020...0xE007F: base.value == 0x1F3F4
    case 0xE0100...0xE01EF: base.properties.isIdeographic
    default: false
    }
  }

  /// As Unicode writes it: `U+00AD`.
  fileprivate var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Digits could begin an emoji too, and mostly don't.
  fileprivate var isPictorial: Bool { value > 0x7F && properties.isEmoji }

  /// From Arabic to Myanmar, Khmer and Mongolian: scripts in which a joiner changes the letters beside it.
  fileprivate var isOfShapedScript: Bool {
    (0x0600...0x109F ~= value || 0x1780...0x18AF ~= value) && !properties.isDefaultIgnorableCodePoint
  }
}

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
