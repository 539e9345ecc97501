import TerminalKit

/// Text for standard error: plain, since colour is for standard output. It may quote what was typed or stored, so it is
/// made harmless like any text.
struct MessageText {
  private let text: String
  private let environment: EnvironmentValues

  /// - Parameter width: The columns of the terminal, at which lines wrap at their blanks; nil for none.
  init(_ text: String, characterSet: CharacterRepertoire, width: Int?) {
    self.text = text
    environment = EnvironmentValues(width: width, characterSet: characterSet)
  }

  /// The lines as they are written, each with a line break at its end.
  var rendered: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(String($0)) }
    return Renderer(environment).render(lines.flatMap { Text($0).lines(in: environment) })
  }
}
