/// Something that is done when Enter or the space bar is pressed on it, or when it is clicked.
public struct Button<Label: View>: View {
  private let label: Label
  private let action: () -> Void

  /// A button under a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public var body: some View {
    HStack(spacing: 0) {
      Text("[ ")
      label
      Text(" ]")
    }
    .focusHighlighted()
    .pressable(action)
  }
}

extension Button where Label == Text {
  /// A button under a title.
  public init(_ title: TerminalText, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button under a title from anywhere; it is sanitised.
  @_disfavoredOverload public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(TerminalText(String(title)), action: action)
  }
}
