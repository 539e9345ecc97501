import Foundation
import Testing

@testable import PersistenceKit

/// Every way in which a document can be wrong, against both engines: where it is, what was expected, nothing imported.
@Suite(.temporaryFolder) struct InvalidDocumentTests {
  private static let whole = """
    {"format":"persistence-kit","version":1,"applicationID":0,"schemaVersion":1,"tables":[
    {"name":"owner","lastNumber":2,"rows":[
    {"number":1,"id":"01000000-0000-7000-8000-000000000001","name":"Ada"},
    {"number":2,"id":"01000000-0000-7000-8000-000000000002","name":"Zoë"}
    ]},
    {"name":"safe","lastNumber":0,"rows":[]},
    {"name":"coin","lastNumber":1,"rows":[
    {"number":1,"id":"01000000-0000-7000-8000-000000000003","safe_id":null,"mint":"A","value":1}
    ]}
    ]}

    """

  /// What is replaced by what, and the error.
  static let cases: [(String, String, Int, Int, String)] = [
    ("persistence-kit", "other", 1, 11, "expected the format \"persistence-kit\", found text"),
    ("\"version\":1", "\"version\":2", 1, 39, "expected version 1 of the format, found a whole number"),
    ("\"applicationID\":0", "\"applicationID\":5", 1, 57, "expected the application id 0, found a whole number"),
    ("\"schemaVersion\":1", "\"schemaVersion\":2", 1, 75, "expected a schema's version up to 1, found 2"),
    ("{\"name\":\"safe\"", "{\"name\":\"sofa\"", 6, 9, "expected the table \"safe\", found text"),
    ("{\"name\":\"safe\",\"lastNumber\":0,\"rows\":[]},\n", "", 6, 9, "expected the table \"safe\", found text"),
    (
      "\n]}\n]}", "\n]},{}\n]}", 9, 4, "expected the end of the tables, which are complete, found an object"
    ),
    ("\"name\":\"Ada\"", "\"nick\":\"Ada\"", 3, 57, "expected the column \"name\", found \"nick\""),
    (",\"name\":\"Ada\"", "", 3, 56, "expected the column \"name\", found the end of the object"),
    ("\"Ada\"", "\"Ada\",\"age\":3", 3, 70, "expected the end of the row, found \"age\""),
    ("\"Ada\"", "7", 3, 64, "expected text for \"name\", found a whole number"),
    ("\"Ada\"", "null", 3, 64, "expected text for \"name\", found null"),
    ("\"Ada\"", "\"A\\u0000\"", 3, 64, "a NUL character in text can't be kept"),
    ("\"safe_id\":null", "\"safe_id\":\"x\"", 8, 67, "expected a UUID as text or null for \"safe_id\", found text"),
    (
      "\"value\":1", "\"value\":1.5", 8, 91,
      "expected a whole number of at most 64 bits for \"value\", found a number with a fraction or beyond 64 bits"
    ),
    ("\"value\":1", "\"value\":0", 8, 1, "the value of value isn't allowed"),
    (
      "\"01000000-0000-7000-8000-000000000002\"", "\"01000000-0000-7000-8000-000000000001\"", 4, 1,
      "another row has the same id"
    ),
    ("{\"number\":2", "{\"number\":1", 4, 11, "expected a number above 1, found 1"),
    ("\"lastNumber\":2", "\"lastNumber\":1", 2, 30, "expected the highest number that was given out, 2 or more"),
    (
      "\"safe_id\":null", "\"safe_id\":\"01000000-0000-7000-8000-000000000009\"", 8, 1,
      "the row 1 of coin points to nothing through safe_id"
    ),
    (
      "{\"number\":2", "{\"number\":9223372036854775807", 2, 30,
      "expected the highest number that was given out, 9223372036854775807 or more"
    ),
    (
      "\"lastNumber\":2", "\"lastNumber\":9223372036854775807", 2, 30,
      "expected the highest number that was given out, 9223372032559808511 or less"
    ),
    ("\n]}\n]}\n", "\n]}\n]}\nx", 11, 1, "expected the end of the document, found \"x\""),
    ("\n]}\n]}\n", "\n]}\n]", 10, 2, "expected \",\" or \"}\", but the document ends here"),
    ("\"value\":1}\n]}\n]}\n", "\"val", 8, 87, "expected the end of a text, but the document ends here"),
  ]

