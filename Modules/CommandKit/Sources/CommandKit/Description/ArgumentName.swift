/// One name of an option or a flag.
public enum ArgumentName: Hashable, Sendable {
  /// A word after two dashes.
  case long(String)
  /// A word after one dash, as older tools have it: `-version`. It beats the letters that its word would be.
  case longWithSingleDash(String)
  /// A letter after one dash.
  case short(Character)

  /// Whether the name is a word, after two dashes or one.
  public var isLong: Bool {
    switch self {
    case .long, .longWithSingleDash: true
    case .short: false
    }
  }

  /// The name without dashes.
  public var word: String {
    switch self {
    case .long(let word), .longWithSingleDash(let word): word
    case .short(let letter): String(letter)
    }
  }
}

extension ArgumentName: CustomStringConvertible {
  /// The name as it is typed.
  public var description: String {
    switch self {
    case .long(let word): "--\(word)"
    case .longWithSingleDash(let word): "-\(word)"
    case .short(let letter): "-\(letter)"
    }
  }
}

extension [ArgumentName] {
  /// The name that usage lines and errors use: the first long one, else the first.
  var preferred: ArgumentName? { first(where: \.isLong) ?? first }

  /// Short names before long ones, as help lists them.
  var shortFirst: [ArgumentName] { filter { !$0.isLong } + filter(\.isLong) }
}
