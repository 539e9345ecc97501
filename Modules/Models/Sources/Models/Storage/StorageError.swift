/// Why the stored data could not be read or written, with one case per outcome that a user or an exit code tells apart.
///
/// Made once, from the storage engine's errors, in Persistence. Unless a case says otherwise, nothing was changed.
public enum StorageError: Error, Equatable, Sendable {
  /// A sum would be larger than can be stored.
  case outOfRange
  /// Another process held the database longer than the timeout.
  case busy
  /// The file, or its folder, may not be read or written.
  case permission(path: String)
  /// The disk is full.
  case full
  /// The file can't be opened or created: a folder has its path, or its folder is missing.
  case cannotOpen(path: String, reason: String)
  /// The file is not a database, or is another application's.
  case notOurs(path: String)
  /// The file was made by a newer version.
  case newer(path: String)
  /// The file or a value in it is damaged.
  case damaged(Damage)
  /// The document to import is invalid from this place on; lines and columns count from 1.
  case invalidDocument(line: Int, column: Int, reason: String)
  /// The tables are not empty, as an import requires.
  case notEmpty
  /// The output file exists already.
  case alreadyExists(path: String)
  /// Reading or writing failed.
  case inputOutput(detail: String)
  /// Writing failed so late that the change may or may not be saved.
  case outcomeUnknown(detail: String)
  /// The task was cancelled.
  case cancelled
  /// The caller aborted its own operation.
  case aborted
  /// A bug of this program.
  case programming(detail: String)
}
