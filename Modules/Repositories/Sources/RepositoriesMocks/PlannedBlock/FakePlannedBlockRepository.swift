public import ModuloPersistenceMocks
public import ModuloRepositories

/// Plans for blocks in memory.
public typealias FakePlannedBlockRepository = DefaultPlannedBlockRepository

extension FakePlannedBlockRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakePlannedBlockRepository {
    FakePlannedBlockRepository(storage: storage)
  }
}
