import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// What a model finds in its rows, wherever the kit asks it.
@Suite(.temporaryFolder) struct RowFindingTests {
  private let folder: TemporaryFolder
  private let backup: URL

  init() throws {
    folder = try TemporaryFolder()
    backup = folder.file("backup.store")
  }

  @Test(arguments: Engine.allCases) func `a check returns faults and tells warnings`(_ engine: Engine) throws {
    for (pear, faults, events) in [
      (Pear(2, weight: 13), Pear.faults, []), (Pear(2, name: " "), [], Pear.warnings), (Pear(2), [], []),
    ] {
      let container = try engine.container(for: [Pear.self])
      try container.write { context in
        try context.insert(Pear(1))
        try context.insert(pear)
      }
      var told: [IntegrityEvent] = []
      let found = try container.check { told.append($0) }
      #expect(found == faults)
      #expect(told == events)
    }
  }

  @Test(arguments: Engine.allCases) func `a check tells how many rows it has read`(_ engine: Engine) throws {
    let container = try engine.container(for: [Pear.self])
    try container.write { context in
      for number in 1...20_001 { try context.insert(Pear(number)) }
    }
    var told: [IntegrityEvent] = []
    let faults = try container.check { told.append($0) }
    #expect(faults == [])
    #expect(told == [.progress(rows: 10_000), .progress(rows: 20_000)])
  }

  @Test func `no backup is made of a fault`() throws {
    let container = try orchard(with: Pear(2, weight: 13))
    let error = thrown { try container.backUp(to: backup) }
    #expect(error == .damaged(detail: "pear #2, weight: 13 isn't a weight"))
    #expect(!FileManager.default.fileExists(atPath: backup.path))
  }

  @Test(arguments: [Int32(1), 2]) func `a backup and a restore tell the warnings, of an older version too`(
    _ version: Int32
  ) async throws {
    defer { withExtendedLifetime(self) {} }
    let container = try orchard(with: Pear(2, name: " "), version: version)
    let log = EventLog()
    try await container.backUp(to: backup) { log.take($0) }
    container.close()
    let newest = ModelConfiguration.league(folder.file())
    let faults = try await ModelContainer.check(for: Orchard.self, configuration: newest) { log.take($0) }
    let kept = try await ModelContainer.restore(from: backup, for: Orchard.self, configuration: newest) { log.take($0) }
    #expect(faults == [])
    #expect(kept != nil)
    #expect(log.events == Pear.warnings + Pear.warnings + Pear.warnings)
  }

  @Test(arguments: [Int32(1), 2]) func `a backup with a fault isn't restored, of an older version neither`(
    _ version: Int32
  ) async throws {
    defer { withExtendedLifetime(self) {} }
    try orchard(with: Pear(2, weight: 13), version: version).close()
    let configuration = ModelConfiguration.league(folder.file("other.store"))
    let source = folder.file()
    let error = await asyncThrown {
      try await ModelContainer.restore(from: source, for: Orchard.self, configuration: configuration)
    }
    #expect(error == .damaged(detail: "pear #2, weight: 13 isn't a weight"))
    let faults = try await ModelContainer.check(for: Orchard.self, configuration: .league(source))
    #expect(faults == Pear.faults)
  }

  @Test(arguments: Engine.allCases) func `an import refuses what an export counts`(_ engine: Engine) throws {
    for (pear, reason) in [
      (Pear(2, weight: 13), "weight: 13 isn't a weight"), (Pear(2, name: " "), "name: the name is blank"),
    ] {
      let container = try engine.container(for: [Pear.self])
      try container.write { context in
        try context.insert(Pear(1))
        try context.insert(pear)
      }
      var document = Data()
      let summary = try container.exportDocument { document.append($0) }
      #expect(summary == TransferSummary(rows: ["pear": 2], refusedRows: 1))
      let copy = try engine.container(for: [Pear.self])
      let error = thrown { try Document.load(String(decoding: document, as: UTF8.self), into: copy) }
      #expect(error == .invalidDocument(line: 4, column: 1, reason: reason))
      let count = try copy.read { try $0.fetchCount(FetchDescriptor<Pear>()) }
      #expect(count == 0)
    }
  }

