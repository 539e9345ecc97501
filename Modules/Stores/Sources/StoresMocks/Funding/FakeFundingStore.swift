public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

/// Links between goals and accounts in memory.
public typealias FakeFundingStore = DefaultFundingStore

extension FakeFundingStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeFundingStore {
    FakeFundingStore(repository: FakeFundingRepository.fake(on: storage))
  }
}
