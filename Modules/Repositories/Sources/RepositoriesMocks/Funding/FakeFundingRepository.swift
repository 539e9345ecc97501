public import ModuloPersistenceMocks
public import ModuloRepositories

/// Links between goals and accounts in memory.
public typealias FakeFundingRepository = DefaultFundingRepository

extension FakeFundingRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeFundingRepository {
    FakeFundingRepository(storage: storage)
  }
}
