import Foundation
import Testing

@testable import PersistenceKit

/// A model whose schema each test makes up.
private struct Draft: PersistentModel {
  var id: Int64
  var number: Int64 = 0
  var name: String?
  var parentID: Int64 = 0

  static var schema: Schema<Draft> { Schema("draft", columns: [Column("id", \.id)]) }

  init(row: borrowing Row) throws(PersistenceError) {
    id = try row[0]
  }
}

/// Two models that claim one table.
private struct Impostor: PersistentModel {
  var id: UUID
  static let schema = Schema<Impostor>("Team", columns: [Column("id", \.id)])

  init(row: borrowing Row) throws(PersistenceError) {
    id = try row[0]
  }
}

@Suite struct SchemaTests {
  private static let mistakes: [(Schema<Draft>, String)] = [
    (Schema("", columns: [Column("id", \.id)]), "has a name that SQLite doesn't allow"),
    (Schema("sqlite_x", columns: [Column("id", \.id)]), "has a name that SQLite doesn't allow"),
    (Schema("t", columns: [Column("name", \.name)]), "needs one column named id"),
    (Schema("t", columns: [Column("id", \.id), Column("ID", \.name)]), "needs one column named id"),
    (Schema("t", columns: [Column("id", \.id), Column("", \.name)]), "has a column without a name"),
    (Schema("t", columns: [Column("id", \.id), Column("x", \.id)]), "has two columns for the same property"),
    (Schema("t", columns: [Column("id", \.name)]), "has an optional key"),
    (
      Schema("t", columns: [Column("id", \.id), Column("number", \.number)]),
      "has a column named number of its own: declare it as Column.number"
    ),
    (
      Schema("t", columns: [Column("id", \.id), Column("name", \.name, check: .positive)]),
      "has a check on name that isn't for its type"
    ),
    (
      Schema(
        "t", columns: [Column("id", \.id), Column("parent_id", \.parentID)],
        relationships: [Relationship(\.parentID, to: Draft.self, onDelete: .nullify)]),
      "nullifies parent_id, which isn't optional"
    ),
    (
      Schema(
        "t", columns: [Column("id", \.id), Column("name", \.name)],
        rollups: [Rollup<Draft, String?>("sums", by: \.name, bucket: { _ in 0 }, value: \.id)]),
      "has the rollup sums, whose group is optional"
    ),
    (Schema("t", columns: [Column("id", \.id)], indexes: [Index()]), "has an index without columns"),
  ]

  @Test(arguments: mistakes.indices)
  func `a schema that contradicts itself is a misuse`(index: Int) {
    let (schema, complaint) = Self.mistakes[index]
    let error = thrown { try schema.validate() }
    let expected = PersistenceError.misuse("the table \(schema.table) \(complaint)")
    #expect(error == expected)
  }

  @Test func `an index over a property without a column is a misuse`() {
    let schema = Schema<Draft>("t", columns: [Column("id", \.id)], indexes: [Index(\.name)])
    let error = thrown { try schema.validate() }
    guard case .misuse = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }

  @Test func `two models can't share a table, in any case`() {
    let error = thrown { try ModelList.validate([Team.self, Impostor.self]) }
    let expected = PersistenceError.misuse("two tables are named Team")
    #expect(error == expected)
  }

  @Test func `a relationship needs its parent in the container`() {
    let error = thrown { try ModelList.validate([Match.self]) }
    let expected = PersistenceError.misuse("Match points to Season, which the container isn't for")
    #expect(error == expected)
  }

  @Test func `a table is STRICT, with its number, key, checks and references`() throws {
    let schema = Score.schema
    let statements = try [TableLayout(schema).creation(under: schema.table)] + schema.indexDefinitions().map(\.sql)
    let expected = [
      """
      CREATE TABLE "score" ("number" INTEGER PRIMARY KEY AUTOINCREMENT, "id" BLOB NOT NULL UNIQUE, \
      "team_id" BLOB NOT NULL REFERENCES "team" ("id") ON DELETE CASCADE, \
      "match_id" BLOB REFERENCES "match" ("id") ON DELETE CASCADE, \
      "referee_id" BLOB REFERENCES "referee" ("id") ON DELETE SET NULL, \
      "round" INTEGER NOT NULL CONSTRAINT "round" CHECK ("round" BETWEEN 0 AND 1000), \
      "points" INTEGER NOT NULL) STRICT
      """,
      #"CREATE INDEX "score_team_id_round_index" ON "score" ("team_id", "round")"#,
      #"CREATE INDEX "score_match_id_index" ON "score" ("match_id")"#,
      #"CREATE INDEX "score_referee_id_index" ON "score" ("referee_id")"#,
    ]
    #expect(statements == expected)
  }

  @Test func `a model without a number selects it after its columns`() {
    let list = Season.schema.selectList
    let expected = #"t0."id", t0."label", t0."number""#
    #expect(list == expected)
  }

  @Test(arguments: [
    (Check.positive, SQLValue.integer(0), false), (.positive, .real(0.5), true), (.nonNegative, .integer(0), true),
    (.nonNegative, .real(-1), false), (.nonEmpty, .text(""), false), (.nonEmpty, .blob([0]), true),
    (.oneOf(["a"]), .text("b"), false), (.range(1...2), .integer(2), true), (.range(1...2), .integer(3), false),
    (.positive, .null, true), (.oneOf(["Cafe\u{301}"]), .text("Caf\u{E9}"), true),
    (.oneOf(["Caf\u{E9}"]), .text("Cafe"), false),
  ])
  func `a check accepts what its SQL accepts`(check: Check, value: SQLValue, expected: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.sql("CREATE TABLE t (c CHECK (\(check.sql(over: "c"))))")
    let accepts = check.accepts(value)
    #expect(accepts == expected)
    let isStored = try folder.accepts("INSERT INTO t VALUES (\(value.literal))")
    #expect(isStored == expected)
  }

  @Test func `names and texts are quoted`() {
    let name = #"a"b"#.quoted
    let expectedName = #""a""b""#
    #expect(name == expectedName)
    let text = "it's".sqlLiteral
    let expectedText = "'it''s'"
    #expect(text == expectedText)
  }
}

extension SQLValue {
  fileprivate var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value.sqlLiteral
    case .blob(let bytes): "x'" + bytes.map { String(format: "%02x", $0) }.joined() + "'"
    }
  }
}
