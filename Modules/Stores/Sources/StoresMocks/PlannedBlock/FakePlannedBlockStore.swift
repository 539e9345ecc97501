public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

/// Plans for blocks in memory.
public typealias FakePlannedBlockStore = DefaultPlannedBlockStore

extension FakePlannedBlockStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakePlannedBlockStore {
    FakePlannedBlockStore(repository: FakePlannedBlockRepository.fake(on: storage))
  }
}
