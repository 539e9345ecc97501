public import DependencyKit
public import ModuloModels
public import Observation

/// The data as a whole as screens ask for it, and the intents of a person passed on.
@MainActor
public protocol DataProvider: AnyObject, Observable, Sendable {
  /// The path of the database, whether there is one or not; `nil` where nothing is kept.
  var location: String? { get }

  /// How much is kept.
  func count() async throws(DataError) -> DataCounts

  /// Looks for faults, in every row; what was found, faults included. Every ten thousand rows, `onProgress` is told how
  /// many were read so far, away from the main actor.
  func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck

  /// Copies the data into a new file, and verifies the copy.
  func backUp(to path: String) async throws(DataError) -> DataFile

  /// Verifies a backup, and puts it in the place of the data.
  func restore(from path: String) async throws(DataError) -> DataRestoration

  /// Writes everything as one document.
  func export(to target: DataExportTarget) async throws(DataError) -> DataFile

  /// Takes a document into an empty database: all of it, or nothing.
  func importAll(from source: InputSource) async throws(DataError) -> DataCounts

  /// Deletes every goal and every contribution.
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

extension DataProvider {
  /// The same without being told how far it has come.
  public func check() async throws(DataError) -> DataCheck { try await check(onProgress: { _ in }) }
}

private enum DataProviderKey: DependencyKey {
  typealias Value = any DataProvider
}

extension DependencyValues {
  /// Who is asked for what is stored as a whole; `AppComposition` registers it.
  public var dataProvider: any DataProvider {
    get { self[DataProviderKey.self] }
    set { self[DataProviderKey.self] = newValue }
  }
}
