public import DependencyKit
public import ModuloPersistenceMocks
public import ModuloProviders
public import ModuloStoresMocks

// A fake is the store's: the default implementation on the fakes of the layers below. The storage logs the calls, and
// failures are planned there.

/// Goals in memory.
public typealias FakeFinancialGoalProvider = FakeFinancialGoalStore

/// Contributions in memory.
public typealias FakeContributionProvider = FakeContributionStore

/// Accounts in memory.
public typealias FakeFinancialAccountProvider = FakeFinancialAccountStore

/// Balance updates in memory.
public typealias FakeBalanceUpdateProvider = FakeBalanceUpdateStore

/// Imports of files of banks in memory.
public typealias FakeBankImportProvider = FakeBankImportStore

/// Groups of blocks in memory.
public typealias FakeBlockGroupProvider = FakeBlockGroupStore

/// Blocks in memory.
public typealias FakeBlockProvider = FakeBlockStore

/// Net worth in memory.
public typealias FakePortfolioProvider = FakePortfolioStore

/// Exchange rates in memory.
public typealias FakeExchangeRateProvider = FakeExchangeRateStore

/// The running session in memory.
public typealias FakeTrackingProvider = FakeTrackingStore

/// Tracked sessions in memory.
public typealias FakeTrackingSessionProvider = FakeTrackingSessionStore

/// The state of the tutorial in memory.
public typealias FakeTutorialProvider = FakeTutorialStore

/// Days in memory.
public typealias FakeDayProvider = FakeDayStore

/// The history in memory.
public typealias FakeHistoryProvider = FakeHistoryStore

/// The data as a whole in memory, with files in memory.
public typealias FakeDataProvider = FakeDataStore

extension FakeDataProvider {
  /// A provider with separate stores over the rows of the storage that shares the manager of `safety`.
  public static func fake(on safety: MockDataSafety, _ storage: MockStorage) -> any DataProvider {
    fake(
      on: safety,
      caches: [FakeFinancialGoalStore.fake(on: storage), FakeContributionStore.fake(on: storage)])
  }
}

extension DependencyValues {
  /// Registers a provider of each noun, with a store of its own over the rows of `storage`.
  @MainActor
  public mutating func registerProviders(on storage: MockStorage) {
    financialGoalProvider = FakeFinancialGoalProvider.fake(on: storage)
    contributionProvider = FakeContributionProvider.fake(on: storage)
    financialAccountProvider = FakeFinancialAccountProvider.fake(on: storage)
    balanceUpdateProvider = FakeBalanceUpdateProvider.fake(on: storage)
    bankImportProvider = FakeBankImportProvider.fake(on: storage)
    portfolioProvider = FakePortfolioProvider.fake(on: storage)
    exchangeRateProvider = FakeExchangeRateProvider.fake(on: storage)
    blockGroupProvider = FakeBlockGroupProvider.fake(on: storage)
    blockProvider = FakeBlockProvider.fake(on: storage)
    trackingProvider = FakeTrackingProvider.fake(on: storage)
    trackingSessionProvider = FakeTrackingSessionProvider.fake(on: storage)
    tutorialProvider = FakeTutorialProvider.fake(on: storage)
    dayProvider = FakeDayProvider.fake(on: storage)
    historyProvider = FakeHistoryProvider.fake(on: storage)
    recurringPlanProvider = FakeRecurringPlanProvider.fake(on: storage)
    fundingProvider = FakeFundingProvider.fake(on: storage)
    periodReportProvider = FakePeriodReportProvider.fake(on: storage)
    plannedBlockProvider = FakePlannedBlockProvider.fake(on: storage)
    hourlyRateProvider = FakeHourlyRateProvider.fake(on: storage)
    timeTargetProvider = FakeTimeTargetProvider.fake(on: storage)
    // slice: double
  }
}
