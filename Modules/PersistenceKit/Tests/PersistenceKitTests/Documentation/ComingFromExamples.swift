import Foundation
import PersistenceKit
import Testing

/// The blocks of ComingFromSwiftData.md and ComingFromGRDB.md.
@Suite(.temporaryFolder) struct ComingFromExamples {
  @Test(arguments: Engine.allCases)
  func `a value is changed and written`(_ engine: Engine) throws {
    let (container, peas) = (try Plot().container(on: engine), Plot().peas)
    try container.write { context in
      if var planting = try context.model(Planting.self, for: peas.id) {
        planting.isHarvested = true
        try context.update(planting)
      }
    }
    let isHarvested = try container.read { try $0.model(Planting.self, for: peas.id) }?.isHarvested
    #expect(isHarvested == true)
  }

  @Test(arguments: Engine.allCases)
  func `a request is a descriptor`(_ engine: Engine) throws {
    let container = try Plot().container(on: engine)
    let plantings = try container.read { context in
      try context.fetch(
        FetchDescriptor<Planting>(
          predicate: #Predicate { !$0.isHarvested }, sortBy: [SortDescriptor(\.sown, order: .reverse)]))
    }
    let crops = plantings.map(\.crop)
    #expect(crops == ["Kale", "Broad beans", "Peas"])
  }
}
