/// The end of a command line, with the text that is left to print.
///
/// An error too: ``ParsableCommand/parse(_:environment:)`` throws it for a line that asks for something else than the
/// command.
public struct CommandExit: Error, Hashable, Sendable {
  /// The exit code of the program.
  public var code: ExitCode
  /// For standard output: help, the version, a clean exit's message. Empty, or without a line break at its end.
  public var output: String
  /// For standard error: the whole error. Empty, or without a line break at its end.
  public var errorOutput: String
  /// Whether the output is for another program: a script, candidates, JSON, a page's source. It is printed as it
  /// stands.
  public var isForPrograms: Bool
  /// The message of a failure, without heading and usage; empty for a success.
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
