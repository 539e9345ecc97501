import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process ends at each statement of a migration in turn, without a chance to clean up.
@Suite struct MigrationKillTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file()
    var club = RandomClub(seed: 11)
    try club.make(at: url, people: 8)
  }

  @Test func `killed before any statement of it, the old file stands, and migrates afterwards`() async throws {
    let old = try DatabaseDump(url)
    let bytes = try Data(contentsOf: url)
    let statements = try statements()
    let commit = try #require(statements.lastIndex(of: "COMMIT"))
    let migrated = try DatabaseDump(folder.file("rehearsed.store"))
    print("\(statements.count) statements, the commit is number \(commit + 1)")
    for number in 1...statements.count {
      let copy = folder.file("killed-\(number).store")
      try bytes.write(to: copy)
      let path = copy.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, number = number as Int] in
        try killingContainer(path, at: number).close()
      }
      let isDone = number > commit + 1
      let main = try Data(contentsOf: copy)
      if !isDone { #expect(main == bytes) }
      let found = try DatabaseDump(copy)
      let expected = isDone ? migrated : old
      #expect(found == expected, "at statement \(number): \(statements[number - 1])")
      if !isDone { try ModelContainer(for: Club.V1.models, configuration: .club(copy)).close() }
      try ModelContainer(for: Club.Plan.self, configuration: .club(copy)).close()
      let after = try DatabaseDump(copy)
      #expect(after == migrated)
    }
  }

  /// The statements of a migration that isn't disturbed.
  private func statements() throws -> [String] {
    let copy = folder.file("rehearsed.store")
    try Data(contentsOf: url).write(to: copy)
    let seen = SeenStatements()
    let route = try MigrationRoute(Club.Plan.self, observer: StatementObserver { seen.add($0) })
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

private final class SeenStatements: Sendable {
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