  @Test(arguments: Engine.allCases) func `a sum that gets too large is refused on the row where it happens`(
    _ engine: Engine
  ) throws {
    let heaps: [[Int64]] = [[.max, 1], [.max - 1, 1, 1], [.max / 2, .max / 2, 1, 1], [.min, -1]]
    for weights in heaps {
      let rows = weights.enumerated().map { index, weight in
        "{\"number\":\(index + 1),\"id\":\"\(UUID.fixed(index + 1))\",\"name\":\"Abate\",\"weight\":\(weight)}"
      }
      let container = try engine.container(for: [Pear.self])
      let error = thrown { try Document.load(document(rows + ["{\"number\":9"], last: 9), into: container) }
      let reason = "the sum in pear_weight doesn't fit into 64 bits"
      #expect(error == .invalidDocument(line: 2 + weights.count, column: 1, reason: reason), "\(weights)")
    }
  }

  @Test(arguments: Engine.allCases) func `what finishes an import can name a row by its number`(
    _ engine: Engine
  ) async throws {
    let container = try engine.container(for: [Pear.self])
    let rows = [1, 4, 9].map { "{\"number\":\($0),\"id\":\"\(UUID.fixed($0))\",\"name\":\"Abate\",\"weight\":1}" }
    let parts = Once(Data(document(rows, last: 9).utf8))
    let error = await asyncThrown {
      try await container.importDocument(
        { parts.next() },
        finishing: { _ in throw PersistenceError.decoding(table: "pear", column: "weight", number: 9, detail: "no") })
    }
    #expect(error == .invalidDocument(line: 5, column: 1, reason: "weight: no"))
  }

  @Test func `a table whose numbers are used up is a fault`() throws {
    let container = try orchard(with: Pear(2))
    try folder.sql("UPDATE sqlite_sequence SET seq = 9223372036854775807")
    let faults = try container.check()
    #expect(faults == [.exhausted(table: "pear", number: .max)])
  }

  @Test(arguments: ["UPDATE sqlite_sequence SET seq = 0", "UPDATE sqlite_sequence SET name = 'plum'"])
  func `a counter below the highest number is a fault, and leaves in no document`(_ change: String) throws {
    let container = try orchard(with: Pear(2))
    try folder.sql(change)
    let detail = "pear has #2, and 0 as its highest number"
    let faults = try container.check()
    #expect(faults == [.structure(detail: detail)])
    let error = thrown { () throws(PersistenceError) in try container.exportDocument { _ in } }
    #expect(error == .damaged(detail: detail))
  }

  private func orchard(with pear: Pear, version: Int32 = 2) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Pear.self, configuration: .league(folder.file(), schemaVersion: version))
    try container.write { context in
      try context.insert(Pear(1))
      try context.insert(pear)
    }
    return container
  }

  private func document(_ rows: [String], last: Int) -> String {
    """
    {"format":"persistence-kit","version":1,"applicationID":0,"schemaVersion":1,"tables":[
    {"name":"pear","lastNumber":\(last),"rows":[
    \(rows.joined(separator: ",\n"))
    ]}
    ]}

    """
  }
}

/// Where the rows of a document begin.
@Suite(.temporaryFolder) struct RowPositionTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `each row's place is known, however the lines are broken`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (positions, expected) = (RowPositions(), [JSONPosition]())
    var position = JSONPosition()
    for _ in 0..<200 {
      position.line += Int.random(in: 0...3, using: &generator) == 0 ? Int.random(in: 2...4, using: &generator) : 1
      if Int.random(in: 0...9, using: &generator) == 0 { position.column = Int.random(in: 1...5, using: &generator) }
      positions.append(position)
      expected.append(position)
    }
    let found = expected.indices.map { positions.position(at: $0) }
    #expect(found == expected, "seed \(seed)")
    #expect(RowPositions().position(at: 0) == nil)
  }
}

private final class EventLog: Sendable {
  private let kept = Mutex<[IntegrityEvent]>([])

  var events: [IntegrityEvent] { kept.withLock(\.self) }

  func take(_ event: IntegrityEvent) { kept.withLock { $0.append(event) } }
}
