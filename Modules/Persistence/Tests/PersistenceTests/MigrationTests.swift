import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// A database of an earlier version becomes one of the newest, and keeps what is in it.
@Suite struct MigrationTests {
  @Test func `the first version keeps its rows, its numbers and its months, and gets checksums`() throws {
    let url = temporaryDatabase()
    let (goal, contributions) = (FinancialGoalEntity.japan, ContributionEntity.japan)
    try makeFirstVersion(at: url, goal, contributions)
    let manager = DefaultDataContextManager(url: url)
    let container = try manager.container()
    let found = try container.read { context in
      (
        goals: try context.fetch(FetchDescriptor<FinancialGoalEntity>()),
        contributions: try context.fetch(FetchDescriptor<ContributionEntity>()),
        months: try context.buckets(of: ContributionEntity.monthlyNet, for: goal.id)
      )
    }
    let faults = try container.check()
    let fresh = try MockDataContextManager(goals: [goal], contributions: contributions).container().read { context in
      (
        goals: try context.fetch(FetchDescriptor<FinancialGoalEntity>()),
        contributions: try context.fetch(FetchDescriptor<ContributionEntity>()),
        months: try context.buckets(of: ContributionEntity.monthlyNet, for: goal.id)
      )
    }
    #expect(found.goals == fresh.goals)
    #expect(found.contributions == fresh.contributions)
    #expect(found.months == fresh.months)
    #expect(faults == [])
    manager.close()
  }

  @Test func `what is written afterwards has its checksum too`() throws {
    let url = temporaryDatabase()
    try makeFirstVersion(at: url, .japan, [])
    let manager = DefaultDataContextManager(url: url)
    try manager.container().write { context in
      for contribution in ContributionEntity.japan { try context.insert(contribution) }
    }
    let faults = try manager.container().check()
    #expect(faults == [])
    manager.close()
  }

  private func makeFirstVersion(
    at url: URL, _ goal: FinancialGoalEntity, _ contributions: [ContributionEntity]
  ) throws {
    let container = try ModelContainer(
      for: SchemaV1.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV1.version))
    try container.write { context in
      try context.insert(SchemaV1.FinancialGoal(goal))
      for contribution in contributions { try context.insert(SchemaV1.Contribution(contribution)) }
    }
    container.close()
  }
}

extension SchemaV1.FinancialGoal {
  fileprivate init(_ goal: FinancialGoalEntity) {
    self.init(
      id: goal.id, number: goal.number, name: goal.name, nameKey: goal.nameKey, emoji: goal.emoji,
      goalAmountMinor: goal.goalAmountMinor, currency: goal.currency, startDate: goal.startDate, endDate: goal.endDate,
      isArchived: goal.isArchived)
  }
}

extension SchemaV1.Contribution {
  fileprivate init(_ contribution: ContributionEntity) {
    self.init(
      id: contribution.id, number: contribution.number, goalID: contribution.goalID, name: contribution.name,
      amountMinor: contribution.amountMinor, type: contribution.type, date: contribution.date,
      importKey: contribution.importKey)
  }
}
