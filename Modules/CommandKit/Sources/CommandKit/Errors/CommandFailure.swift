/// An error that knows how a program ends because of it.
public protocol CommandFailure: Error {
  /// What the program ends with.
  var exitCode: ExitCode { get }

  /// What it prints on standard error, without the word "Error"; empty prints nothing.
  var message: String { get }
}
