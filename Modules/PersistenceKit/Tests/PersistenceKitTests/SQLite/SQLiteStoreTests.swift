import Foundation
import Testing

@testable import PersistenceKit

@Suite struct SQLiteStoreTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer
  private let engine: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
    engine = try #require(container.engine as? SQLiteStore)
  }

  @Test(arguments: [
    ("synchronous", Int64(2)), ("foreign_keys", 1), ("trusted_schema", 0), ("cell_size_check", 1),
    ("cache_size", -16384), ("application_id", 0x4C45_4147), ("user_version", 1),
    ("query_only", 0), ("temp_store", 2),
  ])
  func `the writer is set as decided`(name: String, expected: Int64) throws {
    let value = try engine.pragma(name)
    #expect(value == expected)
  }

  @Test(arguments: [
    ("synchronous", Int64(2)), ("trusted_schema", 0), ("cell_size_check", 1), ("cache_size", -16384),
    ("query_only", 1),
  ])
  func `so are the readers`(name: String, expected: Int64) throws {
    let value = try engine.pragma(name, onReader: true)
    #expect(value == expected)
  }

  @Test func `the file keeps a write-ahead log, and its tables are strict`() throws {
    let other = try OtherProgram(folder.file())
    let mode = try other.value("PRAGMA journal_mode")
    #expect(mode == "wal")
    let strict = try other.value("SELECT group_concat(name) FROM pragma_table_list WHERE strict AND NOT wr")
    let names = Set(strict?.split(separator: ",").map(String.init) ?? [])
    let expected: Set = ["team", "season", "match", "referee", "score", "chapter"]
    #expect(names == expected)
    let rollups = try other.value("SELECT group_concat(name) FROM pragma_table_list WHERE strict AND wr")
    let rollupNames = Set(rollups?.split(separator: ",").map(String.init) ?? [])
    let expectedRollups: Set = ["score_round", "score_refereed", "chapter_pages"]
    #expect(rollupNames == expectedRollups)
  }

  @Test func `a third reader waits for one of the two`() async throws {
    // The folder goes with the suite's value, which nothing else here would keep.
    defer { withExtendedLifetime(self) {} }
    let container = container
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { _ = try await container.read { try $0.fetch(FetchDescriptor<Team>()) } }
      }
      try await group.waitForAll()
    }
    let isBounded = engine.openedReaders <= 2
    #expect(isBounded)
  }

  @Test func `a row's reference is found through an index`() throws {
    let other = try OtherProgram(folder.file())
    let sql = SQLiteTable(Score.schema).select(where: "match_id").replacing("?1", with: "x'00'")
    let plan = try other.rows("EXPLAIN QUERY PLAN \(sql)", column: 3).joined()
    let isIndexed = plan.contains("score_match_id_index")
    #expect(isIndexed)
  }
}
