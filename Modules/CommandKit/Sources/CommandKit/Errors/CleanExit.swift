/// A good end that is not the end of ``ParsableCommand/run()``. Prints on standard output and ends with ``ExitCode/success``.
public enum CleanExit: Error, Hashable, Sendable {
  /// Prints the help of the command that throws it.
  case helpRequest
  /// Prints a text.
  case message(String)
}
