/// Why a full-screen program can't run. The terminal is as it was.
public enum TerminalSessionError: Error, Hashable, Sendable {
  /// Input or output goes elsewhere: into a pipe or a file.
  case notATerminal

  /// This process has another session.
  case isActive

  /// The system refused, with its error number.
  case failed(errno: Int32)
}
