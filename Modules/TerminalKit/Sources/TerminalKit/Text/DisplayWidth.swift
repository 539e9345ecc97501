/// The width of text in columns of a terminal.
///
/// The unit is the grapheme cluster: what a reader takes for one character takes 0, 1 or 2 columns, whatever it is made
/// of. That is how current terminals draw; one that draws the parts of a joined emoji side by side takes more.
public enum DisplayWidth {
  /// The columns of a string; linear in its length.
  public static func columns(of text: String) -> Int {
    simpleColumns(of: text) ?? text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one grapheme cluster.
  ///
  /// East Asian wide and fullwidth characters, emoji, flags and keycaps take 2; combining marks and controls by
  /// themselves 0; characters of ambiguous width, like everything else, 1.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return 0x20...0x7E ~= ascii ? 1 : 0 }
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return columns(of: first)
    }
    if scalars.contains(emojiVariation), scalars.first?.properties.isEmoji == true { return 2 }
    return min(2, scalars.reduce(0) { $0 + columns(of: $1) })
  }
}

extension DisplayWidth {
  /// The end of the clusters from the start that fit into some columns, which are taken off.
  static func end(in text: String, fitting room: inout Int) -> String.Index {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      let count = min(room, text.utf8.count)
      room -= count
      return text.utf8.index(text.startIndex, offsetBy: count)
    }
    for index in text.indices {
      let columns = columns(of: text[index])
      if columns > room { return index }
      room -= columns
    }
    return text.endIndex
  }

  /// The columns of a text whose scalars are clusters each; nil for any other.
  private static func simpleColumns(of text: String) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      guard let width = simpleColumns(of: scalar) else { return nil }
      columns += width
    }
    return columns
  }

  /// What most text is made of needs no look at its properties, and no scalar of it joins another of it: ASCII, letters
  /// of Latin, dashes and quotation marks, the euro, lines, blocks and braille; Han and Hangul. Nil for any other scalar.
  private static func simpleColumns(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E, 0xC0...0x2FF, 0x2013...0x2026, 0x20AC, 0x2500...0x259F, 0x2800...0x28FF: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// U+FE0F asks for the picture where a character also has a plain form, as in ❤️ and 1️⃣.
  private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if let columns = simpleColumns(of: scalar) { return columns }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: 0
    case .control, .format, .lineSeparator, .paragraphSeparator: 0
    default: isConjoining(scalar) ? 0 : scalar.properties.isEmojiPresentation || isWide(scalar) ? 2 : 1
    }
  }

  /// Vowels and final consonants of Hangul written in parts; they join the consonant before them.
  private static func isConjoining(_ scalar: Unicode.Scalar) -> Bool {
    0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0 ~= scalar.value }
  }

  /// East Asian Width W and F without what the emoji property already says. Gaps of unassigned code points are closed.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
