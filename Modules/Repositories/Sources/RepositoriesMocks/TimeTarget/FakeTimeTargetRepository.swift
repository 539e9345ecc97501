public import ModuloPersistenceMocks
public import ModuloRepositories

/// Targets and days off in memory.
public typealias FakeTimeTargetRepository = DefaultTimeTargetRepository

extension FakeTimeTargetRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeTimeTargetRepository {
    FakeTimeTargetRepository(storage: storage)
  }
}
