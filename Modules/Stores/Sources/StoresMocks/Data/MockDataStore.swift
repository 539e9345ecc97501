public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositoriesMocks
public import ModuloStores
public import Observation

/// The data as a whole on the doubles of the layer below: the rules of the default, a log of the calls, failures on
/// demand.
@MainActor
public final class MockDataStore: DataStore, Observable {
  /// What the repository below was asked; plan its failures here.
  public var log: CallLog { repository.log }
  private let repository: MockDataRepository
  private let base: DefaultDataStore

  public init(
    repository: MockDataRepository, goals: any FinancialGoalStore, contributions: any ContributionStore,
    accounts: (any FinancialAccountStore)? = nil, balances: (any BalanceUpdateStore)? = nil,
    portfolio: (any PortfolioStore)? = nil
  ) {
    self.repository = repository
    base = DefaultDataStore(
      repository: repository, goals: goals, contributions: contributions, accounts: accounts, balances: balances,
      portfolio: portfolio)
  }

  public var location: String? { base.location }

  public func count() async throws(DataError) -> DataCounts { try await base.count() }

  public func check(
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(DataError) -> DataCheck {
    try await base.check(onProgress: onProgress)
  }

  public func backUp(to path: String) async throws(DataError) -> DataFile { try await base.backUp(to: path) }

  public func restore(from path: String) async throws(DataError) -> DataRestoration {
    try await base.restore(from: path)
  }

  public func export(to target: DataExportTarget) async throws(DataError) -> DataFile {
    try await base.export(to: target)
  }

  public func importAll(from source: InputSource) async throws(DataError) -> DataCounts {
    try await base.importAll(from: source)
  }

  public func deleteAll() async throws(DataError) -> DataCounts { try await base.deleteAll() }

  public func copies() async throws(DataError) -> [String] { try await base.copies() }

  public func removeCopies() async throws(DataError) -> [String] { try await base.removeCopies() }

  public func leftovers() async throws(DataError) -> [String] { try await base.leftovers() }

  public func clean() async throws(DataError) -> [String] { try await base.clean() }
}
