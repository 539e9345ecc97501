public import Foundation
public import ModuloModels

/// Backup, restore, transfer and checks of the data as a whole: the file, and all that is in it.
public protocol DataSafety: Sendable {
  /// The path of the database, whether it exists or not; `nil` for an in-memory database.
  var location: URL? { get }

  /// The commits of this program and of others, one element for one or several, until the iteration is given up. Another
  /// database in the place of this one, as after a restore, counts as a commit. A database that
  /// can't be opened has none until it can.
  func changes() -> AsyncStream<Void>

  /// The number of stored rows, by table.
  ///
  /// - Throws: Why the data can't be read.
  func count() async throws(RepositoryError) -> DataCounts

  /// Looks for faults, in every row, and for rows that break a current rule. It reads a damaged file as far as
  /// possible, and never makes a file.
  ///
  /// - Parameter onProgress: Receives the number of rows read so far, away from the caller's actor, every ten thousand
  ///   rows.
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; ``StorageError/newerSchema(path:)`` and
  ///   ``StorageError/foreignFile(path:)``, since such a file can't be judged, and any failure to read it; never
  ///   damage.
  func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(RepositoryError) -> DataCheck

  /// Copies the data into a new file, and verifies the copy. Other processes may write meanwhile.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; ``StorageError/alreadyExists(path:)``.
  func backUp(to url: URL) async throws(RepositoryError) -> DataFile

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

  /// Writes everything as one document into a new file that only its owner can read.
  ///
  /// - Parameter omitsDamage: Whether damaged rows, and what points to them, are left out and listed. Otherwise the first
  ///   one ends the export.
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; ``StorageError/alreadyExists(path:)``.
  func export(to url: URL, omittingDamage omitsDamage: Bool) async throws(RepositoryError) -> DataFile

  /// Exports everything as one document, in pieces and with bounded memory.
  ///
  /// - Parameters:
  ///   - omitsDamage: Whether damaged rows, and what points to them, are left out and listed.
  ///   - write: Called in turn, away from the caller's actor; what it throws ends the export.
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; whatever ``RepositoryError`` `write` throws.
  func export(
    omittingDamage omitsDamage: Bool, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile

  /// Imports a document into an empty database: all of it, or nothing.
  ///
  /// - Parameter next: The next bytes, `nil` at the end; called in turn, away from the caller's actor.
  /// - Throws: ``StorageError/notEmpty``; ``StorageError/invalidDocument(line:column:reason:)``; whatever
  ///   ``RepositoryError`` `next` throws; ``StorageError/failedAfter(_:_:)`` when all is imported, and can't be read now.
  func importAll(next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts

  /// Empties every table, in one transaction. Numbers go on from where they were.
  ///
  /// - Parameter includingCopies: Whether the files that `copies()` lists are removed then, as far as they can be.
  /// - Throws: ``StorageError/failedAfter(_:_:)`` when the rows are deleted, and the copies can't be listed.
  func deleteAll(includingCopies: Bool) async throws(RepositoryError) -> DataDeletion

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

extension DataSafety {
  /// The same without progress.
  public func check() async throws(RepositoryError) -> DataCheck { try await check(onProgress: { _ in }) }
}
