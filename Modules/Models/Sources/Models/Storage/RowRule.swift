/// A rule that the program enforces when it writes: a stored row that breaks it is readable, an import refuses it.
public enum RowRule: String, CaseIterable, Sendable {
  /// The number is below 1, so no command takes it.
  case number
  /// The name of a goal, an account or a contribution is blank.
  case blankName
  /// The provider of an account is blank.
  case blankProvider
  /// The note of a balance is blank.
  case blankNote
  /// The name or provider has white space around it, or isn't composed.
  case untidyName
  /// The stored key, by which names are looked up and compared, isn't the name's.
  case nameKey
  /// The goal ends before it starts.
  case endBeforeStart
  /// The rate is of a currency in itself.
  case sameCurrency
}

extension RowRule {
  /// The message of an import, which follows the name of the column.
  public var detail: String {
    switch self {
    case .number: "a number is 1 or more"
    case .blankName, .blankProvider, .blankNote: "the text is blank"
    case .untidyName: "the text has white space around it, or isn't composed"
    case .nameKey: "the key isn't the one of the name"
    case .endBeforeStart: "the end is before the start"
    case .sameCurrency: "the rate is of a currency in itself"
    }
  }
}
