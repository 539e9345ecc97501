import Foundation
import PersistenceKit
import Testing

/// The blocks of Modelling.md that aren't models.
@Suite(.temporaryFolder) struct ModellingExamples {
  @Test(arguments: Engine.allCases)
  func `a rollup lists its months`(_ engine: Engine) throws {
    let (container, peas) = (try Plot().container(on: engine), Plot().peas)
    let months = try container.read { try $0.buckets(of: Harvest.byMonth, for: peas.id) }
    let expected = [
      RollupBucket(bucket: 2026_06, sum: 900, count: 1), RollupBucket(bucket: 2026_07, sum: 2_100, count: 1),
    ]
    #expect(months == expected)
  }

  @Test func `a container is opened for all models`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("allotment.store")
    let container = try ModelContainer(
      for: Bed.self, Planting.self, Harvest.self,
      configuration: ModelConfiguration(url: url, applicationID: 0x414C_4C4F, schemaVersion: 1))
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Bed>()) }
    #expect(count == 0)
  }

  @Test func `a model that points to one that isn't listed is a misuse`() throws {
    let error = thrown { try ModelContainer(for: Planting.self, configuration: .inMemory) }
    guard case .misuse = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }

  @Test(arguments: Engine.allCases)
  func `what a check, a key and a delete rule refuse is named`(_ engine: Engine) throws {
    let (container, plot) = (try Plot().container(on: engine), Plot())
    let unnamed = thrown { try container.write { try $0.insert(Bed(id: UUID(3), name: "", squareMetres: 4)) } }
    let doubled = thrown { try container.write { try $0.insert(Bed(id: UUID(3), name: "South", squareMetres: 4)) } }
    let planted = thrown { try container.write { try $0.delete(Bed.self, for: plot.bed.id) } }
    let expected = [
      Constraint(kind: .check, table: "bed", columns: ["name"]),
      Constraint(kind: .unique, table: "bed", columns: ["name"]),
      Constraint(kind: .foreignKey, table: "planting", columns: ["bed_id"]),
    ].map { PersistenceError.constraint($0) }
    let errors = [unnamed, doubled, planted]
    #expect(errors == expected)
  }

  @Test(arguments: Engine.allCases)
  func `every model comes back as it went in`(_ engine: Engine) throws {
    let (container, plot) = (try Plot().container(on: engine), Plot())
    let plantings = try container.read { try $0.fetch(FetchDescriptor<Planting>()) }
    let expected = [plot.peas, plot.beans, plot.kale]
    #expect(plantings == expected)
  }
}
