extension Frame {
  /// One column of one row.
  public struct Cell: Hashable, Sendable {
    /// The grapheme cluster, which holds no control character; a space in the second column of a wide one.
    public let character: Character

    /// The columns of the cluster: 1 or 2, and 0 in the second column of a wide one.
    public let width: Int8

    /// The style. A space has of it what can be seen in a space.
    public let style: Style

    /// A space in the plain style.
    public static let blank = Cell(" ", width: 1, style: .plain)

    init(_ character: Character, width: Int8, style: Style) {
      self.character = character
      self.width = width
      self.style = style
    }

    /// The second column of a wide cluster.
    var second: Cell { Cell(" ", width: 0, style: style) }

    /// Whether a terminal that measures scalar by scalar gives the cluster other columns than we do, as happens to
    /// flags, families and keycaps.
    var isAmbiguous: Bool {
      character.utf8.count > 2 && character.unicodeScalars.count > 1 && scalarColumns != Int(width)
    }

    /// Whether a terminal may make one cluster of this one and what is written right after it, as of half a flag and a
    /// flag.
    var joinsNext: Bool {
      guard character.utf8.count > 1, let last = character.unicodeScalars.last else { return false }
      switch last.value {
      case 0..<0x300, 0x2000..<0x200D, 0x200E..<0x2C00: return false
      // A joiner, the beginning of a syllable of Korean, and marks that stand before a number.
      case 0x200D, 0x1100...0x115F, 0xA960...0xA97C, 0x600...0x605, 0x6DD, 0x70F, 0x8E2: return true
      case 0x1F1E6...0x1F1FF: return character.unicodeScalars.count == 1
      default: return last.properties.canonicalCombiningClass == .virama
      }
    }

    /// The columns of the scalars side by side.
    var scalarColumns: Int { character.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: Character($1)) } }
  }
}

extension Style {
  /// What of the style shows in a space: the background, and with a line or exchanged colours the foreground too.
  var onSpaces: Style {
    let attributes = attributes.intersection([.underline, .reverse])
    return Style(foreground: attributes.isEmpty ? nil : foreground, background: background, attributes: attributes)
  }
}
