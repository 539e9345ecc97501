/// The script that teaches a shell to complete a program's command lines.
///
/// The script knows nothing of the grammar: it asks the program at each completion, through a hidden verb. So it never goes stale,
/// no help text has to be quoted in it, and names from the program's data are completed like any other word. An answer costs one
/// start of the program.
public struct CompletionScript: Sendable {
  private let shell: CompletionShell
  let program: String

  /// - Parameter program: the word that calls the program.
  public init(for shell: CompletionShell, program: String) {
    self.shell = shell
    self.program = program
  }

  /// The whole script, without a line break at its end.
  public var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A name for the script's function: what isn't a letter or a digit can't be part of one in every shell.
  var function: String {
    "__" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined() + "_completion"
  }

  /// The program's name as a word of any of the shells.
  var word: String {
    let isPlain = program.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) }
    return isPlain ? program : "'\(program.replacing("'", with: "'\\''"))'"
  }
}
