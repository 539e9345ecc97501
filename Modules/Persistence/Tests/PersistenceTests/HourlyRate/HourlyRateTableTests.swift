import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// The table of hourly rates, and how a database gets it.
@Suite(.temporaryFolder) struct HourlyRateTableTests {
  @Test func `a database of the version before opens, and gets the table`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let before = try ModelContainer(
      for: SchemaV11.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV11.version, history: .mock))
    try before.write { try Self.insertOwners(into: $0) }
    before.close()
    let container = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: url, applicationID: ModuloMigrationPlan.applicationID, history: .mock))
    try container.write { context in for row in HourlyRateEntity.samples { try context.insert(row) } }
    let rows = try container.read { try $0.fetch(FetchDescriptor<HourlyRateEntity>()) }
    let faults = try container.check()
    container.close()
    #expect(rows == HourlyRateEntity.samples)
    #expect(faults == [])
  }

  @Test func `its version has the table`() {
    let tables = SchemaV12.models.map { "\($0)" }
    #expect(tables.contains("HourlyRateEntity"))
  }

  @Test(arguments: [HourlyRateEntity.work, .coding]) func `a block and a group have one rate a day`(
    _ rate: HourlyRateEntity
  ) throws {
    let container = try stored()
    let again = HourlyRateEntity(
      id: Samples.id(1), blockID: rate.blockID, groupID: rate.groupID, amountMinor: 1, currency: "EUR",
      start: rate.start)
    #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(again) } }
    #expect(try count(container) == 3)
  }

  @Test(arguments: [Int64(0), -1]) func `an hour that is worth nothing is refused`(_ amount: Int64) throws {
    let container = try stored()
    var row = HourlyRateEntity.own
    row.amountMinor = amount
    let refused = row
    #expect(throws: PersistenceError.self) { try container.write { try $0.update(refused) } }
  }

  @Test func `a deleted block takes its rates along, a deleted group those of its blocks too`() throws {
    let container = try stored()
    try container.write { try $0.delete(BlockEntity.self, for: BlockEntity.coding.id) }
    #expect(try count(container) == 2)
    let other = try stored()
    try other.write { try $0.delete(BlockGroupEntity.self, for: BlockGroupEntity.work.id) }
    #expect(try count(other) == 1)
  }

  private func stored() throws -> ModelContainer {
    let container = try MockDataContextManager(plan: ModuloMigrationPlan.self).container()
    try container.write { context in
      try Self.insertOwners(into: context)
      for row in HourlyRateEntity.samples { try context.insert(row) }
    }
    return container
  }

  private func count(_ container: ModelContainer) throws -> Int {
    try container.read { try $0.fetchCount(FetchDescriptor<HourlyRateEntity>()) }
  }

  private static func insertOwners(into context: borrowing ModelContext) throws {
    for group in BlockGroupEntity.samples { try context.insert(group) }
    for block in BlockEntity.samples { try context.insert(block) }
  }
}

extension HistoryConfiguration {
  fileprivate static var mock: HistoryConfiguration { HistoryConfiguration { .mock } }
}
