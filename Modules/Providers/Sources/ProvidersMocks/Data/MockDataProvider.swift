public import ModuloModels
public import ModuloProviders
public import ModuloStoresMocks
public import Observation

/// The data as a whole on the doubles of the layers below, for tests of features and for the mock composition.
@MainActor
public final class MockDataProvider: DataProvider, Observable {
  /// The double below; its log notes the calls and plans the failures.
  public let store: MockDataStore
  private let base: DefaultDataProvider

  public init(store: MockDataStore) {
    self.store = store
    base = DefaultDataProvider(store: store)
  }

  public var location: String? { base.location }

  public func count() async throws(DataError) -> DataCounts { try await base.count() }

  public func check(
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(DataError) -> DataCheck {
    try await base.check(onProgress: onProgress)
  }

  public func backUp(to path: String) async throws(DataError) -> DataFile { try await base.backUp(to: path) }

  public func restore(from path: String) async throws(DataError) -> DataRestoration {
    try await base.restore(from: path)
  }

  public func export(to target: DataExportTarget) async throws(DataError) -> DataFile {
    try await base.export(to: target)
  }

  public func importAll(from source: InputSource) async throws(DataError) -> DataCounts {
    try await base.importAll(from: source)
  }

  public func deleteAll() async throws(DataError) -> DataCounts { try await base.deleteAll() }

  public func copies() async throws(DataError) -> [String] { try await base.copies() }

  public func removeCopies() async throws(DataError) -> [String] { try await base.removeCopies() }

  public func leftovers() async throws(DataError) -> [String] { try await base.leftovers() }

  public func clean() async throws(DataError) -> [String] { try await base.clean() }
}
