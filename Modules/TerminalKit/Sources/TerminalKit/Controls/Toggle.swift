/// A value that is on or off, changed by Enter, the space bar or a click.
public struct Toggle: View {
  private let title: TerminalText
  @Binding private var isOn: Bool

  /// A value under a title.
  public init(_ title: TerminalText, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  public var body: some View {
    HStack {
      Text(isOn ? "[x]" : "[ ]").focusHighlighted()
      Text(title)
    }
    .pressable { isOn.toggle() }
  }
}
