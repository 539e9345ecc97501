public import ModuloModels
public import Observation

/// What can be done with the data as a whole.
///
/// A call that replaces or deletes the data empties the lists of the other stores, which are out of date. One that
/// throws leaves the data, and those lists, as they were, unless the error says that the change is made:
/// ``StorageError/failedAfter(_:_:)``, and ``DataError/notRemoved(_:removed:after:)``.
@MainActor
public protocol DataOperations: AnyObject, Observable, Sendable {
  /// Where the data is, existing or not: the path of a file, or the address of a book without anything secret; `nil` where
  /// nothing is stored.
  var location: String? { get }

  /// Another number after each call that replaced or deleted the data as a whole.
  var generation: Int { get }

  /// The changes of the data by this program and by others, one element for one or several, until the iteration is given
  /// up. Lists of what changed that were read before are out of date then.
  func changes() -> AsyncStream<StoredChange>

  /// The number of stored rows of each kind.
  func count() async throws(DataError) -> DataCounts

  /// Checks every row for faults, and for broken current rules. The cost grows with the data.
  ///
  /// - Parameter onProgress: Called with the number of rows read so far, away from the caller's actor, every ten
  ///   thousand rows.
  /// - Returns: The result, faults included.
  /// - Throws: ``DataError/noData(path:)``; ``DataError/storage(_:)`` when the check fails; never because the data is
  ///   damaged.
  func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck

  /// Copies the data into a new file, and verifies the copy.
  ///
  /// - Throws: ``DataError/inMemory``; ``DataError/noData(path:)``; ``DataError/alreadyExists(path:)``.
  func backUp(to path: String, omittingHistory omitsHistory: Bool) async throws(DataError) -> DataFile

  /// Looks whether there is a file that can be restored.
  ///
  /// - Throws: ``DataError/inMemory``; ``DataError/unreadableFile(_:)``.
  func findBackup(at path: String) async throws(DataError)

  /// Verifies a backup, and replaces the data by it; the replaced file is kept next to it.
  ///
  /// - Throws: ``DataError/inMemory``; ``DataError/unreadableFile(_:)``; ``DataError/unusableBackup(path:reason:)``.
  func restore(from path: String) async throws(DataError) -> DataRestoration

  /// Writes everything as one document. Memory doesn't grow with the data, unless damaged rows are left out: then the
  /// keys of what others belong to are in it.
  ///
  /// - Throws: ``DataError/inMemory`` for a file; ``DataError/noData(path:)``; ``DataError/alreadyExists(path:)``;
  ///   ``DataError/outputFailed``.
  func export(to target: DataExportTarget, omittingDamage omitsDamage: Bool) async throws(DataError) -> DataFile

  /// Imports a document into an empty database: all of it, or nothing.
  ///
  /// - Returns: The number of stored rows now.
  /// - Throws: ``DataError/notEmpty``; ``DataError/invalidDocument(name:line:column:reason:)``;
  ///   ``DataError/unreadableFile(_:)``.
  func importAll(from source: InputSource) async throws(DataError) -> DataCounts

  /// Copies everything with its history from one place to another, and compares what arrived with it.
  ///
  /// - Parameters:
  ///   - source: A file, or the address of a book.
  ///   - target: A file that isn't there, or the address of a book that isn't there or is empty.
  /// - Throws: ``DataError/missingPath``; ``DataError/noData(path:)``; ``DataError/alreadyExists(path:)``;
  ///   ``DataError/occupied``.
  func copy(from source: String, to target: String) async throws(DataError) -> DataCopy

  /// Makes the book on a server that the data is said to be in.
  ///
  /// - Throws: ``DataError/alreadyExists(path:)``; of every call about books, ``StorageError/needsServer`` where the data
  ///   is elsewhere.
  func createBook() async throws(DataError)

  /// Everyone who may use the book, by name.
  func members() async throws(DataError) -> [BookMember]

  /// Gives a role of the server this right in the book, no more and no less.
  ///
  /// - Throws: ``DataError/missingRole``; ``DataError/unknownRole(_:)``; ``DataError/managing(_:)``.
  func invite(_ role: String, to right: BookMember.Right) async throws(DataError)

  /// Takes every right in the book from a member.
  ///
  /// - Returns: The number of its connections that are left.
  /// - Throws: ``DataError/noMember(_:)``; ``DataError/managing(_:)``.
  func removeMember(_ role: String) async throws(DataError) -> Int

  /// Deletes the rows of every table.
  ///
  /// - Parameter includingCopies: Whether the files that `copies()` lists are removed then.
  /// - Throws: ``DataError/notRemoved(_:removed:after:)`` when the rows are deleted, and not every copy.
  func deleteAll(includingCopies: Bool) async throws(DataError) -> DataDeletion

  /// The paths of the copies next to the data: files kept by restores, backups, unfinished files.
  func copies() async throws(DataError) -> [String]

  /// The paths of the unfinished files next to the data, from programs that were killed. Files still being written are
  /// not among them.
  func leftovers() async throws(DataError) -> [String]

  /// Removes the files that `leftovers()` lists, as far as it can be removed.
  ///
  /// - Returns: The paths of the removed files.
  func clean() async throws(DataError) -> [String]
}

extension DataOperations {
  /// The same check without progress reports.
  public func check() async throws(DataError) -> DataCheck { try await check(onProgress: { _ in }) }
}

/// The data as a whole, and its rules.
@MainActor
public protocol DataStore: DataOperations {}

/// A store that keeps what it read for its observers.
@MainActor
public protocol CachingStore: AnyObject, Sendable {
  /// Forgets everything that was read: the data was replaced or deleted as a whole. Observers are notified only of a
  /// change.
  func invalidate()
}
