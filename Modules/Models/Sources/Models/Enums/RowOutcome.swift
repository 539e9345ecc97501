/// What became of a row of a file that could be read.
public enum RowOutcome: CaseIterable, Hashable, Sendable {
  case imported
  /// It was imported before, and is skipped.
  case alreadyImported
  /// It changes nothing, because its amount is zero, and is skipped.
  case zeroAmount
  /// It was imported, and its account has another balance on that day: the later one counts.
  case sameDay

  /// Whether the row is stored now.
  public var isImported: Bool {
    switch self {
    case .imported, .sameDay: true
    case .alreadyImported, .zeroAmount: false
    }
  }
}
