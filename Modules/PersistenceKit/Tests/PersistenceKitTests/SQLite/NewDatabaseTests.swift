import Dispatch
import Foundation
import Testing

@testable import PersistenceKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A database gets its name when it is whole, whoever else makes one, and whatever is killed when.
@Suite struct NewDatabaseTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file("new.store")
  }

  @Test func `nothing has the name before all statements that make it are through`() throws {
    let count = try make { [url] in
      let kind = try FileKind(path: url.path)
      #expect(kind == .absent)
    }
    #expect(count > 5)
    let names = try folder.contents()
    #expect(names == ["new.store"])
  }

  @Test func `a process that is killed leaves a draft, and the next one makes the database`() async throws {
    let count = try make {}
    try FileManager.default.removeItem(at: url)
    for number in Set(stride(from: 1, through: count, by: 7)).union([count]) {
      let path = url.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, number = number as Int] in
        let seen = SeenStatements()
        let observer = StatementObserver { statement in
          if seen.add(statement) == number { kill(getpid(), SIGKILL) }
        }
        let route = try MigrationRoute(Club.Plan.self, observer: observer)
        try ModelContainer(route: route, configuration: .club(URL(filePath: path))).close()
      }
      let left = try folder.contents()
      let isDraft = left.count == 1 && left.allSatisfy { $0.hasPrefix(".draft-") }
      #expect(isDraft, "\(number): \(left)")
      try ModelContainer(for: Club.Plan.self, configuration: .club(url)).close()
      let faults = try await ModelContainer.check(for: Club.Plan.self, configuration: .club(url))
      #expect(faults == [])
      for name in try folder.contents() { try FileManager.default.removeItem(at: folder.file(name)) }
    }
  }

  @Test func `one that another program has put there meanwhile stays, and is opened`() throws {
    let other = folder.file("other.store")
    let theirs = try ModelContainer(for: Club.Plan.self, configuration: .club(other))
    try theirs.write { try $0.insert(Club.V3.Card(id: .fixed(1), label: "theirs")) }
    theirs.close()
    _ = try make { [url] in
      if try FileKind(path: url.path) == .absent { try FileManager.default.copyItem(at: other, to: url) }
    }
    let container = try ModelContainer(for: Club.Plan.self, configuration: .club(url))
    let labels = try container.read { try $0.fetch(FetchDescriptor<Club.V3.Card>()).map(\.label) }
    #expect(labels == ["theirs"])
    container.close()
    let names = try folder.contents()
    #expect(names == ["new.store", "other.store"])
  }

  @Test func `of many that find none each opens the same one`() throws {
    let (folder, configuration) = (folder, ModelConfiguration.league(url, busyTimeout: .seconds(60)))
    for _ in 0..<10 {
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        do {
          let container = try ModelContainer(for: League.models, configuration: configuration)
          try container.write { try $0.insert(Referee(id: .fixed(number))) }
        } catch {
          Issue.record(error)
        }
      }
      let container = try ModelContainer(for: League.models, configuration: configuration)
      let count = try Referee.everything(in: container).count
      #expect(count == 8)
      container.close()
      let names = try folder.contents()
      #expect(names == ["new.store"])
      try FileManager.default.removeItem(at: url)
    }
  }

  /// Makes the database, and runs the closure before each statement up to the commit.
  ///
  /// - Returns: How many these are.
  private func make(_ look: @escaping @Sendable () throws -> Void) throws -> Int {
    let seen = SeenStatements()
    let observer = StatementObserver { statement in
      if seen.all.contains("COMMIT") { return }
      seen.add(statement)
      do { try look() } catch { Issue.record(error) }
    }
    let route = try MigrationRoute(Club.Plan.self, observer: observer)
    try ModelContainer(route: route, configuration: .club(url)).close()
    return seen.all.count
  }
}
