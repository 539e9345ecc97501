/// How a command line ended, and what is left to print because of it.
///
/// An error too: ``ParsableCommand/parse(_:environment:)`` throws it for a line that asks for something else than the command.
public struct CommandExit: Error, Hashable, Sendable {
  /// What the program ends with.
  public var code: ExitCode
  /// For standard output: help, the version, a clean exit's message. Empty, or without a line break at its end.
  public var output: String
  /// For standard error: the whole error. Empty, or without a line break at its end.
  public var errorOutput: String
  /// Whether the output is for another program: a script, candidates, JSON, a page's source. It is printed as it stands.
  public var isForPrograms: Bool
  /// What went wrong, without heading and usage; empty when nothing did.
  public var message: String

  init(code: ExitCode, output: String = "", errorOutput: String = "", message: String = "", isForPrograms: Bool = false)
  {
    self.code = code
    self.output = output
    self.errorOutput = errorOutput
    self.message = message
    self.isForPrograms = isForPrograms
  }
}
