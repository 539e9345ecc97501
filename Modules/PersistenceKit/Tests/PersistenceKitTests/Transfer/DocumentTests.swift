import Foundation
import Testing

@testable import PersistenceKit

@Suite(.temporaryFolder) struct DocumentTests {
  @Test(arguments: Engine.allCases) func `an empty database has a document too`(_ engine: Engine) throws {
    let document = try Document.export(try engine.container(for: Vault.models))
    let expected = """
      {"format":"persistence-kit","version":1,"applicationID":0,"schemaVersion":1,"tables":[
      {"name":"owner","lastNumber":0,"rows":[]},
      {"name":"safe","lastNumber":0,"rows":[]},
      {"name":"coin","lastNumber":0,"rows":[]}
      ]}

      """
    #expect(document == expected)
  }

  @Test(arguments: Engine.allCases) func `rows stand one a line, in the order of their numbers`(_ engine: Engine) throws
  {
    let container = try engine.container(for: [Vault.Coin.self, Vault.Safe.self, Vault.Owner.self])
    try container.write { context in
      try context.insert(Vault.Coin(id: .fixed(2), number: 7, mint: "a\"\\\n\u{1}é", value: 2))
      try context.insert(Vault.Coin(id: .fixed(1), number: 3, mint: "b", value: 1))
      try context.insert(Vault.Coin(id: .fixed(3), number: 9, mint: "c", value: 1))
      try context.delete(Vault.Coin.self, for: .fixed(3))
    }
    let document = try Document.export(container)
    let lines = document.split(separator: "\n").prefix(5).map(String.init)
    let expected = [
      #"{"format":"persistence-kit","version":1,"applicationID":0,"schemaVersion":1,"tables":["#,
      #"{"name":"coin","lastNumber":9,"rows":["#,
      #"{"number":3,"id":"01000000-0000-7000-8000-000000000001","safe_id":null,"mint":"b","value":1},"#,
      #"{"number":7,"id":"01000000-0000-7000-8000-000000000002","safe_id":null,"mint":"a\"\\\n\u0001é","value":2}"#,
      "]},",
    ]
    #expect(lines == expected)
  }

  @Test(arguments: Engine.allCases) func `every kind of value comes back the same`(_ engine: Engine) throws {
    let container = try engine.container(for: [Specimen.self])
    try container.write { context in
      try context.insert(Specimen.full)
      try context.insert(Specimen(id: "empty"))
      for (index, real) in [-0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.infinity, 1e16, 0.1].enumerated()
      {
        var specimen = Specimen(id: "real \(index)")
        specimen.real = real
        try context.insert(specimen)
      }
    }
    let document = try Document.export(container)
    let copy = try engine.container(for: [Specimen.self])
    let summary = try Document.load(document, into: copy)
    #expect(summary.rows == ["specimen": 8])
    let (found, expected) = (try Specimen.everything(in: copy), try Specimen.everything(in: container))
    #expect(found == expected)
    let again = try Document.export(copy)
    #expect(again == document)
  }

  @Test(arguments: Engine.allCases) func `the next number is the one that it would have been`(_ engine: Engine) throws {
    let container = try engine.container(for: Vault.models)
    try container.write { context in
      for number in 1...3 { try context.insert(Vault.Owner(id: .fixed(number), name: "")) }
      try context.delete(Vault.Owner.self, for: .fixed(3))
    }
    let copy = try engine.container(for: Vault.models)
    try Document.load(try Document.export(container), into: copy)
    let number = try copy.write { try $0.insert(Vault.Owner(id: .fixed(4), name: "")) }
    #expect(number == 4)
  }

  @Test(arguments: Engine.allCases) func `rollups and checksums are made anew`(_ engine: Engine) throws {
    let folder = try TemporaryFolder()
    let document = try Document.export(try Vault.container(in: folder))
      .replacing("\"applicationID\":1279607111", with: "\"applicationID\":0")
    let copy = try engine.container(for: Vault.models)
    try Document.load(document, into: copy, by: 7)
    let faults = try copy.check()
    #expect(faults.isEmpty)
    let buckets = try copy.read { try $0.buckets(of: Vault.Coin.byMint, for: "A") }
    let expected = [RollupBucket(bucket: 1, sum: 4, count: 2)]
    #expect(buckets == expected)
  }

