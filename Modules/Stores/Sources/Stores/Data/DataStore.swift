public import ModuloModels
public import Observation

/// The data as a whole, and the rules about it.
///
/// A call that replaces or deletes the data empties the lists of the other stores: what they held is no longer there.
/// One that throws leaves the data, and those lists, as they were.
@MainActor
public protocol DataStore: AnyObject, Observable, Sendable {
  /// The path of the database, whether there is one or not; `nil` where nothing is kept.
  var location: String? { get }

  /// How much is kept.
  func count() async throws(DataError) -> DataCounts

  /// Looks for faults, in every row, and for rows that break a rule of today. The cost grows with the data.
  ///
  /// - Parameter onProgress: Told how many rows were read so far, away from the caller's actor, every ten thousand rows.
  /// - Returns: What was found, faults included.
  /// - Throws: ``DataError/noData(path:)``; ``DataError/storage(_:)`` when the data can't be judged; never because it
  ///   is damaged.
  func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck

  /// Copies the data into a new file, and verifies the copy.
  ///
  /// - Throws: ``DataError/noData(path:)``; ``DataError/alreadyExists(path:)``.
  func backUp(to path: String) async throws(DataError) -> DataFile

  /// Verifies a backup, and puts it in the place of the data, which is kept beside it.
  ///
  /// - Throws: ``DataError/unreadableFile(_:)``; ``DataError/unusableBackup(path:reason:)``.
  func restore(from path: String) async throws(DataError) -> DataRestoration

  /// Writes everything as one document. Memory doesn't grow with the data.
  ///
  /// - Throws: ``DataError/noData(path:)``; ``DataError/alreadyExists(path:)``; ``DataError/outputFailed``.
  func export(to target: DataExportTarget) async throws(DataError) -> DataFile

  /// Takes a document into an empty database: all of it, or nothing.
  ///
  /// - Returns: How much is kept now.
  /// - Throws: ``DataError/notEmpty``; ``DataError/invalidDocument(name:line:column:reason:)``;
  ///   ``DataError/unreadableFile(_:)``.
  func importAll(from source: InputSource) async throws(DataError) -> DataCounts

  /// Deletes everything: goals and contributions, accounts, balances and rates.
  ///
  /// - Returns: How much was deleted.
  func deleteAll() async throws(DataError) -> DataCounts

  /// The paths of the copies of the data that lie beside it: what restores kept, backups, unfinished files.
  func copies() async throws(DataError) -> [String]

  /// Removes what `copies()` lists.
  ///
  /// - Returns: What was removed.
  func removeCopies() async throws(DataError) -> [String]

  /// The paths of the unfinished files beside the data that programs left behind when they were killed. What a program
  /// still writes is none.
  func leftovers() async throws(DataError) -> [String]

  /// Removes what `leftovers()` lists.
  ///
  /// - Returns: What was removed.
  func clean() async throws(DataError) -> [String]
}

extension DataStore {
  /// The same without being told how far it has come.
  public func check() async throws(DataError) -> DataCheck { try await check(onProgress: { _ in }) }
}
