/// When the error of an unknown option or command suggests the one that declares this: "Did you mean '--count'?".
public enum ArgumentSuggestion: Hashable, Sendable {
  /// For a name that is nearly its own.
  case similarNames
  /// For a name that is nearly its own or one of these words, which stand without dashes: `--date` where the option is
  /// `--on`. A command is suggested for these words themselves: `rm` where it is `delete`.
  case words([String])
  /// Never, as for the path of a file that is made where there is none: following the suggestion would do harm.
  case never
}

extension ArgumentSuggestion {
  /// The words beside the names.
  var words: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