  @Test(arguments: cases)
  func `it says where it is wrong, and imports nothing`(
    _ old: String, _ new: String, _ line: Int, _ column: Int, _ reason: String
  ) throws {
    for engine in Engine.allCases {
      let container = try engine.container(for: Vault.models)
      let document = Self.whole.replacing(old, with: new, maxReplacements: 1)
      try #require(document != Self.whole)
      let error = thrown { try Document.load(document, into: container) }
      #expect(error == .invalidDocument(line: line, column: column, reason: reason), "\(engine)")
      let count = try container.read { context in
        try context.fetchCount(FetchDescriptor<Vault.Owner>()) + context.fetchCount(FetchDescriptor<Vault.Coin>())
      }
      #expect(count == 0)
      // What was refused has left no trace: the right one fits.
      try Document.load(Self.whole, into: container)
      let again = try Document.export(container)
      #expect(again == Self.whole)
    }
  }

  /// What is made of the rows points to nothing too, but the document has no line for it.
  @Test(arguments: Engine.allCases)
  func `a broken reference is named by the first row of the document that has it`(_ engine: Engine) throws {
    let container = try engine.container(for: League.models)
    let (team, nothing) = (UUID.fixed(1), UUID.fixed(99))
    try container.write { context in
      try context.insert(Team(id: team, name: "Reds"))
      for number in 1...4 { try context.insert(Score(id: .fixed(10 + number), teamID: team, points: Int64(number))) }
    }
    let whole = try Document.export(container)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let third = try #require(lines.firstIndex { $0.contains("\"points\":3") })
    let broken = lines.enumerated().map { index, line in
      let team = "\"team_id\":\"\(team.uuidString.lowercased())\""
      return index < third ? line : line.replacing(team, with: "\"team_id\":\"\(nothing.uuidString.lowercased())\"")
    }
    try #require(broken != lines)
    let empty = try engine.container(for: League.models)
    let error = thrown { try Document.load(broken.joined(separator: "\n"), into: empty) }
    let reason = "the row 3 of score points to nothing through team_id"
    #expect(error == .invalidDocument(line: third + 1, column: 1, reason: reason))
  }

  @Test(arguments: Engine.allCases)
  func `of several broken references the first in the document is named`(_ engine: Engine) throws {
    let container = try engine.container(for: League.models)
    try container.write { context in
      try context.insert(Season(id: .fixed(1), label: "Spring"))
      try context.insert(Match(id: .fixed(2), seasonID: .fixed(1)))
      try context.insert(Team(id: .fixed(3), name: "Reds"))
      try context.insert(Score(id: .fixed(4), teamID: .fixed(3), matchID: .fixed(2), points: 1))
    }
    let whole = try Document.export(container)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let nothing = UUID.fixed(99).uuidString.lowercased()
    let broken = lines.map { line in
      line.replacing(/"(season_id|team_id|match_id)":"[^"]*"/) { "\"\($0.1)\":\"\(nothing)\"" }
    }
    let match = try #require(broken.firstIndex { $0.contains("\"season_id\"") })
    let empty = try engine.container(for: League.models)
    let error = thrown { try Document.load(broken.joined(separator: "\n"), into: empty) }
    let first = "the row 1 of match points to nothing through season_id"
    #expect(error == .invalidDocument(line: match + 1, column: 1, reason: first))
    let mended = zip(lines, broken).map { $1.contains("\"season_id\"") ? $0 : $1 }
    let score = try #require(mended.firstIndex { $0.contains("\"team_id\"") })
    let left = thrown { try Document.load(mended.joined(separator: "\n"), into: empty) }
    let second = "the row 1 of score points to nothing through team_id"
    #expect(left == .invalidDocument(line: score + 1, column: 1, reason: second))
  }

  @Test(arguments: Engine.allCases) func `a document that ends anywhere is refused`(_ engine: Engine) throws {
    let container = try engine.container(for: Vault.models)
    let document = Self.whole.dropLast(1)
    for length in stride(from: 0, to: document.count, by: 3) {
      let error = thrown { try Document.load(String(document.prefix(length)), into: container) }
      guard case .invalidDocument = error else {
        Issue.record("\(length): \(String(describing: error))")
        continue
      }
    }
    let empty = try Vault.Owner.everything(in: container).isEmpty
    #expect(empty)
  }
}
