extension TerminalText {
  /// Coloured, where a run has no colour of its own.
  public func foregroundStyle(_ color: Color?) -> TerminalText { mapStyles { $0.foreground = $0.foreground ?? color } }

  /// With a background colour, where a run has none of its own.
  public func background(_ color: Color?) -> TerminalText { mapStyles { $0.background = $0.background ?? color } }

  /// With attributes besides those it has.
  public func attributes(_ attributes: Style.Attributes) -> TerminalText {
    mapStyles { $0.attributes.formUnion(attributes) }
  }

  /// Heavier.
  public func bold() -> TerminalText { attributes(.bold) }

  /// Fainter.
  public func dim() -> TerminalText { attributes(.dim) }

  /// Slanted.
  public func italic() -> TerminalText { attributes(.italic) }

  /// With a line below.
  public func underline() -> TerminalText { attributes(.underline) }

  /// Foreground and background exchanged.
  public func reversed() -> TerminalText { attributes(.reverse) }
}

extension TerminalText {
  /// Foreground and background exchanged as one bar: colours of single runs, and what makes letters fainter, are left
  /// out, since each would be a background of its own.
  func selected() -> TerminalText {
    mapStyles { style in
      (style.foreground, style.background) = (nil, nil)
      style.attributes.remove(.dim)
      style.attributes.insert(.reverse)
    }
  }

  /// Whether the terminal's cursor is to stand in the text.
  public var hasCursor: Bool { runs.contains { $0.style.attributes.contains(.cursor) } }
}
