/// A sign and a text after it.
public struct Label: View {
  private let title: TerminalText
  private let icon: TerminalText

  /// A text after a sign.
  public init(_ title: TerminalText, icon: TerminalText) {
    self.title = title
    self.icon = icon
  }

  public var body: some View {
    HStack {
      Text(icon)
      Text(title)
    }
  }
}

/// A name at the left, and what it is the name of at the right.
public struct LabeledContent<Content: View>: View {
  private let label: TerminalText
  private let content: Content

  /// A view under a name.
  public init(_ label: TerminalText, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    HStack {
      Text(label)
      Spacer()
      content
    }
  }
}

extension LabeledContent where Content == Text {
  /// A text under a name.
  public init(_ label: TerminalText, value: TerminalText) {
    self.init(label) { Text(value) }
  }
}
