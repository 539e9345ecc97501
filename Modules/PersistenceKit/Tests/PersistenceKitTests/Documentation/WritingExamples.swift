import Foundation
import PersistenceKit
import Testing

/// The blocks of Writing.md.
@Suite(.temporaryFolder) struct WritingExamples {
  private let plot = Plot()

  @Test(arguments: Engine.allCases)
  func `a write inserts what belongs together`(_ engine: Engine) async throws {
    let (container, west, leeks) = (try plot.container(on: engine), UUID(3), UUID(14))
    try await container.write { context in
      try context.insert(Bed(id: west, name: "West", squareMetres: 8))
      try context.insert(
        Planting(id: leeks, bedID: west, crop: "Leeks", family: .allium, sown: Day(number: 2026_04_11)))
    }
    let crop = try await container.read { try $0.model(Planting.self, for: leeks) }?.crop
    #expect(crop == "Leeks")
  }

  @Test(arguments: Engine.allCases)
  func `a row is changed in place`(_ engine: Engine) throws {
    let (container, peas) = (try plot.container(on: engine), plot.peas)
    let changed = try container.write { context in
      try context.update(Planting.self, for: peas.id) { $0.note = "under a net" }
    }
    let found = try container.read { try $0.model(Planting.self, for: peas.id) }
    #expect(changed.note == "under a net")
    #expect(found == changed)
  }

  @Test(arguments: Engine.allCases)
  func `rows that match are changed in place`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let covered = try container.write { context in
      try context.update(Planting.self, where: #Predicate { $0.crop == "Peas" }) { $0.note = "under a net" }
    }
    let found = try container.read { try $0.fetch(FetchDescriptor<Planting>()) }.map(\.note)
    #expect(covered == 1)
    #expect(found == ["under a net", nil, nil])
  }

  @Test(arguments: Engine.allCases)
  func `a row is replaced by its name`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let west = Bed(id: UUID(3), name: "West", squareMetres: 8)
    try container.write { _ = try $0.insert(west) }
    let stored = try container.write { try $0.upsert(Bed(id: UUID(), name: "West", squareMetres: 12), by: \.name) }
    let found = try container.read { try $0.model(Bed.self, for: west.id) }
    #expect(stored.id == west.id)
    #expect(found?.squareMetres == 12)
  }

  @Test(arguments: Engine.allCases)
  func `a row is inserted or replaced`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let peas = plot.peas.called("Mangetout")
    let number = try container.write { try $0.upsert(peas) }
    let found = try container.read { try $0.model(Planting.self, for: peas.id) }
    #expect(number == 1)
    #expect(found == peas)
  }

  @Test(arguments: Engine.allCases)
  func `rows that match are deleted`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let gone = try container.write { try $0.delete(model: Planting.self, where: #Predicate { $0.harvests.isEmpty }) }
    let left = try container.read { try $0.fetch(FetchDescriptor<Planting>()) }
    let expected = [plot.peas, plot.beans]
    #expect(gone == 1)
    #expect(left == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a part that fails leaves the rest`(_ engine: Engine) throws {
    let (container, spring) = (try plot.container(on: engine), Day(number: 2026_03_01))
    let beds = [
      Bed(id: UUID(3), name: "West", squareMetres: 8), Bed(id: UUID(4), name: "South", squareMetres: 8),
      Bed(id: UUID(5), name: "East", squareMetres: 8),
    ]
    let refused = try container.write { context in
      var refused: [String] = []
      for bed in beds {
        do {
          try context.savepoint { part in
            try part.insert(bed)
            try part.insert(Planting(id: UUID(), bedID: bed.id, crop: "Clover", family: .legume, sown: spring))
          }
        } catch PersistenceError.constraint {
          refused.append(bed.name)
        }
      }
      return refused
    }
    let clover = try container.read {
      try $0.fetchCount(FetchDescriptor<Planting>(predicate: #Predicate { $0.crop == "Clover" }))
    }
    #expect(refused == ["South"])
    #expect(clover == 2)
  }

  @Test(arguments: Engine.allCases)
  func `a loop asks whether it should go on`(_ engine: Engine) async throws {
    let (container, rows) = (try plot.container(on: engine), ["Leeks", "", "Onions"])
    let parsed: @Sendable (String) -> Planting? = { row in
      row.isEmpty
        ? nil : Planting(id: UUID(), bedID: UUID(1), crop: row, family: .allium, sown: Day(number: 2026_04_11))
    }
    try await container.write { context in
      for row in rows {
        try context.checkCancellation()
        if let planting = parsed(row) { try context.upsert(planting) }
      }
    }
    let count = try await container.read { try $0.fetchCount(FetchDescriptor<Planting>()) }
    #expect(count == 5)
  }
}

extension Planting {
  fileprivate func called(_ crop: String) -> Planting {
    var other = self
    other.crop = crop
    return other
  }
}
