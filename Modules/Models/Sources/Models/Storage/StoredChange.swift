/// What one commit, or several, may have changed in the data.
public enum StoredChange: Equatable, Sendable {
  /// Rows of these tables.
  case tables(Set<String>)
  /// Anything: it is unknown, or another database is in the place of the one before.
  case everything

  /// Both changes together.
  public func union(_ other: StoredChange) -> StoredChange {
    guard case (.tables(let tables), .tables(let others)) = (self, other) else { return .everything }
    return .tables(tables.union(others))
  }
}
