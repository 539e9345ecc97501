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
  /// Whether the terminal's cursor is to stand in the text.
  public var hasCursor: Bool { runs.contains { $0.style.attributes.contains(.cursor) } }
}
