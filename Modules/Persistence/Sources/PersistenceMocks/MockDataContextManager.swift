public import ModuloPersistence
public import PersistenceKit

public import struct ModuloModels.BalanceUpdateEntity
public import struct ModuloModels.ContributionEntity
public import struct ModuloModels.FinancialAccountEntity
public import struct ModuloModels.FinancialGoalEntity

/// The product's schema in the memory engine: no file, gone with the last reference.
public struct MockDataContextManager: DataContextManager {
  private let memory: ModelContainer

  /// Creates an empty in-memory database with the newest schema.
  public init() throws(PersistenceError) {
    memory = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: nil, applicationID: ModuloMigrationPlan.applicationID))
  }

  /// A container that holds these rows, as if they had been inserted one by one.
  ///
  /// - Parameter updates: As a repository keeps them, with what they changed and the part they count to.
  public init(
    goals: [FinancialGoalEntity] = [], contributions: [ContributionEntity] = [],
    accounts: [FinancialAccountEntity] = [], updates: [BalanceUpdateEntity] = []
  ) throws(PersistenceError) {
    try self.init()
    try memory.write { context in
      for goal in goals { try context.insert(goal) }
      for contribution in contributions { try context.insert(contribution) }
      for account in accounts { try context.insert(account) }
      for update in updates { try context.insert(update) }
    }
  }

  public func container() throws(PersistenceError) -> ModelContainer { memory }

  public func waitForData(atMost duration: Duration) async -> Bool { true }

  public func readingContainer() throws(PersistenceError) -> ModelContainer { memory }

  /// Nothing is kept anywhere, so there is nothing to close.
  public func close() {}
}
