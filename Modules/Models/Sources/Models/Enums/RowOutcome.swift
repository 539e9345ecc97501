/// What became of a row of a file that could be read.
public enum RowOutcome: String, CaseIterable, Hashable, Sendable {
  case imported
  /// It was imported before, and is skipped.
  case alreadyImported
  /// It was imported before and is skipped, and where it is stored another balance counts for its day, though it is the
  /// last of that day in the file.
  case outOfOrder
  /// Its day has a later balance from an earlier import, so it is skipped: it would become the one that counts.
  case superseded
  /// It changes nothing, because its amount is zero, and is skipped.
  case zeroAmount
  /// It was imported, and its account has another balance on that day: the later one counts.
  case sameDay

  /// Whether the row is stored now.
  public var isImported: Bool {
    switch self {
    case .imported, .sameDay: true
    case .alreadyImported, .outOfOrder, .superseded, .zeroAmount: false
    }
  }
}
