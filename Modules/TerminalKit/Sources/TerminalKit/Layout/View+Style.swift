extension View {
  /// Colours the letters that have no colour of their own; nil leaves them.
  public func foregroundStyle(_ color: Color?) -> ModifiedView<Self> {
    styled { $0.foreground = $0.foreground ?? color }
  }

  /// Colours what is behind the view, where that has no colour of its own.
  public func background(_ color: Color) -> ModifiedView<Self> {
    wrapped { Styled(content: $0, fills: true) { $0.background = $0.background ?? color } }
  }

  /// Makes the letters heavier.
  public func bold(_ isActive: Bool = true) -> ModifiedView<Self> { attributes(isActive ? .bold : []) }

  /// Slants the letters.
  public func italic(_ isActive: Bool = true) -> ModifiedView<Self> { attributes(isActive ? .italic : []) }

  /// Puts a line below the letters.
  public func underline(_ isActive: Bool = true) -> ModifiedView<Self> { attributes(isActive ? .underline : []) }

  /// Makes the letters fainter.
  public func dim(_ isActive: Bool = true) -> ModifiedView<Self> { attributes(isActive ? .dim : []) }

  /// Exchanges foreground and background.
  public func reversed(_ isActive: Bool = true) -> ModifiedView<Self> {
    wrapped { Styled(content: $0, fills: true) { if isActive { $0.attributes.insert(.reverse) } } }
  }

  private func attributes(_ attributes: Style.Attributes) -> ModifiedView<Self> {
    styled { $0.attributes.formUnion(attributes) }
  }

  private func styled(_ change: @escaping (inout Style) -> Void) -> ModifiedView<Self> {
    wrapped { Styled(content: $0, fills: false, change: change) }
  }
}

/// A view in another style.
private struct Styled: PrimitiveView {
  let content: LayoutSubview
  /// Whether the style is seen in blanks too.
  let fills: Bool
  let change: (inout Style) -> Void

  func block(in environment: EnvironmentValues) -> TextBlock {
    let block = content.block(in: environment)
    let width = fills ? block.width : 0
    return block.mapLines { (fills ? $0.padded(to: width) : $0).mapStyles(change) }
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    content.lengths(along: axis, in: environment)
  }
}
