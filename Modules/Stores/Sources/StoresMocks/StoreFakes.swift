import DependencyKit
public import ModuloPersistenceMocks
import ModuloRepositoriesMocks
public import ModuloStores

// A fake is the default implementation on the fakes of the layer below. The storage logs the calls, and failures are
// planned there.

/// Goals in memory.
public typealias FakeFinancialGoalStore = DefaultFinancialGoalStore

extension FakeFinancialGoalStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeFinancialGoalStore {
    FakeFinancialGoalStore(repository: FakeFinancialGoalRepository.fake(on: storage))
  }
}

/// Contributions in memory.
public typealias FakeContributionStore = DefaultContributionStore

extension FakeContributionStore {
  /// A separate store over the rows of `storage`; imported rows get ascending ids.
  public static func fake(on storage: MockStorage) -> FakeContributionStore {
    FakeContributionStore(repository: FakeContributionRepository.fake(on: storage), uuid: .incrementing)
  }
}

/// Accounts in memory.
public typealias FakeFinancialAccountStore = DefaultFinancialAccountStore

extension FakeFinancialAccountStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeFinancialAccountStore {
    FakeFinancialAccountStore(repository: FakeFinancialAccountRepository.fake(on: storage))
  }
}

/// Balance updates in memory.
public typealias FakeBalanceUpdateStore = DefaultBalanceUpdateStore

extension FakeBalanceUpdateStore {
  /// A separate store over the rows of `storage`; imported rows get ascending ids.
  public static func fake(on storage: MockStorage) -> FakeBalanceUpdateStore {
    FakeBalanceUpdateStore(repository: FakeBalanceUpdateRepository.fake(on: storage), uuid: .incrementing)
  }
}

/// Imports of files of banks in memory.
public typealias FakeBankImportStore = DefaultBankImportStore

extension FakeBankImportStore {
  /// A separate store over the rows of `storage`; imported rows get ascending ids.
  public static func fake(on storage: MockStorage) -> FakeBankImportStore {
    FakeBankImportStore(repository: FakeBankImportRepository.fake(on: storage), uuid: .incrementing)
  }
}

/// Groups of blocks in memory.
public typealias FakeBlockGroupStore = DefaultBlockGroupStore

extension FakeBlockGroupStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeBlockGroupStore {
    FakeBlockGroupStore(repository: FakeBlockGroupRepository.fake(on: storage))
  }
}

/// Blocks in memory.
public typealias FakeBlockStore = DefaultBlockStore

extension FakeBlockStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeBlockStore {
    FakeBlockStore(repository: FakeBlockRepository.fake(on: storage))
  }
}

/// Net worth in memory.
public typealias FakePortfolioStore = DefaultPortfolioStore

extension FakePortfolioStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakePortfolioStore {
    FakePortfolioStore(repository: FakePortfolioRepository.fake(on: storage))
  }
}

/// Exchange rates in memory.
public typealias FakeExchangeRateStore = DefaultExchangeRateStore

extension FakeExchangeRateStore {
  /// A separate store over the rows of `storage`; imported rates get ascending ids.
  public static func fake(on storage: MockStorage) -> FakeExchangeRateStore {
    FakeExchangeRateStore(repository: FakeExchangeRateRepository.fake(on: storage), uuid: .incrementing)
  }
}

/// The running session in memory.
public typealias FakeTrackingStore = DefaultTrackingStore

extension FakeTrackingStore {
  /// A separate store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeTrackingStore {
    FakeTrackingStore(repository: FakeTrackingRepository.fake(on: storage))
  }
}

/// Tracked sessions in memory.
public typealias FakeTrackingSessionStore = DefaultTrackingSessionStore

extension FakeTrackingSessionStore {
  /// A separate store over the rows of `storage`; imported rows get ascending ids.
  public static func fake(on storage: MockStorage) -> FakeTrackingSessionStore {
    FakeTrackingSessionStore(repository: FakeTrackingSessionRepository.fake(on: storage), uuid: .incrementing)
  }
}

/// The state of the tutorial in memory.
public typealias FakeTutorialStore = DefaultTutorialStore

extension FakeTutorialStore {
  /// A store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeTutorialStore {
    FakeTutorialStore(repository: FakeTutorialRepository.fake(on: storage))
  }
}

/// Days in memory.
public typealias FakeDayStore = DefaultDayStore

extension FakeDayStore {
  /// A store over the rows of `storage`.
  public static func fake(on storage: MockStorage) -> FakeDayStore {
    FakeDayStore(repository: FakeDayRepository.fake(on: storage))
  }
}

/// The history in memory.
public typealias FakeHistoryStore = DefaultHistoryStore

extension FakeHistoryStore {
  /// A store over the steps of `storage`.
  ///
  /// - Parameters:
  ///   - safety: What takes restores back; `nil` for one on the storage.
  ///   - author: Who asks; the author of the steps, unless it is another one.
  ///   - caches: The stores that forget what they read when steps are taken back.
  public static func fake(
    on storage: MockStorage, safety: MockDataSafety? = nil, author: String = MockStorage.author,
    caches: [any CachingStore] = []
  ) -> FakeHistoryStore {
    FakeHistoryStore(
      repository: FakeHistoryRepository.fake(on: storage),
      files: safety ?? MockDataSafety(manager: storage.manager, log: storage.log), author: { author }, caches: caches)
  }
}

/// The data as a whole in memory, with files in memory.
public typealias FakeDataStore = DefaultDataStore

extension FakeDataStore {
  /// - Parameters:
  ///   - safety: On the manager of the storage that the other stores share.
  ///   - caches: The stores that forget what they read when the data is replaced or deleted.
  public static func fake(on safety: MockDataSafety, caches: [any CachingStore]) -> FakeDataStore {
    FakeDataStore(repository: safety, caches: caches)
  }
}
