public import ExemplarRepositories
public import ModuloPersistenceMocks

/// Sample things in memory.
public typealias FakeSampleThingRepository = DefaultSampleThingRepository

extension FakeSampleThingRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeSampleThingRepository {
    FakeSampleThingRepository(storage: storage)
  }
}
