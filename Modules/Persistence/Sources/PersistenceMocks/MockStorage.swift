public import ModuloModels
public import ModuloPersistence
public import PersistenceKit

/// Transactions in memory: the same descriptors and rules as on a file, a log of the operations, failures on demand.
public struct MockStorage: Storage {
  /// Every operation, and the failures planned for them.
  public let log: OperationLog
  /// The owner of the rows, to share with a ``MockDataSafety``.
  public let manager: MockDataContextManager
  /// The author of its steps, where no label says otherwise.
  public static let author = StepLabel.mock.author
  private let base: DefaultStorage

  /// Creates a storage on an in-memory database, with a log of its own unless one is given.
  public init(manager: MockDataContextManager, log: OperationLog = OperationLog()) {
    self.manager = manager
    self.log = log
    base = DefaultStorage(manager: manager)
  }

  /// An empty storage on the newest version of a plan.
  public init(plan: any SchemaMigrationPlan.Type) throws(PersistenceError) {
    self.init(manager: try MockDataContextManager(plan: plan))
  }

  /// A storage that holds these rows.
  ///
  /// - Parameters:
  ///   - updates: As a repository keeps them, with what they changed and the part they count to.
  ///   - label: What the history says of a write. It has no steps of these rows.
  public init(
    goals: [FinancialGoalEntity] = [], contributions: [ContributionEntity] = [],
    accounts: [FinancialAccountEntity] = [], updates: [BalanceUpdateEntity] = [],
    label: @escaping @Sendable () -> StepLabel? = { .mock }
  ) throws(PersistenceError) {
    self.init(
      manager: try MockDataContextManager(
        goals: goals, contributions: contributions, accounts: accounts, updates: updates, label: label))
  }

  /// Adds exchange rates to what it holds.
  public func insert(rates: [ExchangeRateEntity]) throws(PersistenceError) { try insert(rates) }

  /// Adds rows to what it holds, of which the history knows nothing.
  public func insert<Row: PersistentModel>(_ rows: [Row]) throws(PersistenceError) {
    try manager.fill { context in
      for row in rows { try context.insert(row) }
    }
  }

  public func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { try log.record(operation) } catch { throw .storage(error) }
    return try await base.read(operation, body)
  }

  public func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { try log.record(operation) } catch { throw .storage(error) }
    return try await base.write(operation, body)
  }
}
