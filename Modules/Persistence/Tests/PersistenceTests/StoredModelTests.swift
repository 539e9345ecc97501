import ModuloModels
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// What a stored thing is called, and what has to know every one.
@Suite struct StoredModelTests {
  private let nouns = ModuloMigrationPlan.newest.models.compactMap { ($0 as? any StoredModel.Type)?.noun }

  @Test func `every table but that of the steps has a noun of its own`() {
    let steps = ModuloMigrationPlan.newest.models.count { $0 == HistoryStep.self }
    #expect(steps == 1)
    #expect(nouns.count + steps == ModuloMigrationPlan.newest.models.count)
    #expect(Set(nouns).count == nouns.count)
  }

  @Test func `what is counted has a table, and is told in the order of the tables`() {
    let counted = nouns.filter(Noun.counted.contains)
    #expect(counted == Noun.counted)
    #expect(ModuloMigrationPlan.countedTables.count == counted.count)
  }
}
