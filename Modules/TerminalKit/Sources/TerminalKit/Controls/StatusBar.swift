/// Keys and what they do, in one line: as many as fit, in their order.
public struct StatusBar: PrimitiveView {
  private let items: [(key: TerminalText, label: TerminalText)]

  /// Keys with their labels, the most important first.
  public init(_ items: [(key: TerminalText, label: TerminalText)]) {
    self.items = items
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    var line = TerminalText()
    var used = 0
    for item in items {
      let text = environment.adapting(item.key.bold() + " " + item.label)
      let gap = line.isEmpty ? 0 : 2
      used += gap + text.width
      if used > environment.width ?? .max { break }
      line += .spaces(gap) + text
    }
    return TextBlock([line])
  }
}
