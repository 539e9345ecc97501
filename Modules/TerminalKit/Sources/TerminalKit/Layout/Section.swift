/// A heading with what belongs to it; without content there is no heading either.
public struct Section: View {
  private let header: TerminalText
  private let content: [any View]

  /// A heading, in bold, over its views.
  public init(_ header: TerminalText, @ViewBuilder content: () -> [any View]) {
    self.header = header
    self.content = content()
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let body = content.flatMap { $0.lines(in: environment) }
    return body.isEmpty ? [] : Text(header.bold()).lines(in: environment) + body
  }
}
