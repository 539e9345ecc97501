import ModuloModels
public import ModuloPersistence
public import ModuloPersistenceMocks
public import ModuloRepositories

// A fake is the default on a double of the layer below: it keeps every rule, its storage's log has each operation, and
// failures are planned there.

/// A repository that a storage alone makes.
public protocol StorageBacked {
  /// A repository on this storage.
  init(storage: any Storage)
}

extension StorageBacked {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Goals in memory.
public typealias FakeFinancialGoalRepository = DefaultFinancialGoalRepository
extension FakeFinancialGoalRepository: StorageBacked {}

/// Contributions in memory.
public typealias FakeContributionRepository = DefaultContributionRepository
extension FakeContributionRepository: StorageBacked {}

/// Accounts in memory.
public typealias FakeFinancialAccountRepository = DefaultFinancialAccountRepository
extension FakeFinancialAccountRepository: StorageBacked {}

/// Balance updates in memory.
public typealias FakeBalanceUpdateRepository = DefaultBalanceUpdateRepository
extension FakeBalanceUpdateRepository: StorageBacked {}

/// Rows of files of banks in memory.
public typealias FakeBankImportRepository = DefaultBankImportRepository
extension FakeBankImportRepository: StorageBacked {}

/// Net worth in memory.
public typealias FakePortfolioRepository = DefaultPortfolioRepository
extension FakePortfolioRepository: StorageBacked {}

/// Exchange rates in memory.
public typealias FakeExchangeRateRepository = DefaultExchangeRateRepository
extension FakeExchangeRateRepository: StorageBacked {}

/// Groups of blocks in memory.
public typealias FakeBlockGroupRepository = DefaultBlockGroupRepository

extension FakeBlockGroupRepository {
  /// The repository in memory, whose default group has its English name.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeBlockGroupRepository {
    FakeBlockGroupRepository(storage: storage, defaultGroup: .mockDefault)
  }
}

/// Blocks in memory.
public typealias FakeBlockRepository = DefaultBlockRepository

extension FakeBlockRepository {
  /// The repository in memory, whose default group has its English name.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeBlockRepository {
    FakeBlockRepository(storage: storage, defaultGroup: .mockDefault)
  }
}

/// Hourly rates in memory.
public typealias FakeHourlyRateRepository = DefaultHourlyRateRepository

extension FakeHourlyRateRepository {
  /// The repository in memory.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeHourlyRateRepository {
    FakeHourlyRateRepository(storage: storage, defaultGroup: .mockDefault)
  }
}

extension BlockGroupEntity {
  fileprivate static var mockDefault: BlockGroupEntity { .defaultGroup(named: Strings(.english).block.defaultGroup) }
}

/// The running session in memory.
public typealias FakeTrackingRepository = DefaultTrackingRepository
extension FakeTrackingRepository: StorageBacked {}

/// Tracked sessions in memory.
public typealias FakeTrackingSessionRepository = DefaultTrackingSessionRepository

extension FakeTrackingSessionRepository {
  /// The repository in memory, whose default group has its English name.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func fake(on storage: MockStorage) -> FakeTrackingSessionRepository {
    FakeTrackingSessionRepository(storage: storage, defaultGroup: .mockDefault)
  }
}

/// The state of the tutorial in memory.
public typealias FakeTutorialRepository = DefaultTutorialRepository
extension FakeTutorialRepository: StorageBacked {}

/// Days in memory.
public typealias FakeDayRepository = DefaultDayRepository
extension FakeDayRepository: StorageBacked {}

/// The history in memory.
public typealias FakeHistoryRepository = DefaultHistoryRepository
extension FakeHistoryRepository: StorageBacked {}

/// The data as a whole in memory, with files in memory; on the manager of the storage that the other repositories share.
extension MockDataSafety: @retroactive DataRepository {}
