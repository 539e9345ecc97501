public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

/// Reports on periods in memory.
public typealias FakePeriodReportStore = DefaultPeriodReportStore

extension FakePeriodReportStore {
  /// A store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakePeriodReportStore {
    FakePeriodReportStore(repository: FakePeriodReportRepository.fake(on: storage))
  }
}
