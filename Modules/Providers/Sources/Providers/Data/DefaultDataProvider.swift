public import ModuloModels
public import ModuloStores
public import Observation

/// Passes intents on to a store.
@MainActor
public final class DefaultDataProvider: DataProvider, Observable {
  private let store: any DataStore

  public init(store: any DataStore) {
    self.store = store
  }

  public var location: String? { store.location }

  public func count() async throws(DataError) -> DataCounts { try await store.count() }

  public func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck {
    try await store.check(onProgress: onProgress)
  }

  public func backUp(to path: String) async throws(DataError) -> DataFile { try await store.backUp(to: path) }

  public func restore(from path: String) async throws(DataError) -> DataRestoration {
    try await store.restore(from: path)
  }

  public func export(to target: DataExportTarget) async throws(DataError) -> DataFile {
    try await store.export(to: target)
  }

  public func importAll(from source: InputSource) async throws(DataError) -> DataCounts {
    try await store.importAll(from: source)
  }

  public func deleteAll() async throws(DataError) -> DataCounts { try await store.deleteAll() }

  public func copies() async throws(DataError) -> [String] { try await store.copies() }

  public func removeCopies() async throws(DataError) -> [String] { try await store.removeCopies() }

  public func leftovers() async throws(DataError) -> [String] { try await store.leftovers() }

  public func clean() async throws(DataError) -> [String] { try await store.clean() }
}
