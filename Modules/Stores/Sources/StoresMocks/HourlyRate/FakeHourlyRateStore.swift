public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

/// Hourly rates in memory.
public typealias FakeHourlyRateStore = DefaultHourlyRateStore

extension FakeHourlyRateStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeHourlyRateStore {
    FakeHourlyRateStore(repository: FakeHourlyRateRepository.fake(on: storage))
  }
}
