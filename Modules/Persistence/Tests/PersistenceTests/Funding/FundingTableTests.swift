import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// The table of links between goals and accounts, and how a database gets it.
@Suite(.temporaryFolder) struct FundingTableTests {
  @Test func `a database of the version before opens, and gets the table`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let before = try ModelContainer(
      for: SchemaV10.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV10.version, history: .mock))
    try before.write { try Self.insertOwners(into: $0) }
    before.close()
    let container = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: url, applicationID: ModuloMigrationPlan.applicationID, history: .mock))
    try container.write { context in for row in FundingEntity.samples { try context.insert(row) } }
    let rows = try container.read { try $0.fetch(FetchDescriptor<FundingEntity>()) }
    let goals = try container.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    let faults = try container.check()
    container.close()
    #expect(rows == FundingEntity.samples)
    #expect(goals == FinancialGoalEntity.samples.count)
    #expect(faults == [])
  }

  @Test func `its version follows the one before, and has the table`() {
    let tables = SchemaV11.models.map { "\($0)" }
    #expect(SchemaV11.version == SchemaV10.version + 1)
    #expect(tables.contains("FundingEntity"))
  }

  @Test func `a goal is linked to an account once`() throws {
    let container = try stored()
    let again = FundingEntity(
      id: Samples.id(1), goalID: FundingEntity.japanSavings.goalID, accountID: FundingEntity.japanSavings.accountID,
      priority: 9)
    #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(again) } }
    #expect(try count(container) == 2)
  }

  @Test(arguments: [Int64(0), 10_000]) func `a priority out of range is refused`(_ priority: Int64) throws {
    let container = try stored()
    var row = FundingEntity.japanSavings
    row.priority = priority
    let refused = row
    #expect(throws: PersistenceError.self) { try container.write { try $0.update(refused) } }
  }

  @Test func `a limit of nothing is refused`() throws {
    let container = try stored()
    var row = FundingEntity.japanSavings
    row.limitMinor = 0
    let refused = row
    #expect(throws: PersistenceError.self) { try container.write { try $0.update(refused) } }
  }

  @Test func `a deleted goal takes its link along, and a deleted account its links`() throws {
    let container = try stored()
    try container.write { try $0.delete(FinancialGoalEntity.self, for: FundingEntity.japanSavings.goalID) }
    #expect(try count(container) == 1)
    try container.write { try $0.delete(FinancialAccountEntity.self, for: FundingEntity.laptopSavings.accountID) }
    #expect(try count(container) == 0)
  }

  private func stored() throws -> ModelContainer {
    let container = try MockDataContextManager(plan: ModuloMigrationPlan.self).container()
    try container.write { context in
      try Self.insertOwners(into: context)
      for row in FundingEntity.samples { try context.insert(row) }
    }
    return container
  }

  private func count(_ container: ModelContainer) throws -> Int {
    try container.read { try $0.fetchCount(FetchDescriptor<FundingEntity>()) }
  }

  private static func insertOwners(into context: borrowing ModelContext) throws {
    for goal in FinancialGoalEntity.samples { try context.insert(goal) }
    for account in FinancialAccountEntity.samples { try context.insert(account) }
  }
}

extension HistoryConfiguration {
  fileprivate static var mock: HistoryConfiguration { HistoryConfiguration { .mock } }
}
