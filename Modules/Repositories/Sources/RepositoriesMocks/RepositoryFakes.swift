import ModuloModels
public import ModuloPersistence
public import ModuloPersistenceMocks
public import ModuloRepositories

// A mock is the default on a mock of the layer below: it keeps every rule, its storage's log has each operation, and
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
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Goals in memory.
public typealias MockFinancialGoalRepository = DefaultFinancialGoalRepository
extension MockFinancialGoalRepository: StorageBacked {}

/// Contributions in memory.
public typealias MockContributionRepository = DefaultContributionRepository
extension MockContributionRepository: StorageBacked {}

/// Accounts in memory.
public typealias MockFinancialAccountRepository = DefaultFinancialAccountRepository
extension MockFinancialAccountRepository: StorageBacked {}

/// Balance updates in memory.
public typealias MockBalanceUpdateRepository = DefaultBalanceUpdateRepository
extension MockBalanceUpdateRepository: StorageBacked {}

/// Net worth in memory.
public typealias MockPortfolioRepository = DefaultPortfolioRepository
extension MockPortfolioRepository: StorageBacked {}

/// Exchange rates in memory.
public typealias MockExchangeRateRepository = DefaultExchangeRateRepository
extension MockExchangeRateRepository: StorageBacked {}

/// Groups of blocks in memory.
public typealias MockBlockGroupRepository = DefaultBlockGroupRepository

extension MockBlockGroupRepository {
  /// The repository in memory, whose default group has its English name.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> MockBlockGroupRepository {
    MockBlockGroupRepository(storage: storage, defaultGroup: .mockDefault)
  }
}

/// Blocks in memory.
public typealias MockBlockRepository = DefaultBlockRepository

extension MockBlockRepository {
  /// The repository in memory, whose default group has its English name.
  ///
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> MockBlockRepository {
    MockBlockRepository(storage: storage, defaultGroup: .mockDefault)
  }
}

extension BlockGroupEntity {
  fileprivate static var mockDefault: BlockGroupEntity { .defaultGroup(named: Strings(.english).block.defaultGroup) }
}

/// The running session in memory.
public typealias MockTrackingRepository = DefaultTrackingRepository
extension MockTrackingRepository: StorageBacked {}

/// Tracked sessions in memory.
public typealias MockTrackingSessionRepository = DefaultTrackingSessionRepository
extension MockTrackingSessionRepository: StorageBacked {}

/// The state of the tutorial in memory.
public typealias MockTutorialRepository = DefaultTutorialRepository
extension MockTutorialRepository: StorageBacked {}

/// Days in memory.
public typealias MockDayRepository = DefaultDayRepository
extension MockDayRepository: StorageBacked {}

/// The data as a whole in memory, with files in memory; on the manager of the storage that the other repositories share.
extension MockDataSafety: @retroactive DataRepository {}
