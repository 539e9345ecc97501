/// What a shell offers for a value.
public enum CompletionKind: Hashable, Sendable {
  /// What the shell does by itself.
  case `default`
  /// These words.
  case list([String])
  /// Files, of any kind or with one of these extensions (without the dot).
  case file(extensions: [String] = [])
  /// Folders.
  case directory
}
