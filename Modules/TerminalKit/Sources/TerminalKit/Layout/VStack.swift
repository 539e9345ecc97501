/// Views below each other.
public struct VStack: View {
  private let spacing: Int
  private let content: [any View]

  /// Views below each other.
  ///
  /// - Parameters:
  ///   - spacing: empty lines between two views; a view without lines takes none.
  ///   - content: the views.
  public init(spacing: Int = 0, @ViewBuilder content: () -> [any View]) {
    self.spacing = spacing
    self.content = content()
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let gap = Array(repeating: TerminalText(), count: max(0, spacing))
    let blocks = content.map { $0.lines(in: environment) }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: gap))
  }
}
