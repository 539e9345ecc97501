public import Foundation
public import ModuloModels
public import ModuloUtilities

/// The file that the data is in, and those beside it: backups, what a restore kept, and what was left unfinished.
///
/// A call that throws has changed nothing, but for ``StorageError/failedAfter(_:_:)``.
public protocol FileSafety: Sendable {
  /// Copies the data into a new file, and verifies the copy. Other processes may write meanwhile.
  ///
  /// - Parameter omitsHistory: Whether the copy is without the steps of the history.
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; ``StorageError/alreadyExists(path:)``.
  func backUp(to url: URL, omittingHistory omitsHistory: Bool) async throws(RepositoryError) -> DataFile

  /// Looks whether there is a file that can be restored, as before a question. What is in it, the restore verifies.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no such backup; ``StorageError/cannotOpen(path:reason:)`` when
  ///   it is the data itself, by whatever name.
  func findBackup(at url: URL) async throws(RepositoryError)

  /// Verifies a backup, and puts it in the place of the data. What was there before is kept in a file beside it.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no such backup; ``StorageError/damaged(_:)`` when it
  ///   has faults; ``StorageError/busy`` while another process writes; as ``findBackup(at:)``;
  ///   ``StorageError/failedAfter(_:_:)`` when the data is restored, and can't be read now.
  func restore(from url: URL) async throws(RepositoryError) -> DataRestoration

  /// Takes the last restore back, or the undo of one: puts the data of before in their place, from the copy that was kept. What
  /// is there now is kept in turn, so that this can be taken back as well.
  ///
  /// - Parameters:
  ///   - step: The number of the step of the restore, or of its undo.
  ///   - now: The moment.
  ///   - limit: The time after which a running session that comes back is paused.
  /// - Throws: `.history` for a step that is no restore, or one after which something was written, and when the copy is
  ///   gone or was changed; as ``restore(from:)``.
  func takeBackRestore(
    _ step: Int, at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> DataRestoration

  /// The paths of the copies of the data beside it: files that restores kept, backups, unfinished files.
  func copies() async throws(RepositoryError) -> [String]

  /// The paths of the unfinished files beside the data, left by programs that were killed, earlier versions among them.
  /// Files that a program of this version is still writing aren't included.
  func leftovers() async throws(RepositoryError) -> [String]

  /// Removes what `leftovers()` lists, as far as it can be removed.
  ///
  /// - Returns: What was removed.
  func clean() async throws(RepositoryError) -> [String]
}

extension FileSafety {
  /// Copies the data with its history into a new file.
  ///
  /// - Throws: As ``backUp(to:omittingHistory:)``.
  public func backUp(to url: URL) async throws(RepositoryError) -> DataFile {
    try await backUp(to: url, omittingHistory: false)
  }
}
