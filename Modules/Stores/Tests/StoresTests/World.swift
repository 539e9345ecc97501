import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities

/// Two stores over the sample goals, and what their repositories were asked.
@MainActor
struct World {
  let goals: any FinancialGoalStore
  let contributions: any ContributionStore
  let goalLog: OperationLog
  let contributionLog: OperationLog

  init() throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    goals = FakeFinancialGoalStore.fake(on: storage)
    contributions = FakeContributionStore.fake(on: storage)
    goalLog = storage.log.of(FakeFinancialGoalRepository.self)
    contributionLog = storage.log.of(FakeContributionRepository.self)
  }

  /// The worked example's goal, read.
  func japan() async throws -> FinancialGoalDomain {
    try await goals.findOne(.id(FinancialGoalEntity.japan.id), on: Samples.today)
  }
}

extension FinancialGoalStore {
  /// The goal that a text means.
  func findOne(_ text: String, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await findOne(NamedReference(reading: text, throwing: FinancialGoalError.self), on: today)
  }
}
