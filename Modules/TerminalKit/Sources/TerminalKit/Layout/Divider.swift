/// A line from side to side; 40 columns where the width has no limit, nothing where nothing is drawn.
public struct Divider: View {
  private static let unlimitedWidth = 40

  /// A line from side to side.
  public init() {}

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    if environment.isAccessible { return [] }
    let width = environment.width ?? Self.unlimitedWidth
    let line = TerminalText(String(repeating: "─", count: max(1, width)), style: Style(attributes: .dim))
    return [environment.adapting(line)]
  }
}
