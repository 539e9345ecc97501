import DependencyKit
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import Testing

/// The pair of stores that a contract is tried on, over the sample goals, made anew for each test.
struct Subject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable () throws -> World

  /// Both must behave alike.
  static let all = [standard, mock]

  static let standard = Subject(testDescription: "default") {
    let manager = try MockDataContextManager(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    let goals = MockFinancialGoalRepository(manager: manager)
    let contributions = MockContributionRepository(manager: manager)
    return World(
      goals: DefaultFinancialGoalStore(repository: goals),
      contributions: DefaultContributionStore(repository: contributions, uuid: .incrementing),
      goalLog: goals.log, contributionLog: contributions.log)
  }

  static let mock = Subject(testDescription: "mock") {
    let manager = try MockDataContextManager(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    let goals = MockFinancialGoalStore(repository: MockFinancialGoalRepository(manager: manager))
    let contributions = MockContributionStore(repository: MockContributionRepository(manager: manager))
    return World(goals: goals, contributions: contributions, goalLog: goals.log, contributionLog: contributions.log)
  }
}

/// Two stores over the same data, and what their repositories were asked.
@MainActor
struct World {
  let goals: any FinancialGoalStore
  let contributions: any ContributionStore
  let goalLog: CallLog
  let contributionLog: CallLog

  /// The worked example's goal, read.
  func japan() async throws -> FinancialGoalDomain {
    try await goals.findOne(by: FinancialGoalEntity.japan.id, on: Samples.today)
  }
}
