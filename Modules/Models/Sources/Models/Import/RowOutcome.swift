/// The outcome of a row that could be read.
public enum RowOutcome: String, CaseIterable, Hashable, Sendable {
  case imported
  /// Skipped: the row was imported before.
  case alreadyImported
  /// Skipped: the row was imported before. It is the last of its day in the file, but another stored balance counts for
  /// that day.
  case outOfOrder
  /// Skipped: its day has a later balance from an earlier import, which the row would override.
  case superseded
  /// Skipped: the amount is zero.
  case zeroAmount
  /// Imported, and its account has another balance on that day: the later one counts.
  case sameDay

  /// Whether the row was imported.
  public var isImported: Bool {
    switch self {
    case .imported, .sameDay: true
    case .alreadyImported, .outOfOrder, .superseded, .zeroAmount: false
    }
  }
}
