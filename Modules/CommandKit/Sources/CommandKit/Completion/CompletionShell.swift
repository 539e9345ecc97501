/// A shell that completion scripts are made for.
public enum CompletionShell: String, CaseIterable, Hashable, Sendable {
  // In the order in which the error for another shell names them.
  case zsh, bash, fish

  /// The shell at a path such as `/bin/zsh`, as the variable SHELL has it.
  ///
  /// - Returns: nil for any other shell.
  public init?(path: String) {
    self.init(rawValue: path.split(separator: "/").last.map(String.init) ?? "")
  }
}
