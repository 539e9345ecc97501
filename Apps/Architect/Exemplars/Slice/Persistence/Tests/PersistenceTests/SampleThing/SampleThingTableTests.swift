import ExemplarModels
import ExemplarModelsMocks
import ExemplarPersistence
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// The table of sample things, and how a database gets it.
@Suite(.temporaryFolder) struct SampleThingTableTests {
  @Test func `a database of the version before opens, and gets the table`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let before = try ModelContainer(
      for: SchemaV12.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ExemplarPlan.applicationID, schemaVersion: SchemaV12.version, history: .mock))
    let rate = ExchangeRateEntity.samples[0]
    let accounts = FinancialAccountEntity.samples  // slice: owner
    try before.write { context in for account in accounts { try context.insert(account) } }  // slice: owner
    try before.write { _ = try $0.insert(rate) }
    before.close()
    let container = try ModelContainer(
      for: ExemplarPlan.self,
      configuration: ModelConfiguration(url: url, applicationID: ExemplarPlan.applicationID, history: .mock))
    try container.write { context in
      for row in SampleThingEntity.samples { try context.insert(row) }
    }
    let rows = try container.read { try $0.fetch(FetchDescriptor<SampleThingEntity>()) }
    let rates = try container.read { try $0.fetch(FetchDescriptor<ExchangeRateEntity>()) }
    let faults = try container.check()
    container.close()
    #expect(rows == SampleThingEntity.samples)
    #expect(rates == [rate])
    #expect(faults == [])
  }

  @Test func `its version follows the one before, with one table more`() {
    #expect(SampleThingSchema.version == SchemaV12.version + 1)
    #expect(SampleThingSchema.models.count == SchemaV12.models.count + 1)
  }

  @Test func `two rows of a name are refused, whatever their case`() throws {
    let container = try MockDataContextManager(plan: ExemplarPlan.self).container()
    let accounts = FinancialAccountEntity.samples  // slice: owner
    try container.write { context in for account in accounts { try context.insert(account) } }  // slice: owner
    try container.write { _ = try $0.insert(SampleThingEntity.full) }
    var namesake = SampleThingEntity.bare
    namesake.name = "FULL"
    let other = namesake
    #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(other) } }
    #expect(try container.read { try $0.fetchCount(FetchDescriptor<SampleThingEntity>()) } == 1)
  }

  @Test func `a row that breaks a rule of today is a warning of a check`() async throws {
    let container = try MockDataContextManager(plan: ExemplarPlan.self).container()
    var row = SampleThingEntity.full
    row.name = " untidy "
    let untidy = row
    try await container.write { context in
      for account in FinancialAccountEntity.samples { try context.insert(account) }  // slice: owner
      try context.insert(untidy)
    }
    let log = IntegrityLog()
    let faults = try await container.check { log.take($0) }
    #expect(faults == [])
    #expect(log.warnings.map(\.finding.code) == [RowRule.untidyName.rawValue])
  }
}

extension HistoryConfiguration {
  fileprivate static var mock: HistoryConfiguration { HistoryConfiguration { .mock } }
}
