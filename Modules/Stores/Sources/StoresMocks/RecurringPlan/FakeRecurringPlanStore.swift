import DependencyKit
public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

/// Plans in memory.
public typealias FakeRecurringPlanStore = DefaultRecurringPlanStore

extension FakeRecurringPlanStore {
  /// A separate store over the rows of `storage`; what is entered or skipped gets ascending ids.
  public static func fake(on storage: MockStorage) -> FakeRecurringPlanStore {
    FakeRecurringPlanStore(repository: FakeRecurringPlanRepository.fake(on: storage), uuid: .incrementing)
  }
}
