import ExemplarRepositoriesMocks
public import ExemplarStores
public import ModuloPersistenceMocks

/// Sample things in memory.
public typealias FakeSampleThingStore = DefaultSampleThingStore

extension FakeSampleThingStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeSampleThingStore {
    FakeSampleThingStore(repository: FakeSampleThingRepository.fake(on: storage))
  }
}
