public import ModuloPersistence
public import PersistenceKit

public import struct ModuloModels.ContributionEntity
public import struct ModuloModels.FinancialGoalEntity

/// The product's schema in the memory engine: no file, gone with the last reference.
public struct MockDataContextManager: DataContextManager {
  private let memory: ModelContainer

  public init() throws(PersistenceError) {
    memory = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: nil, applicationID: ModuloMigrationPlan.applicationID))
  }

  /// A container that holds these rows, as if they had been inserted one by one.
  public init(
    goals: [FinancialGoalEntity], contributions: [ContributionEntity] = []
  ) throws(PersistenceError) {
    try self.init()
    try memory.write { context in
      for goal in goals { try context.insert(goal) }
      for contribution in contributions { try context.insert(contribution) }
    }
  }

  public func container() throws(PersistenceError) -> ModelContainer { memory }

  /// Nothing is kept anywhere, so there is nothing to close.
  public func close() {}
}
