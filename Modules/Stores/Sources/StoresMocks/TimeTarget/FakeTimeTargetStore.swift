import DependencyKit
public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

/// Targets and days off in memory.
public typealias FakeTimeTargetStore = DefaultTimeTargetStore

extension FakeTimeTargetStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeTimeTargetStore {
    FakeTimeTargetStore(repository: FakeTimeTargetRepository.fake(on: storage), uuid: .incrementing)
  }
}
