public import ModuloPersistenceMocks
public import ModuloProviders
public import ModuloStoresMocks

// A mock is the default implementation on the mocks of the layers below. The storage logs the calls, and failures are
// planned there.

/// Goals in memory.
public typealias MockFinancialGoalProvider = DefaultFinancialGoalProvider

extension MockFinancialGoalProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockFinancialGoalProvider {
    MockFinancialGoalProvider(store: MockFinancialGoalStore.mock(on: storage))
  }
}

/// Contributions in memory.
public typealias MockContributionProvider = DefaultContributionProvider

extension MockContributionProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockContributionProvider {
    MockContributionProvider(store: MockContributionStore.mock(on: storage))
  }
}

/// Accounts in memory.
public typealias MockFinancialAccountProvider = DefaultFinancialAccountProvider

extension MockFinancialAccountProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockFinancialAccountProvider {
    MockFinancialAccountProvider(store: MockFinancialAccountStore.mock(on: storage))
  }
}

/// Balance updates in memory.
public typealias MockBalanceUpdateProvider = DefaultBalanceUpdateProvider

extension MockBalanceUpdateProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockBalanceUpdateProvider {
    MockBalanceUpdateProvider(store: MockBalanceUpdateStore.mock(on: storage))
  }
}

/// Groups of blocks in memory.
public typealias MockBlockGroupProvider = DefaultBlockGroupProvider

extension MockBlockGroupProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockBlockGroupProvider {
    MockBlockGroupProvider(store: MockBlockGroupStore.mock(on: storage))
  }
}

/// Blocks in memory.
public typealias MockBlockProvider = DefaultBlockProvider

extension MockBlockProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockBlockProvider {
    MockBlockProvider(store: MockBlockStore.mock(on: storage))
  }
}

/// Net worth in memory.
public typealias MockPortfolioProvider = DefaultPortfolioProvider

extension MockPortfolioProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockPortfolioProvider {
    MockPortfolioProvider(store: MockPortfolioStore.mock(on: storage))
  }
}

/// Exchange rates in memory.
public typealias MockExchangeRateProvider = DefaultExchangeRateProvider

extension MockExchangeRateProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockExchangeRateProvider {
    MockExchangeRateProvider(store: MockExchangeRateStore.mock(on: storage))
  }
}

/// The running session in memory.
public typealias MockTrackingProvider = DefaultTrackingProvider

extension MockTrackingProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockTrackingProvider {
    MockTrackingProvider(store: MockTrackingStore.mock(on: storage))
  }
}

/// Tracked sessions in memory.
public typealias MockTrackingSessionProvider = DefaultTrackingSessionProvider

extension MockTrackingSessionProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockTrackingSessionProvider {
    MockTrackingSessionProvider(store: MockTrackingSessionStore.mock(on: storage))
  }
}

/// The state of the tutorial in memory.
public typealias MockTutorialProvider = DefaultTutorialProvider

extension MockTutorialProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockTutorialProvider {
    MockTutorialProvider(store: MockTutorialStore.mock(on: storage))
  }
}

/// Days in memory.
public typealias MockDayProvider = DefaultDayProvider

extension MockDayProvider {
  /// A provider with a separate store over the rows of `storage`.
  public static func mock(on storage: MockStorage) -> MockDayProvider {
    MockDayProvider(store: MockDayStore.mock(on: storage))
  }
}

/// The data as a whole in memory, with files in memory.
public typealias MockDataProvider = MockDataStore

extension MockDataProvider {
  /// A provider with separate stores over the rows of the storage that shares the manager of `safety`.
  public static func mock(on safety: MockDataSafety, _ storage: MockStorage) -> any DataProvider {
    mock(
      on: safety,
      caches: [MockFinancialGoalStore.mock(on: storage), MockContributionStore.mock(on: storage)])
  }
}
