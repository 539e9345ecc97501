/// Views of which as many lines are shown as there are, from an offset on. Without a limit all of them are.
public struct ScrollView: View {
  private let state: ScrollState
  private let content: [any View]

  /// Views, from the state's offset on.
  public init(_ state: ScrollState = ScrollState(), @ViewBuilder content: () -> [any View]) {
    self.state = state
    self.content = content()
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let lines = contentLines(in: environment)
    guard let height = environment.height else { return lines }
    var state = state
    state.fit(contentHeight: lines.count, height: height)
    return Array(lines.dropFirst(state.offset).prefix(height))
  }

  /// All of the lines, to ``ScrollState/fit(contentHeight:height:)`` a state to.
  public func contentLines(in environment: EnvironmentValues) -> [TerminalText] {
    var endless = environment
    endless.height = nil
    return content.flatMap { $0.lines(in: endless) }
  }
}
