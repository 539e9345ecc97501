public import Foundation
public import ModuloModels
public import ModuloPersistence

/// The stored data as a whole. A call that throws has changed nothing, but for
/// ``StorageError/outcomeUnknown(detail:)``.
public protocol DataRepository: Sendable {
  /// The path of the database, whether it exists or not; `nil` for an in-memory database.
  var location: URL? { get }

  /// The commits of this program and of others, one element for one or several, until the iteration is given up.
  func changes() -> AsyncStream<Void>

  /// The number of stored rows, by table.
  func count() async throws(RepositoryError) -> DataCounts

  /// Looks for faults, in every row, as far as a damaged file can be read, and for rows that break a current rule.
  ///
  /// - Parameter onProgress: Receives the number of rows read so far, away from the caller's actor, every ten thousand
  ///   rows.
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; why the data can't be judged; never because it
  ///   is damaged.
  func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(RepositoryError) -> DataCheck

  /// Copies the data into a new file, and verifies the copy.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; ``StorageError/alreadyExists(path:)``.
  func backUp(to url: URL) async throws(RepositoryError) -> DataFile

  /// Looks whether there is a file that can be restored.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no such backup.
  func findBackup(at url: URL) async throws(RepositoryError)

  /// Verifies a backup, and puts it in the place of the data, which is kept beside it.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no such backup; ``StorageError/damaged(_:)`` when it
  ///   has faults.
  func restore(from url: URL) async throws(RepositoryError) -> DataRestoration

  /// Writes everything as one document into a new file.
  ///
  /// - Parameter omitsDamage: Whether damaged rows, and what points to them, are left out and listed. Otherwise the first
  ///   one ends the export.
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet; ``StorageError/alreadyExists(path:)``.
  func export(to url: URL, omittingDamage omitsDamage: Bool) async throws(RepositoryError) -> DataFile

  /// Exports everything as one document, in pieces. `write` is called away from the caller's actor; whatever
  /// ``RepositoryError`` it throws ends the export.
  ///
  /// - Throws: ``RepositoryError/notFound`` when there is no data yet.
  func export(
    omittingDamage omitsDamage: Bool, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(RepositoryError) -> DataFile

  /// Imports a document into an empty database: all of it, or nothing. `next` is called away from the caller's actor.
  ///
  /// - Returns: How much is kept now.
  /// - Throws: ``StorageError/notEmpty``; ``StorageError/invalidDocument(line:column:reason:)``; whatever
  ///   ``RepositoryError`` `next` throws.
  func importAll(next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts

  /// Empties every table, in one transaction.
  ///
  /// - Parameter includingCopies: Whether the files that `copies()` lists are removed then, as far as they can be.
  /// - Throws: ``StorageError/failedAfter(_:_:)`` when the rows are deleted, and the copies can't be listed.
  func deleteAll(includingCopies: Bool) async throws(RepositoryError) -> DataDeletion

  /// The paths of the copies of the data beside it: files that restores kept, backups, unfinished files.
  func copies() async throws(RepositoryError) -> [String]

  /// The paths of the unfinished files beside the data, left by programs that were killed. Files that a program is
  /// still writing aren't included.
  func leftovers() async throws(RepositoryError) -> [String]

  /// Removes what `leftovers()` lists, as far as it can be removed.
  ///
  /// - Returns: What was removed.
  func clean() async throws(RepositoryError) -> [String]
}

/// The persistence layer keeps the data safe as stores ask for it: a repository of its own would only pass calls on.
extension DefaultDataSafety: DataRepository {}

extension DataRepository {
  /// The same without progress.
  public func check() async throws(RepositoryError) -> DataCheck { try await check(onProgress: { _ in }) }
}
