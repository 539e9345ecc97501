import Foundation
import Testing

@testable import PersistenceKit

/// Files of other programs, seen by one that hasn't chosen an application id.
@Suite struct ForeignFileTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file()
  }

  @Test(arguments: [0, -1, 1, 2], [false, true])
  func `tables of another program are left alone, byte for byte`(_ version: Int, _ hasPlan: Bool) throws {
    try folder.sql("CREATE TABLE bookmark (x); INSERT INTO bookmark VALUES (1); PRAGMA user_version = \(version)")
    let before = try Data(contentsOf: url)
    for configuration in configurations {
      let error = refusal(configuration, hasPlan)
      #expect(error == .foreignApplication(path: url.path, found: 0))
    }
    let after = try Data(contentsOf: url)
    #expect(after == before)
    let contents = try folder.contents()
    #expect(contents == ["league.store"])
  }

  @Test(arguments: [false, true])
  func `so are those that are only in another program's log yet`(_ hasPlan: Bool) throws {
    let other = try OtherProgram(url)
    try other.run("PRAGMA journal_mode = WAL; CREATE TABLE bookmark (x)")
    for configuration in configurations {
      let error = refusal(configuration, hasPlan)
      #expect(error == .foreignApplication(path: url.path, found: 0))
    }
    let tables = try other.rows("SELECT name FROM sqlite_master", column: 0)
    #expect(tables == ["bookmark"])
  }

  @Test(arguments: [0, 0x4C45_4147 as Int32])
  func `a database in which nothing was ever made is a new one`(_ id: Int32) throws {
    try folder.sql("PRAGMA application_id = \(id); PRAGMA user_version = 0")
    let configuration = ModelConfiguration(url: url, applicationID: id)
    let container = try ModelContainer(for: Notes.Old.self, configuration: configuration)
    try container.write { try $0.insert(Notes.Old(id: 1)) }
    let faults = try container.check()
    #expect(faults == [])
  }

  @Test(arguments: [0, -3], [false, true])
  func `a database of ours that lost its version is damaged`(_ version: Int, _ hasPlan: Bool) throws {
    try ModelContainer(for: Notes.Old.self, configuration: .league(url)).close()
    try folder.sql("PRAGMA user_version = \(version)")
    let error = refusal(.league(url, schemaVersion: 2), hasPlan)
    let expected = PersistenceError.damaged(detail: "it says that it has version \(version), and the first one is 1")
    #expect(error == expected)
  }

  @Test func `nothing is restored from one, or into its place`() throws {
    try folder.sql("CREATE TABLE bookmark (x)")
    let (ours, restored) = (folder.file("ours.store"), folder.file("restored.store"))
    try ModelContainer(for: Notes.Old.self, configuration: ModelConfiguration(url: ours)).close()
    let from = thrown { try restore(from: url, to: restored) }
    let into = thrown { try restore(from: ours, to: url) }
    #expect(from == .foreignApplication(path: url.path, found: 0))
    #expect(into == .foreignApplication(path: url.path, found: 0))
    let tables = try OtherProgram(url).rows("SELECT name FROM sqlite_master", column: 0)
    #expect(tables == ["bookmark"])
  }

  @Test func `it is no copy of the database beside it`() throws {
    let ours = folder.file("ours.store")
    let container = try ModelContainer(for: Notes.Old.self, configuration: ModelConfiguration(url: ours))
    try container.backUp(to: folder.file("copy.store"))
    try folder.sql("CREATE TABLE bookmark (x)")
    let copies = try ModelContainer.copies(for: ModelConfiguration(url: ours)).map(\.lastPathComponent)
    #expect(copies == ["copy.store"])
  }
}

extension ForeignFileTests {
  private var configurations: [ModelConfiguration] {
    [
      ModelConfiguration(url: url, schemaVersion: 2), ModelConfiguration(url: url, schemaVersion: 2, allowsSave: false),
      ModelConfiguration(url: url, schemaVersion: 2, discardsChanges: true),
    ]
  }

  private func refusal(_ configuration: ModelConfiguration, _ hasPlan: Bool) -> PersistenceError? {
    thrown {
      if hasPlan {
        let stage = MigrationStage.lightweight(from: Notes.First.self, to: Notes.Stricter.self)
        return try ModelContainer(route: MigrationRoute(stage), configuration: configuration)
      }
      return try ModelContainer(for: Notes.Strict.self, configuration: configuration)
    }
  }

  private func restore(from backup: URL, to target: URL) throws -> URL? {
    let configuration = ModelConfiguration(url: target, busyTimeout: .milliseconds(50))
    return try ModelContainer.restore(from: backup, for: [Notes.Old.self], configuration: configuration)
  }
}
