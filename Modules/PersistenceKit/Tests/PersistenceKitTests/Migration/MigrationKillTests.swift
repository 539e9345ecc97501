import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process ends at a statement of a migration, without a chance to clean up.
///
/// What a kill leaves are the files as they stand at that moment. They are looked at for every statement; real
/// processes are killed at some of them.
@Suite struct MigrationKillTests {
  private let folder: TemporaryFolder
  private let url: URL
  private let bytes: Data
  private let old: DatabaseDump

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file()
    var club = RandomClub(seed: 11)
    try club.make(at: url, people: 8)
    old = try DatabaseDump(url)
    bytes = try Data(contentsOf: url)
  }

  @Test func `stopped before any statement of it, the old file stands, and migrates afterwards`() throws {
    let statements = try statements { number in
      for ending in Self.endings {
        let file = folder.file("dryRun.store").path + ending
        if FileManager.default.fileExists(atPath: file) {
          try FileManager.default.copyItem(atPath: file, toPath: folder.file("stopped-\(number).store").path + ending)
        }
      }
    }
    let migrated = try DatabaseDump(folder.file("dryRun.store"))
    let commit = try #require(statements.lastIndex(of: "COMMIT")) + 1
    print("\(statements.count) statements, the commit is number \(commit)")
    for number in 1...statements.count {
      let outcome = number > commit ? migrated : old
      try expect(outcome, in: folder.file("stopped-\(number).store"), becoming: migrated, isOld: number <= commit)
    }
  }

  @Test func `a process that is killed leaves the old file, which migrates afterwards`() async throws {
    let statements = try statements { _ in }
    let migrated = try DatabaseDump(folder.file("dryRun.store"))
    let commit = try #require(statements.lastIndex(of: "COMMIT")) + 1
    for number in Set(stride(from: 1, to: commit, by: 17)).union([commit, commit + 1]) {
      let copy = folder.file("killed-\(number).store")
      try bytes.write(to: copy)
      let path = copy.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, number = number as Int] in
        try killingContainer(path, at: number).close()
      }
      try expect(number > commit ? migrated : old, in: copy, becoming: migrated, isOld: number <= commit)
    }
  }

  private func expect(
    _ expected: DatabaseDump, in file: URL, becoming migrated: DatabaseDump, isOld: Bool
  ) throws {
    let name = file.lastPathComponent
    let main = try Data(contentsOf: file)
    if isOld { #expect(main == bytes, "\(name)") }
    let found = try DatabaseDump(file)
    #expect(found == expected, "\(name)")
    if isOld { try ModelContainer(for: Club.V1.models, configuration: .club(file)).close() }
    try ModelContainer(for: Club.Plan.self, configuration: .club(file)).close()
    let after = try DatabaseDump(file)
    #expect(after == migrated, "\(name)")
  }

  private static let endings = ["", "-wal", "-shm", "-journal"]

  /// The statements of a migration that isn't disturbed; the closure sees the number of each one just before it runs.
  private func statements(_ look: @escaping @Sendable (Int) throws -> Void) throws -> [String] {
    let copy = folder.file("dryRun.store")
    try bytes.write(to: copy)
    let seen = SeenStatements()
    let observer = StatementObserver { statement in
      do { try look(seen.add(statement)) } catch { Issue.record(error) }
    }
    let route = try MigrationRoute(Club.Plan.self, observer: observer)
    try ModelContainer(route: route, configuration: .club(copy)).close()
    return seen.all
  }
}

/// Opens the file with the plan, and ends the process before statement `number`.
private func killingContainer(_ path: String, at number: Int) throws -> ModelContainer {
  let seen = SeenStatements()
  let observer = StatementObserver { statement in
    if seen.add(statement) == number { kill(getpid(), SIGKILL) }
  }
  let route = try MigrationRoute(Club.Plan.self, observer: observer)
  return try ModelContainer(route: route, configuration: .club(URL(filePath: path)))
}

/// The statements that an observer has seen.
final class SeenStatements: Sendable {
  private let statements = Mutex<[String]>([])

  var all: [String] { statements.withLock { $0 } }

  /// Returns how many there are now.
  @discardableResult func add(_ statement: String) -> Int {
    statements.withLock { statements in
      statements.append(statement)
      return statements.count
    }
  }
}
