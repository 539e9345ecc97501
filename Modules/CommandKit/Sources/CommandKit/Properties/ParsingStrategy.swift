/// The word that an option takes as its value, where the value isn't attached to the name.
public enum SingleValueParsingStrategy: Hashable, Sendable {
  /// The next word, unless that is an option.
  case next
  /// The next word, whatever it begins with: `--format -x` is the format `-x`.
  case unconditional
  /// The next word that isn't an option, wherever it stands: `--name --verbose Ada` is the name `Ada`.
  case scanningForValue
}

/// The words that an option with a list of values takes at each of its occurrences.
public enum ArrayParsingStrategy: Hashable, Sendable {
  /// The next word, unless that is an option.
  case singleValue
  /// The next word, whatever it begins with.
  case unconditionalSingleValue
  /// All words up to the next option or `--`; at least one.
  case upToNextOption
  /// All words to the end of the line, options and `--` included. There may be none, and each may be empty.
  case remaining
}

extension SingleValueParsingStrategy {
  var parsing: ArgumentDescription.Parsing {
    switch self {
    case .next: .next
    case .unconditional: .unconditional
    case .scanningForValue: .scanningForValue
    }
  }
}

extension ArrayParsingStrategy {
  var parsing: ArgumentDescription.Parsing {
    switch self {
    case .singleValue: .next
    case .unconditionalSingleValue: .unconditional
    case .upToNextOption: .upToNextOption
    case .remaining: .remaining
    }
  }
}
