public import PersistenceKit

/// Owns the one container of the process.
public protocol DataContextManager: Sendable {
  /// The container, opened when it is first asked for: a command that needs no data works on a damaged file too.
  ///
  /// - Throws: Why the file can't be opened; the next call tries again.
  func container() throws(PersistenceError) -> ModelContainer

  /// Closes the container, where it was opened: the database is then one file, and a dry run is undone.
  func close()
}
