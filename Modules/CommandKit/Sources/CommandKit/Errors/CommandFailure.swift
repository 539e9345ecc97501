/// An error that knows how a program ends because of it.
public protocol CommandFailure: Error {
  /// The exit code of the program.
  var exitCode: ExitCode { get }

  /// The message on standard error, without the word "Error"; empty prints nothing.
  var message: String { get }
}
