import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// The table of plans for blocks, and how a database gets it.
@Suite(.temporaryFolder) struct PlannedBlockTableTests {
  @Test func `a database of the version before opens, and gets the table`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let history = HistoryConfiguration { .mock }
    let before = try ModelContainer(
      for: SchemaV11.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV11.version, history: history))
    try before.write { try Self.insertOwners(into: $0) }
    before.close()
    let container = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(url: url, applicationID: ModuloMigrationPlan.applicationID, history: history))
    try container.write { context in for row in PlannedBlockEntity.samples { try context.insert(row) } }
    let rows = try container.read { try $0.fetch(FetchDescriptor<PlannedBlockEntity>()) }
    let faults = try container.check()
    container.close()
    #expect(rows == PlannedBlockEntity.samples)
    #expect(faults == [])
  }

  @Test func `a deleted block takes its plans along`() throws {
    let container = try stored()
    try container.write { try $0.delete(BlockEntity.self, for: BlockEntity.coding.id) }
    let left = try container.read { try $0.fetch(FetchDescriptor<PlannedBlockEntity>()) }
    #expect(left == [.reading])
  }

  @Test func `a row that ends before it begins is a warning, an unknown zone a fault`() throws {
    var reversed = PlannedBlockEntity.coding
    reversed.end = reversed.start
    var elsewhere = PlannedBlockEntity.reading
    elsewhere.zone = "Mars/Olympus"
    #expect(try reversed.brokenRules() == [.endNotAfterStart])
    #expect(throws: RepositoryError.damaged(.unknownZone("Mars/Olympus", number: 2))) { try elsewhere.brokenRules() }
  }

  private func stored() throws -> ModelContainer {
    let container = try MockDataContextManager(plan: ModuloMigrationPlan.self).container()
    try container.write { context in
      try Self.insertOwners(into: context)
      for row in PlannedBlockEntity.samples { try context.insert(row) }
    }
    return container
  }

  private static func insertOwners(into context: borrowing ModelContext) throws {
    for group in BlockGroupEntity.samples { try context.insert(group) }
    for block in BlockEntity.samples { try context.insert(block) }
  }
}
