import Foundation
import Testing

@testable import PersistenceKit

/// A file that another program has made hostile without a trigger, a view or an index on the models' tables, and what
/// becomes of it.
struct HostileFile: Sendable, CustomTestStringConvertible {
  /// The end of a use of the file.
  enum End: Equatable, Sendable {
    case works
    /// The use is refused as damage; the text names what is wrong.
    case damage(String)
  }

  let testDescription: String
  let sql: String
  var read = End.works
  var write = End.works
  var check = End.works
  var restore = End.works

  static let all = sequences + schemas + large

  private static func sequence(_ value: String, write: End = .works, check: End = .works) -> HostileFile {
    HostileFile(
      testDescription: "sequence \(value)", sql: "UPDATE sqlite_sequence SET seq = \(value) WHERE name = 'coin'",
      write: write, check: check, restore: check)
  }

  private static func exhausted(_ number: Int64) -> End {
    .damage("coin has given out the number \(number), and hardly has another")
  }

  /// The numbers that tables have given out: SQLite says that the disk is full where there is no other one.
  private static let sequences = [
    sequence("9223372036854775807", write: exhausted(.max), check: exhausted(.max)),
    sequence("9223372036854775806", check: exhausted(.max - 1)),
    sequence("-5", check: .damage("coin has #4, and -5 as its highest number")),
    sequence("0", check: .damage("coin has #4, and 0 as its highest number")),
    HostileFile(
      testDescription: "no sequence", sql: "DELETE FROM sqlite_sequence",
      check: .damage("owner has #2, and 0 as its highest number"),
      restore: .damage("owner has #2, and 0 as its highest number, and 2 more")),
    HostileFile(
      testDescription: "sequence twice", sql: "INSERT INTO sqlite_sequence VALUES ('coin', 2), ('other', 9)"),
  ]

  /// Entries that SQLite itself can't make sense of: it refuses the whole file.
  private static let schemas = [
    broken(
      "a trigger on an attached database", "trigger",
      "CREATE TRIGGER evil AFTER INSERT ON other.coin BEGIN SELECT 1; END"),
    broken("a statement that isn't one", "table", "CREATE TABLE evil (a, a)"),
    broken("a statement that runs", "table", "DROP TABLE coin"),
  ]

  private static func broken(_ description: String, _ kind: String, _ sql: String) -> HostileFile {
    let end = End.damage("malformed database schema")
    return HostileFile(
      testDescription: description,
      sql: """
        PRAGMA writable_schema = ON; INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql)
        VALUES ('\(kind)', 'evil', 'evil', 0, '\(sql)')
        """,
      read: end, write: end, check: end, restore: end)
  }

  /// What doesn't touch the models' tables is left as it is, however large.
  private static let large = [
    HostileFile(
      testDescription: "1,000 tables", sql: (1...1_000).map { "CREATE TABLE bait\($0) (a, b);" }.joined(separator: "\n")
    ),
    HostileFile(
      testDescription: "a table of 1,900 columns",
      sql: "CREATE TABLE bait (\((1...1_900).map { "c\($0)" }.joined(separator: ", ")))"),
    HostileFile(
      testDescription: "a view of a megabyte",
      sql: "CREATE VIEW bait AS SELECT '\(String(repeating: "x", count: 900_000))' AS a"),
    HostileFile(
      testDescription: "views on views, 200 deep",
      sql: "CREATE VIEW bait0 AS SELECT 1 AS a;"
        + (1...200).map { "CREATE VIEW bait\($0) AS SELECT a FROM bait\($0 - 1);" }.joined()),
    HostileFile(
      testDescription: "triggers that call each other",
      sql: """
        CREATE TABLE bait (a); CREATE TABLE bait2 (a);
        CREATE TRIGGER there AFTER INSERT ON bait BEGIN INSERT INTO bait2 VALUES (1); END;
        CREATE TRIGGER back AFTER INSERT ON bait2 BEGIN INSERT INTO bait VALUES (1); END
        """),
    HostileFile(
      testDescription: "a generated column that calls a function",
      sql: "CREATE TABLE bait (a, b AS (hex(zeroblob(a))) STORED, CHECK (length(a) < 9))"),
  ]
}

@Suite struct HostileFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Vault.container(in: folder).close()
  }

  @Test(arguments: HostileFile.all) func `reads, writes, checks and restores end as they should`(
    _ hostile: HostileFile
  ) throws {
    try folder.sql(hostile.sql)
    for name in ["read", "write", "check", "restore"] {
      try FileManager.default.copyItem(at: folder.file(), to: folder.file("\(name).store"))
    }
    let read = end { () throws(PersistenceError) in
      for allowsSave in [true, false] {
        let container = try open("read.store", allowsSave: allowsSave)
        let coins = try container.read { try $0.fetch(FetchDescriptor<Vault.Coin>()).count }
        container.close()
        if coins != 4 { throw .misuse("\(coins) coins") }
      }
    }
    let write = end { () throws(PersistenceError) in
      let container = try open("write.store")
      try container.write { _ = try $0.insert(Vault.Coin(id: .fixed(900), mint: "A", value: 1)) }
      let coins = try container.read { try $0.fetch(FetchDescriptor<Vault.Coin>()).map(\.value) }
      if coins != [1, 2, 3, 4, 1] { throw .misuse("\(coins)") }
    }
    let check = end { () throws(PersistenceError) in
      let faults = try ModelContainer.check(
        for: Vault.models, configuration: .league(folder.file("check.store")))
      if let first = faults.first { throw .damaged(detail: "\(first)") }
    }
    let restore = end { () throws(PersistenceError) in
      try ModelContainer.restore(
        from: folder.file("restore.store"), for: Vault.models, configuration: .league(folder.file("new.store")))
    }
    let found = [read, write, check, restore]
    let expected = [hostile.read, hostile.write, hostile.check, hostile.restore]
    let isExpected = zip(found, expected).allSatisfy(Self.agree)
    #expect(isExpected, "\(found)")
  }

  private func open(_ name: String, allowsSave: Bool = true) throws(PersistenceError) -> ModelContainer {
    try ModelContainer(for: Vault.models, configuration: .league(folder.file(name), allowsSave: allowsSave))
  }

  /// An error that isn't damage is one that no use may end in.
  private func end(_ use: () throws(PersistenceError) -> Void) -> HostileFile.End {
    do { try use() } catch {
      if case .damaged(let detail) = error { return .damage(detail) }
      return .damage("NOT DAMAGE: \(error)")
    }
    return .works
  }

  private static func agree(_ found: HostileFile.End, _ expected: HostileFile.End) -> Bool {
    guard case .damage(let detail) = found, case .damage(let part) = expected else { return found == expected }
    return detail.contains(part)
  }
}
