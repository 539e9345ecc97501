/// The words that a list of positional values takes.
public enum ArgumentArrayParsingStrategy: Hashable, Sendable {
  /// Words without a dash, and after `--` all words.
  case remaining
  /// Those words, and every option that the command doesn't know, in the order of the line. Other positional values come first,
  /// and the value of such an option is a word like any other.
  case allUnrecognized
  /// The words after `--`, which then are for this list alone.
  case postTerminator
  /// All words from the first value or unknown option on, whatever they begin with, `--` included: they are for another
  /// program.
  case captureForPassthrough
}

extension ArgumentArrayParsingStrategy {
  var parsing: ArgumentDescription.Parsing {
    switch self {
    case .remaining: .next
    case .allUnrecognized: .allUnrecognized
    case .postTerminator: .postTerminator
    case .captureForPassthrough: .captureForPassthrough
    }
  }

  /// Whether the words are for somebody else, who may want an empty one.
  var passesThrough: Bool { self != .remaining }
}
