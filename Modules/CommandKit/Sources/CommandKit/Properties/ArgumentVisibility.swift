/// The visibility of an argument in help. An argument can be used whatever its visibility.
public enum ArgumentVisibility: Hashable, Sendable {
  /// In every help.
  case `default`
  /// Only in the help that `--help-hidden` prints.
  case hidden
  /// In none.
  case `private`
}
