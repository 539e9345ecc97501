import DependencyKit
public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

// A mock is the default implementation on the mocks of the layer below. The storage logs the calls, and failures are
// planned there.

/// Goals in memory.
public typealias MockFinancialGoalStore = DefaultFinancialGoalStore

extension MockFinancialGoalStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockFinancialGoalStore {
    MockFinancialGoalStore(repository: MockFinancialGoalRepository.mock(on: storage))
  }
}

/// Contributions in memory.
public typealias MockContributionStore = DefaultContributionStore

extension MockContributionStore {
  /// A separate store over the rows of `storage`; imported rows get ascending ids.
  public static func mock(on storage: MockStorage) -> MockContributionStore {
    MockContributionStore(repository: MockContributionRepository.mock(on: storage), uuid: .incrementing)
  }
}

/// Accounts in memory.
public typealias MockFinancialAccountStore = DefaultFinancialAccountStore

extension MockFinancialAccountStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockFinancialAccountStore {
    MockFinancialAccountStore(repository: MockFinancialAccountRepository.mock(on: storage))
  }
}

/// Balance updates in memory.
public typealias MockBalanceUpdateStore = DefaultBalanceUpdateStore

extension MockBalanceUpdateStore {
  /// A separate store over the rows of `storage`; imported rows get ascending ids.
  public static func mock(on storage: MockStorage) -> MockBalanceUpdateStore {
    MockBalanceUpdateStore(repository: MockBalanceUpdateRepository.mock(on: storage), uuid: .incrementing)
  }
}

/// Groups of blocks in memory.
public typealias MockBlockGroupStore = DefaultBlockGroupStore

extension MockBlockGroupStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockBlockGroupStore {
    MockBlockGroupStore(repository: MockBlockGroupRepository.mock(on: storage))
  }
}

/// Blocks in memory.
public typealias MockBlockStore = DefaultBlockStore

extension MockBlockStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockBlockStore {
    MockBlockStore(repository: MockBlockRepository.mock(on: storage))
  }
}

/// Net worth in memory.
public typealias MockPortfolioStore = DefaultPortfolioStore

extension MockPortfolioStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockPortfolioStore {
    MockPortfolioStore(repository: MockPortfolioRepository.mock(on: storage))
  }
}

/// Exchange rates in memory.
public typealias MockExchangeRateStore = DefaultExchangeRateStore

extension MockExchangeRateStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockExchangeRateStore {
    MockExchangeRateStore(repository: MockExchangeRateRepository.mock(on: storage))
  }
}

/// The running session in memory.
public typealias MockTrackingStore = DefaultTrackingStore

extension MockTrackingStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockTrackingStore {
    MockTrackingStore(repository: MockTrackingRepository.mock(on: storage))
  }
}

/// Tracked sessions in memory.
public typealias MockTrackingSessionStore = DefaultTrackingSessionStore

extension MockTrackingSessionStore {
  /// A separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockTrackingSessionStore {
    MockTrackingSessionStore(repository: MockTrackingSessionRepository.mock(on: storage))
  }
}

/// The state of the tutorial in memory.
public typealias MockTutorialStore = DefaultTutorialStore

extension MockTutorialStore {
  /// A store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockTutorialStore {
    MockTutorialStore(repository: MockTutorialRepository.mock(on: storage))
  }
}

/// Days in memory.
public typealias MockDayStore = DefaultDayStore

extension MockDayStore {
  /// A store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockDayStore {
    MockDayStore(repository: MockDayRepository.mock(on: storage))
  }
}

/// The data as a whole in memory, with files in memory.
public typealias MockDataStore = DefaultDataStore

extension MockDataStore {
  /// - Parameters:
  ///   - safety: On the manager of the storage that the other stores share.
  ///   - caches: The stores that forget what they read when the data is replaced or deleted.
  public static func mock(on safety: MockDataSafety, caches: [any CachingStore]) -> MockDataStore {
    MockDataStore(repository: safety, caches: caches)
  }
}
