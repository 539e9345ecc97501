public import ModuloPersistenceMocks
public import ModuloRepositories

// A mock is the default on a mock of the layer below: it keeps every rule, its storage's log has each operation, and
// failures are planned there.

/// Goals in memory.
public typealias MockFinancialGoalRepository = DefaultFinancialGoalRepository

extension MockFinancialGoalRepository {
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Contributions in memory.
public typealias MockContributionRepository = DefaultContributionRepository

extension MockContributionRepository {
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Accounts in memory.
public typealias MockFinancialAccountRepository = DefaultFinancialAccountRepository

extension MockFinancialAccountRepository {
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Balance updates in memory.
public typealias MockBalanceUpdateRepository = DefaultBalanceUpdateRepository

extension MockBalanceUpdateRepository {
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Net worth in memory.
public typealias MockPortfolioRepository = DefaultPortfolioRepository

extension MockPortfolioRepository {
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// Exchange rates in memory.
public typealias MockExchangeRateRepository = DefaultExchangeRateRepository

extension MockExchangeRateRepository {
  /// - Parameter storage: Share one between the repositories of a test.
  public static func mock(on storage: MockStorage) -> Self { Self(storage: storage) }
}

/// The data as a whole in memory, with files in memory.
public typealias MockDataRepository = DefaultDataRepository

extension MockDataRepository {
  /// - Parameter safety: On the manager of the storage that the other repositories share.
  public static func mock(on safety: MockDataSafety) -> Self { Self(safety: safety) }
}
