public import DependencyKit
public import ModuloModels
public import ModuloStores
public import Observation

/// The data as a whole for screens, with the user's intents passed on to the store.
@MainActor
public protocol DataProvider: AnyObject, Observable, Sendable {
  /// The path of the database, existing or not; `nil` where nothing is stored.
  var location: String? { get }

  /// Another number after each call that replaced or deleted the data as a whole: what was read before is of other data.
  var generation: Int { get }

  /// The changes of the data by this program and by others, one element for one or several, until the iteration is given
  /// up. What a screen shows is out of date then.
  func changes() -> AsyncStream<Void>

  /// The number of stored rows of each kind.
  func count() async throws(DataError) -> DataCounts

  /// Checks every row for faults, and returns the result, faults included. Every ten thousand rows, `onProgress` is
  /// called with the number read so far, away from the main actor.
  func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck

  /// Copies the data into a new file, and verifies the copy.
  func backUp(to path: String) async throws(DataError) -> DataFile

  /// Looks whether there is a file that can be restored.
  func findBackup(at path: String) async throws(DataError)

  /// Verifies a backup, and replaces the data by it.
  func restore(from path: String) async throws(DataError) -> DataRestoration

  /// Writes everything as one document; on request without damaged rows, which are listed.
  func export(to target: DataExportTarget, omittingDamage omitsDamage: Bool) async throws(DataError) -> DataFile

  /// Imports a document into an empty database: all of it, or nothing.
  func importAll(from source: InputSource) async throws(DataError) -> DataCounts

  /// Deletes every row: goals, accounts, blocks and all that belongs to them.
  func deleteAll() async throws(DataError) -> DataCounts

  /// The paths of the copies next to the data: files kept by restores, backups, unfinished files.
  func copies() async throws(DataError) -> [String]

  /// Removes the files that `copies()` lists, as far as it can be removed.
  ///
  /// - Returns: The paths of the removed files.
  func removeCopies() async throws(DataError) -> [String]

  /// The paths of the unfinished files next to the data, from programs that were killed. Files still being written are
  /// not among them.
  func leftovers() async throws(DataError) -> [String]

  /// Removes the files that `leftovers()` lists, as far as it can be removed.
  ///
  /// - Returns: The paths of the removed files.
  func clean() async throws(DataError) -> [String]
}

/// The store offers what screens need as it is: a provider of its own would only pass calls on.
extension DefaultDataStore: DataProvider {}

extension DataProvider {
  /// The same check without progress reports.
  public func check() async throws(DataError) -> DataCheck { try await check(onProgress: { _ in }) }
}

private enum DataProviderKey: DependencyKey { typealias Value = any DataProvider }

extension DependencyValues {
  /// The provider of the data as a whole; `AppComposition` registers it.
  public var dataProvider: any DataProvider {
    get { self[DataProviderKey.self] }
    set { self[DataProviderKey.self] = newValue }
  }
}
