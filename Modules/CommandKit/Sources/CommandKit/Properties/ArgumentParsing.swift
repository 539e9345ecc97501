/// The parsing of a list of positional values.
public enum ArgumentParsing: Hashable, Sendable {
  /// Words without a dash, and after `--` all words.
  case remaining
  /// All words from the first value or unknown option on, whatever they begin with, `--` included: they are for another
  /// program.
  case captureForPassthrough
}
