public import Foundation
public import ModuloModels

/// The data as a whole: counted, checked, exported, imported and deleted, wherever it is kept.
///
/// A call that throws has changed nothing, but for ``StorageError/outcomeUnknown(detail:)`` and
/// ``StorageError/failedAfter(_:_:)``.
public protocol DataSafety: Sendable {
  /// Where the data is, whether it exists or not: the path of a file, or the address of a book without anything secret;
  /// `nil` in memory.
  var location: String? { get }

  /// The commits of this program and of others, one element for one or several, until the iteration is given up. What
  /// others committed is everything where the history doesn't tell it, and so is another database in the place of this
  /// one, as after a restore. A database that can't be opened has no commits until it can.
  func changes() -> AsyncStream<StoredChange>

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

  /// Copies everything with its history from one place to another, and compares what arrived with it. What is there is
  /// checked before.
  ///
  /// - Parameters:
  ///   - source: A file, or a book; this data or another.
  ///   - target: A file that isn't there, or a book that isn't there or is empty.
  /// - Throws: ``RepositoryError/notFound`` when there is no such file; ``StorageError/missingBook(place:)``;
  ///   ``StorageError/alreadyExists(path:)``; ``StorageError/notEmpty``; ``StorageError/address(_:)``.
  func copy(from source: DataPlace, to target: DataPlace) async throws(RepositoryError) -> DataCopy

  /// Empties every table, in one transaction. Numbers go on from where they were.
  ///
  /// - Parameter includingCopies: Whether the files that ``FileSafety/copies()`` lists are removed then, as far as they
  ///   can be.
  /// - Throws: ``StorageError/failedAfter(_:_:)`` when the rows are deleted, and the copies can't be listed.
  func deleteAll(includingCopies: Bool) async throws(RepositoryError) -> DataDeletion
}

extension DataSafety {
  /// The same without progress.
  public func check() async throws(RepositoryError) -> DataCheck { try await check(onProgress: { _ in }) }
}
