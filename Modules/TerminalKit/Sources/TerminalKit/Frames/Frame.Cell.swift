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