  @Test(arguments: Engine.allCases) func `a document of an earlier version ends before what came later`(
    _ engine: Engine
  ) throws {
    let container = try engine.container(for: [Vault.Owner.self])
    try container.write { try $0.insert(Vault.Owner(id: .fixed(1), name: "Ann")) }
    let document = try Document.export(container)
    let newer = try engine.container(for: Vault.models, version: 2)
    let summary = try Document.load(document, into: newer)
    #expect(summary.rows == ["owner": 1, "safe": 0, "coin": 0])
    let same = try engine.container(for: Vault.models)
    let error = thrown { try Document.load(document, into: same) }
    guard case .invalidDocument(let line, _, let found) = error else { return #expect(error == nil) }
    #expect(line == 5)
    #expect(found.hasPrefix("expected the table \"safe\", found "))
  }

  @Test(arguments: Engine.allCases) func `a row of an earlier version may lack optional columns, which are null`(
    _ engine: Engine
  ) throws {
    let container = try engine.container(for: Vault.models)
    let safe = Vault.Safe(id: .fixed(2), ownerID: .fixed(1), label: "Left", note: nil)
    try container.write { context in
      try context.insert(Vault.Owner(id: .fixed(1), name: "Ann"))
      try context.insert(safe)
    }
    let document = try Document.export(container)
    let earlier = document.replacing("\"guest_id\":null,", with: "").replacing(",\"note\":null", with: "")
    let newer = try engine.container(for: Vault.models, version: 2)
    try Document.load(earlier, into: newer)
    let found = try newer.read { try $0.fetch(FetchDescriptor<Vault.Safe>()) }
    #expect(found == [safe])
    let unnamed = try engine.container(for: Vault.models, version: 2)
    let missing = thrown { try Document.load(earlier.replacing("\"label\":\"Left\",", with: ""), into: unnamed) }
    #expect(missing?.reason == "expected the column \"label\", found \"weight\"")
    let same = try engine.container(for: Vault.models)
    let refused = thrown { try Document.load(earlier, into: same) }
    #expect(refused?.reason == "expected the column \"guest_id\", found \"label\"")
  }

  @Test(arguments: Engine.allCases) func `an import is finished in its own transaction, or undone`(
    _ engine: Engine
  ) async throws {
    let container = try engine.container(for: [Vault.Owner.self])
    try await container.write { try $0.insert(Vault.Owner(id: .fixed(1), name: "Ann")) }
    let document = Data(try Document.export(container).utf8)
    let copy = try engine.container(for: [Vault.Owner.self])
    let refusal = PersistenceError.misuse("no")
    await #expect(throws: refusal) {
      try await copy.importDocument(Once(document).next) { _ in throw refusal }
    }
    let nothing = try Vault.Owner.everything(in: copy)
    #expect(nothing.isEmpty)
    _ = try await copy.importDocument(Once(document).next) { context in
      try context.update(Vault.Owner.self, for: .fixed(1)) { $0.name += "a" }
    }
    let names = try Vault.Owner.everything(in: copy).map(\.name)
    #expect(names == ["Anna"])
  }

  @Test(arguments: Engine.allCases) func `a database with rows takes no document`(_ engine: Engine) throws {
    let container = try engine.container(for: Vault.models)
    let document = try Document.export(container)
    try container.write { try $0.insert(Vault.Owner(id: .fixed(1), name: "")) }
    let error = thrown { try Document.load(document, into: container) }
    #expect(error == .notEmpty(table: "owner"))
  }

  @Test func `a parent may come after its child, and after itself`() throws {
    for engine in Engine.allCases {
      let container = try engine.container(for: [Chapter.self, Score.self] + League.models.dropLast(2))
      try container.write { context in
        try context.insert(Chapter(id: 1))
        try context.insert(Chapter(id: 2))
        try context.update(Chapter(id: 1, parentID: 2))
        try context.insert(Team(id: .fixed(1), name: "Ants"))
        try context.insert(Score(id: .fixed(2), teamID: .fixed(1), points: 5))
      }
      let document = try Document.export(container)
      let copy = try engine.container(for: [Chapter.self, Score.self] + League.models.dropLast(2))
      try Document.load(document, into: copy)
      let again = try Document.export(copy)
      #expect(again == document)
      try copy.write { try $0.delete(Chapter.self, for: 2) }
      let chapters = try Chapter.everything(in: copy)
      #expect(chapters.isEmpty)
    }
  }
}

extension PersistenceError {
  /// What is wrong with a document.
  fileprivate var reason: String? {
    if case .invalidDocument(_, _, let reason) = self { reason } else { nil }
  }
}
