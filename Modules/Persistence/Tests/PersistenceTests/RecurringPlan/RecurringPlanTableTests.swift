import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// The tables of plans and their occurrences, and how a database gets them.
@Suite(.temporaryFolder) struct RecurringPlanTableTests {
  @Test func `a database of the version before opens, and gets the tables`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let before = try ModelContainer(
      for: SchemaV9.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV9.version, history: .mock))
    try before.write { try Self.insertOwners(into: $0) }
    before.close()
    let container = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: url, applicationID: ModuloMigrationPlan.applicationID, history: .mock))
    try container.write { context in
      for row in RecurringPlanEntity.samples { try context.insert(row) }
      _ = try context.insert(Self.occurrence(1))
    }
    let rows = try container.read { try $0.fetch(FetchDescriptor<RecurringPlanEntity>()) }
    let occurrences = try container.read { try $0.fetch(FetchDescriptor<PlanOccurrenceEntity>()) }
    let goals = try container.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    let faults = try container.check()
    container.close()
    #expect(rows == RecurringPlanEntity.samples)
    #expect(occurrences.map(\.day) == [Samples.today])
    #expect(goals == FinancialGoalEntity.samples.count)
    #expect(faults == [])
  }

  @Test func `the occurrences of version 10 are counted by plan once it opens`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let before = try ModelContainer(
      for: SchemaV10.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV10.version, history: .mock))
    try before.write { context in
      try Self.insertOwners(into: context)
      for row in RecurringPlanEntity.samples { try context.insert(row) }
      for day in 1...3 {
        _ = try context.insert(
          SchemaV10.PlanOccurrence(
            id: Samples.id(day), number: 0, planID: RecurringPlanEntity.japanMonthly.id,
            day: Samples.day(20_260_300 + day), contributionID: nil))
      }
    }
    before.close()
    let container = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: url, applicationID: ModuloMigrationPlan.applicationID, history: .mock))
    let counts = try container.read { try $0.totals(of: PlanOccurrenceEntity.settled, in: 0).mapValues(\.count) }
    let rows = try container.read { try $0.fetch(FetchDescriptor<PlanOccurrenceEntity>()).map(\.day.rawValue) }
    let faults = try container.check()
    container.close()
    #expect(counts == [RecurringPlanEntity.japanMonthly.id: 3])
    #expect(rows == [20_260_301, 20_260_302, 20_260_303])
    #expect(faults == [])
  }

  @Test func `a database of this version is refused by a program of the version before`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let configuration = ModelConfiguration(
      url: url, applicationID: ModuloMigrationPlan.applicationID, history: .mock)
    try ModelContainer(for: ModuloMigrationPlan.self, configuration: configuration).close()
    #expect(throws: PersistenceError.self) {
      _ = try ModelContainer(for: EarlierPlan.self, configuration: configuration)
    }
  }

  @Test func `its version follows the one before, with two tables more`() {
    #expect(SchemaV10.version == SchemaV9.version + 1)
    #expect(SchemaV10.models.count == SchemaV9.models.count + 2)
  }

  @Test func `a day of a plan is stored once`() throws {
    let container = try MockDataContextManager(plan: ModuloMigrationPlan.self).container()
    try container.write { context in
      try Self.insertOwners(into: context)
      for row in RecurringPlanEntity.samples { try context.insert(row) }
      _ = try context.insert(Self.occurrence(1))
    }
    #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(Self.occurrence(2)) } }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<PlanOccurrenceEntity>()) }
    #expect(count == 1)
  }

  @Test func `a row that breaks a rule of today is a warning of a check`() async throws {
    let container = try MockDataContextManager(plan: ModuloMigrationPlan.self).container()
    try await container.write { context in
      try Self.insertOwners(into: context)
      var row = RecurringPlanEntity.japanMonthly
      row.note = " "
      try context.insert(row)
    }
    let log = IntegrityLog()
    let faults = try await container.check { log.take($0) }
    #expect(faults == [])
    #expect(log.warnings.map(\.finding.code) == [RowRule.blankNote.rawValue])
  }

  private static func insertOwners(into context: borrowing ModelContext) throws {
    for goal in FinancialGoalEntity.samples { try context.insert(goal) }
    for account in FinancialAccountEntity.samples { try context.insert(account) }
  }

  private static func occurrence(_ id: Int) -> PlanOccurrenceEntity {
    PlanOccurrenceEntity(id: Samples.id(id), planID: RecurringPlanEntity.japanMonthly.id, day: Samples.today)
  }
}

/// What a program knows that is a version older.
private enum EarlierPlan: SchemaMigrationPlan {
  static let schemas = Array(ModuloMigrationPlan.schemas.dropLast())
  static let stages = Array(ModuloMigrationPlan.stages.dropLast())
}

extension HistoryConfiguration {
  fileprivate static var mock: HistoryConfiguration { HistoryConfiguration { .mock } }
}
