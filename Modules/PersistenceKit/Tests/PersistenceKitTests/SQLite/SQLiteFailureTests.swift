import CPersistenceSQLite
import Foundation
import Testing

@testable import PersistenceKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct SQLiteFailureTests {
  private static let path = "/nowhere/league.store"

  private static let codes: [(Int32, PersistenceError)] = [
    (SQLITE_BUSY, .busy), (SQLITE_BUSY | 1 << 8, .busy), (SQLITE_BUSY | 2 << 8, .busy), (SQLITE_LOCKED, .busy),
    (SQLITE_PROTOCOL, .busy),
    (SQLITE_FULL, .full),
    (SQLITE_READONLY, .permission(path: path)), (SQLITE_READONLY | 1 << 8, .permission(path: path)),
    (SQLITE_READONLY | 6 << 8, .permission(path: path)), (SQLITE_PERM, .permission(path: path)),
    (SQLITE_AUTH, .permission(path: path)),
    (SQLITE_NOTADB, .notADatabase(path: path)),
    (SQLITE_CORRUPT, .damaged(detail: "words")), (SQLITE_CORRUPT | 3 << 8, .damaged(detail: "words")),
    (SQLITE_IOERR, .inputOutput(detail: "words (SQLite code 10)")),
    (SQLITE_IOERR | 4 << 8, .inputOutput(detail: "words (SQLite code 1034)")),
    (SQLITE_IOERR | 33 << 8, .damaged(detail: "words (SQLite code 8458)")),
    (SQLITE_NOMEM, .inputOutput(detail: "words")),
    (SQLITE_INTERRUPT, .cancelled),
    (SQLITE_MISUSE, .misuse("words (SQLite code 21)")), (SQLITE_ERROR, .misuse("words (SQLite code 1)")),
    (SQLITE_CONSTRAINT | 12 << 8, .misuse("words")),
    (SQLITE_CANTOPEN, .cannotOpen(path: path, reason: "there is no such file")),
  ]

  @Test(arguments: codes)
  func `each result code has its error`(code: Int32, expected: PersistenceError) {
    let error = SQLiteFailure(code: code, message: "words", path: Self.path).error
    #expect(error == expected)
  }

  @Test(arguments: [
    (SQLITE_IOERR | 3 << 8, ENOSPC, PersistenceError.full), (SQLITE_IOERR | 19 << 8, EDQUOT, .full),
    (SQLITE_IOERR | 3 << 8, EROFS, .permission(path: path)), (SQLITE_IOERR | 2 << 8, EACCES, .permission(path: path)),
    (SQLITE_CANTOPEN, EACCES, .permission(path: path)), (SQLITE_CANTOPEN, EROFS, .permission(path: path)),
    (SQLITE_CANTOPEN, ENOSPC, .full),
    (SQLITE_CANTOPEN, ENOTDIR, .cannotOpen(path: path, reason: "a part of its path is a file, not a folder")),
  ])
  func `the system's reason goes before SQLite's code`(code: Int32, reason: Int32, expected: PersistenceError) {
    let error = SQLiteFailure(code: code, message: "words", systemError: reason, path: Self.path).error
    #expect(error == expected)
  }

  /// A process of its own, because root may write everywhere and so asks as another user.
  @Test func `a folder in which the log can't be made is told apart`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try Data("x".utf8).write(to: folder.file())
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
      let isOther = getuid() != 0 || setreuid(65_534, 0) == 0
      let error = SQLiteFailure(code: SQLITE_CANTOPEN, message: "words", path: folder.file().path).error
      try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
      let expected = PersistenceError.permission(path: folder.url.path)
      #expect(isOther)
      #expect(error == expected)
    }
  }

  @Test func `a directory that couldn't be opened is told apart`() throws {
    let folder = try TemporaryFolder()
    let error = SQLiteFailure(code: SQLITE_CANTOPEN, message: "words", path: folder.url.path).error
    let expected = PersistenceError.cannotOpen(path: folder.url.path, reason: "it is a directory")
    #expect(error == expected)
  }

  @Test func `a file that can't be opened for no visible reason keeps SQLite's words`() throws {
    let folder = try TemporaryFolder()
    try Data("x".utf8).write(to: folder.file())
    let error = SQLiteFailure(code: SQLITE_CANTOPEN, message: "words", path: folder.file().path).error
    let expected = PersistenceError.cannotOpen(path: folder.file().path, reason: "words")
    #expect(error == expected)
  }

  @Test func `a system failure during the commit leaves the outcome unknown`() {
    let failure = SQLiteFailure(code: SQLITE_IOERR | 4 << 8, message: "disk I/O error")
    let error = failure.commitError
    let expected = PersistenceError.outcomeUnknown(detail: "disk I/O error (SQLite code 1034)")
    #expect(error == expected)
  }

  @Test(arguments: [
    (SQLiteFailure(code: SQLITE_BUSY, message: ""), PersistenceError.busy),
    (SQLiteFailure(code: SQLITE_FULL, message: ""), .full),
  ])
  func `any other failure of the commit is known to have changed nothing`(
    failure: SQLiteFailure, expected: PersistenceError
  ) {
    let error = failure.commitError
    #expect(error == expected)
  }

  @Test func `a missing table is damage, not a misuse`() {
    let error = SQLiteFailure(code: SQLITE_ERROR, message: "no such table: team").error
    let expected = PersistenceError.damaged(detail: "no such table: team")
    #expect(error == expected)
  }

  @Test(arguments: ["no such column: t0.note", "table team has no column named note"])
  func `a missing column is damage, or a version that wasn't raised`(_ message: String) {
    let error = SQLiteFailure(code: SQLITE_ERROR, message: message).error
    let expected = PersistenceError.damaged(detail: message + " (a schema that has changed needs a higher version)")
    #expect(error == expected)
  }

  @Test func `a cascade that is too deep for SQLite is refused`() {
    let error = SQLiteFailure(code: SQLITE_ERROR, message: "too many levels of trigger recursion").error
    guard case .unsupported(let construct, _) = error else {
      Issue.record("unexpected: \(error)")
      return
    }
    let namesIt = construct.contains("cascades")
    #expect(namesIt)
  }

  @Test(arguments: ["parser stack overflow", "Expression tree is too large (maximum depth 1000)"])
  func `a predicate that SQLite can't take in is refused`(_ message: String) {
    let error = SQLiteFailure(code: SQLITE_ERROR, message: message).error
    guard case .unsupported("a predicate of so many conditions", _) = error else {
      Issue.record("unexpected: \(error)")
      return
    }
  }

  @Test func `a sum that overflows in SQL is located by its caller`() {
    let error = SQLiteFailure(code: SQLITE_ERROR, message: "integer overflow").error.located(in: "sums")
    let expected = PersistenceError.overflow(table: "sums")
    #expect(error == expected)
  }

  @Test func `a full database is reported, and the write undone`() throws {
    let folder = try TemporaryFolder()
    let container = try ModelContainer.league(in: folder)
    let engine = try #require(container.engine as? SQLiteStore)
    let limit = try engine.pragma("max_page_count = 1")
    #expect(limit != nil)
    let error = thrown {
      try container.write { context in
        for number in 1...300 {
          try context.insert(Team(id: .fixed(number), name: "\(number)", motto: String(repeating: "x", count: 1000)))
        }
      }
    }
    #expect(error == .full)
    let count = try Team.everything(in: container).count
    #expect(count == 0)
  }
}
