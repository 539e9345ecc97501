public import DependencyKit
public import ModuloPersistenceMocks
public import ModuloProviders
public import ModuloStoresMocks

// A mock is the store's: the default implementation on the mocks of the layers below. The storage logs the calls, and
// failures are planned there.

/// Goals in memory.
public typealias MockFinancialGoalProvider = MockFinancialGoalStore

/// Contributions in memory.
public typealias MockContributionProvider = MockContributionStore

/// Accounts in memory.
public typealias MockFinancialAccountProvider = MockFinancialAccountStore

/// Balance updates in memory.
public typealias MockBalanceUpdateProvider = MockBalanceUpdateStore

/// Groups of blocks in memory.
public typealias MockBlockGroupProvider = MockBlockGroupStore

/// Blocks in memory.
public typealias MockBlockProvider = MockBlockStore

/// Net worth in memory.
public typealias MockPortfolioProvider = MockPortfolioStore

/// Exchange rates in memory.
public typealias MockExchangeRateProvider = MockExchangeRateStore

/// The running session in memory.
public typealias MockTrackingProvider = MockTrackingStore

/// Tracked sessions in memory.
public typealias MockTrackingSessionProvider = MockTrackingSessionStore

/// The state of the tutorial in memory.
public typealias MockTutorialProvider = MockTutorialStore

/// Days in memory.
public typealias MockDayProvider = MockDayStore

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

extension DependencyValues {
  /// Registers a provider of each noun, with a store of its own over the rows of `storage`.
  @MainActor
  public mutating func registerProviders(on storage: MockStorage) {
    financialGoalProvider = MockFinancialGoalProvider.mock(on: storage)
    contributionProvider = MockContributionProvider.mock(on: storage)
    financialAccountProvider = MockFinancialAccountProvider.mock(on: storage)
    balanceUpdateProvider = MockBalanceUpdateProvider.mock(on: storage)
    portfolioProvider = MockPortfolioProvider.mock(on: storage)
    exchangeRateProvider = MockExchangeRateProvider.mock(on: storage)
    blockGroupProvider = MockBlockGroupProvider.mock(on: storage)
    blockProvider = MockBlockProvider.mock(on: storage)
    trackingProvider = MockTrackingProvider.mock(on: storage)
    trackingSessionProvider = MockTrackingSessionProvider.mock(on: storage)
    tutorialProvider = MockTutorialProvider.mock(on: storage)
    dayProvider = MockDayProvider.mock(on: storage)
  }
}
