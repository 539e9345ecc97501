/// A line across its stack: from side to side, and in an ``HStack`` from top to bottom; 40 columns where the width has no
/// limit, nothing where nothing is drawn.
public struct Divider: PrimitiveView {
  private static let unlimitedWidth = 40

  /// A line across its stack.
  public init() {}

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible { return TextBlock() }
    switch environment.stackAxis {
    case .vertical:
      let width = environment.width ?? Self.unlimitedWidth
      return TextBlock([line(String(repeating: "─", count: max(1, width)), environment)])
    case .horizontal:
      let side = line("│", environment)
      return TextBlock(Array(repeating: side, count: max(1, environment.height ?? 1)))
    }
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if environment.isAccessible { return LayoutLengths(0, 0) }
    return axis == environment.stackAxis ? LayoutLengths(1, 1) : LayoutLengths(1, nil)
  }

  private func line(_ text: String, _ environment: EnvironmentValues) -> TerminalText {
    environment.adapting(TerminalText(text, style: Style(attributes: .dim)))
  }
}
