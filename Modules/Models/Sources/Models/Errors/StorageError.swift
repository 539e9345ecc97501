/// Why the stored data could not be read or written, with one case per outcome that a user or an exit code tells apart.
///
/// Made once, from the storage engine's errors, in Persistence. Unless a case says otherwise, nothing was changed.
public enum StorageError: Error, Equatable, Sendable {
  /// A sum would be larger than can be stored.
  case outOfRange
  /// Another process held the database longer than we wait.
  case busy
  /// The file, or its folder, may not be read or written.
  case permission(path: String)
  /// The disk is full.
  case full
  /// The file can't be opened or made: a folder stands in its place, or its folder is missing.
  case cannotOpen(path: String, reason: String)
  /// The file is no database, or another application's.
  case notOurs(path: String)
  /// The file was made by a newer version.
  case newer(path: String)
  /// The file or a value in it is damaged.
  case damaged(Damage)
  /// A document that should be imported can't be understood from there on; lines and columns count from 1.
  case invalidDocument(line: Int, column: Int, reason: String)
  /// There is data already where only empty tables would do.
  case notEmpty
  /// A file that should be made is there already.
  case alreadyExists(path: String)
  /// Reading or writing failed.
  case inputOutput(detail: String)
  /// Writing failed so late that the change may be saved or not.
  case outcomeUnknown(detail: String)
  /// The task was cancelled.
  case cancelled
  /// The caller refused what it was writing itself.
  case aborted
  /// A mistake of this program.
  case programming(detail: String)
}
