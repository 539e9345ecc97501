public import ModuloPersistenceMocks
public import ModuloRepositories

/// Plans in memory.
public typealias FakeRecurringPlanRepository = DefaultRecurringPlanRepository

extension FakeRecurringPlanRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeRecurringPlanRepository {
    FakeRecurringPlanRepository(storage: storage)
  }
}
