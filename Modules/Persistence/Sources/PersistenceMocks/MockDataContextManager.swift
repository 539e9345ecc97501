public import Foundation
import ModuloModelsMocks
public import ModuloPersistence
public import PersistenceKit
import Synchronization

public import struct ModuloModels.BalanceUpdateEntity
public import struct ModuloModels.ContributionEntity
public import struct ModuloModels.FinancialAccountEntity
public import struct ModuloModels.FinancialGoalEntity

/// The product's schema in the memory engine: no file, gone with the last reference.
public struct MockDataContextManager: DataContextManager {
  private let memory: ModelContainer

  /// Creates an empty in-memory database with the newest schema.
  ///
  /// - Parameters:
  ///   - plan: The versions of the database.
  ///   - request: The request that a write carries out; `nil` for none.
  ///   - label: What the history says of a write.
  public init(
    plan: any SchemaMigrationPlan.Type = ModuloMigrationPlan.self,
    request: @escaping @Sendable () -> UUID? = { nil }, label: @escaping @Sendable () -> StepLabel? = { .mock }
  ) throws(PersistenceError) {
    memory = try ModelContainer(
      for: plan,
      configuration: ModelConfiguration(
        url: nil, applicationID: ModuloMigrationPlan.applicationID,
        history: HistoryConfiguration(request: request, label: label)))
  }

  /// A container that holds these rows, as if they had been inserted one by one.
  ///
  /// - Parameters:
  ///   - updates: As a repository keeps them, with what they changed and the part they count to.
  ///   - label: What the history says of a write. It has no steps of these rows.
  public init(
    goals: [FinancialGoalEntity] = [], contributions: [ContributionEntity] = [],
    accounts: [FinancialAccountEntity] = [], updates: [BalanceUpdateEntity] = [],
    label: @escaping @Sendable () -> StepLabel? = { .mock }
  ) throws(PersistenceError) {
    try self.init(label: label)
    try fill { context in
      for goal in goals { try context.insert(goal) }
      for contribution in contributions { try context.insert(contribution) }
      for account in accounts { try context.insert(account) }
      for update in updates { try context.insert(update) }
    }
  }

  /// Adds rows that the history knows nothing of.
  public func fill(_ insert: (borrowing ModelContext) throws -> Void) throws(PersistenceError) {
    try memory.write { context in
      try context.delete(model: HistoryStep.self)
      try insert(context)
    }
  }

  public func container() throws(PersistenceError) -> ModelContainer { memory }

  public func waitForData(atMost duration: Duration) async -> Bool { true }

  public func readingContainer() throws(PersistenceError) -> ModelContainer { memory }

  /// Nothing is kept anywhere, so there is nothing to close.
  public func close() {}
}

extension StepLabel {
  /// A step of a double: written on 12 April 2026 at noon, by the same author each time.
  public static var mock: StepLabel {
    let number = count.add(1, ordering: .relaxed).newValue
    return StepLabel(
      id: Samples.id(number), date: Date(timeIntervalSince1970: 1_775_995_200), author: "mock", words: "mock")
  }

  /// The number of labels so far, because each has an id of its own.
  private static let count = Atomic(0)
}
