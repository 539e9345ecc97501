/// Turns lines into what a terminal is sent.
public struct Renderer: Sendable {
  private let environment: EnvironmentValues

  /// A renderer for one place of output.
  public init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The lines, each with a line feed at its end; the empty string for no lines.
  public func render(_ lines: [TerminalText]) -> String {
    lines.reduce(into: "") { output, line in
      output += render(line)
      output += "\n"
    }
  }

  /// A view's lines, each with a line feed at its end.
  public func render(_ view: some View) -> String { render(view.lines(in: environment)) }

  /// One line without its line feed. Styles end where their run ends, so whatever is printed next starts plain.
  public func render(_ line: TerminalText) -> String {
    environment.adapting(line).runs.reduce(into: "") { output, run in
      let codes = SelectGraphicRendition(run.style, depth: environment.colorDepth).codes
      output += codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
    }
  }
}
