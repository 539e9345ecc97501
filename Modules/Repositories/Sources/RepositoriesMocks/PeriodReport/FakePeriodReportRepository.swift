public import ModuloPersistenceMocks
public import ModuloRepositories

/// Reports on periods in memory.
public typealias FakePeriodReportRepository = DefaultPeriodReportRepository

extension FakePeriodReportRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakePeriodReportRepository {
    FakePeriodReportRepository(storage: storage)
  }
}
