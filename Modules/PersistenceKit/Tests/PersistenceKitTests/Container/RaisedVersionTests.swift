import Foundation
import Testing

@testable import PersistenceKit

/// What a container that is open does when another program changes the version of its file.
@Suite(.timeLimit(.minutes(10))) struct RaisedVersionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [false, true])
  func `a program that doesn't know the new version can neither write nor read`(hasPlan: Bool) async throws {
    let old = try hasPlan ? ModelContainer(for: FirstClub.self, configuration: configuration) : firstClub()
    try await old.write { try $0.insert(Club.V1.Team(id: .fixed(1), name: "Ants")) }
    let new = try ModelContainer(for: Club.Plan.self, configuration: configuration)
    let before = try NewClub(new)
    let writing = thrown { try old.write { try $0.insert(Club.V1.Team(id: .fixed(2), name: "Bees")) } }
    let reading = thrown { try Club.V1.Team.everything(in: old) }
    let (asyncWriting, asyncReading) = await (
      asyncThrown { try await old.write { try $0.delete(Club.V1.Team.self, for: .fixed(1)) } },
      asyncThrown { try await old.read { try $0.fetchCount(FetchDescriptor<Club.V1.Team>()) } }
    )
    let expected = newer(5)
    #expect(writing == expected)
    #expect(reading == expected)
    #expect(asyncWriting == expected)
    #expect(asyncReading == expected)
    let (after, faults) = (try NewClub(new), try await new.check())
    #expect(after == before)
    #expect(faults == [])
  }

  @Test func `whatever reads or writes as a whole refuses it too`() throws {
    let old = try firstClub()
    try folder.sql("PRAGMA user_version = 5")
    let errors = [
      thrown { try old.exportDocument { _ in } }, thrown { try old.exportDocument(to: folder.file("export")) },
      thrown { try old.importDocument { nil } }, thrown { try old.check() },
      thrown { try old.backUp(to: folder.file("backup")) },
    ]
    #expect(errors == Array(repeating: newer(5), count: 5))
  }

  @Test func `a container that doesn't allow saving goes on up to the version that it knows`() throws {
    try firstClub().close()
    let reader = try ModelContainer(
      for: Club.V1.Team.self, configuration: configuration(version: 2, allowsSave: false))
    var errors: [PersistenceError?] = []
    for version in 1...3 {
      try folder.sql("PRAGMA user_version = \(version)")
      errors.append(thrown { try Club.V1.Team.everything(in: reader) })
    }
    #expect(errors == [nil, nil, newer(3, known: 2)])
  }

  @Test func `a version that is raised while a write waits for its turn is seen`() async throws {
    let old = try firstClub()
    let other = try OtherProgram(folder.file())
    try other.run("BEGIN IMMEDIATE; PRAGMA user_version = 5")
    async let error = asyncThrown { try await old.write { try $0.insert(Club.V1.Team(id: .fixed(1), name: "Ants")) } }
    try await Task.sleep(for: .milliseconds(100))
    try other.run("COMMIT")
    let found = await error
    #expect(found == newer(5))
    let count = try other.value("SELECT count(*) FROM team")
    #expect(count == "0")
  }

  @Test func `a read that is running ends on its snapshot`() throws {
    let old = try firstClub()
    try old.write { try $0.insert(Club.V1.Team(id: .fixed(1), name: "Ants")) }
    let names = try old.read { context in
      try folder.sql("PRAGMA user_version = 5; DROP TABLE badge; DROP TABLE person; DROP TABLE team")
      return try context.fetch(FetchDescriptor<Club.V1.Team>()).map(\.name)
    }
    #expect(names == ["Ants"])
    let error = thrown { try Club.V1.Team.everything(in: old) }
    #expect(error == newer(5))
  }

  @Test func `a version that is lowered under a container is damage`() throws {
    let new = try ModelContainer(for: Club.Plan.self, configuration: configuration)
    try folder.sql("PRAGMA user_version = 2")
    let expected = PersistenceError.damaged(
      detail: "it says that it has version 2, and it had version 5 when it was opened")
    let writing = thrown { try new.write { try $0.insert(Club.V3.Team(id: .fixed(1), name: "Ants", motto: nil)) } }
    let reading = thrown { try Club.V3.Team.everything(in: new) }
    #expect(writing == expected)
    #expect(reading == expected)
  }

  @Test func `a file that says it is older than it is has what another version declares`() async throws {
    try ModelContainer(for: Club.Plan.self, configuration: configuration).close()
    try folder.sql("PRAGMA user_version = 1")
    let faults = try await ModelContainer.check(for: Club.Plan.self, configuration: configuration)
    let others = faults.map(\.description).filter {
      $0.hasSuffix("is of another version than the file says that it has")
    }
    #expect(!others.isEmpty, "\(faults)")
  }

  @Test func `when the version is what it was, the container goes on`() throws {
    let old = try firstClub()
    try folder.sql("PRAGMA user_version = 5")
    let error = thrown { try Club.V1.Team.everything(in: old) }
    #expect(error == newer(5))
    try folder.sql("PRAGMA user_version = 1")
    let number = try old.write { try $0.insert(Club.V1.Team(id: .fixed(1), name: "Ants")) }
    #expect(number == 1)
  }
}

extension RaisedVersionTests {
  /// The club as it was known before there was anything to migrate.
  private enum FirstClub: SchemaMigrationPlan {
    static let schemas: [any VersionedSchema.Type] = [Club.V1.self]
    static let stages: [MigrationStage] = []
  }

  private var configuration: ModelConfiguration { .club(folder.file()) }

  private func configuration(version: Int32, allowsSave: Bool) -> ModelConfiguration {
    var configuration = ModelConfiguration.club(folder.file(), allowsSave: allowsSave)
    configuration.schemaVersion = version
    return configuration
  }

  private func firstClub() throws(PersistenceError) -> ModelContainer {
    try ModelContainer(for: Club.V1.models, configuration: configuration)
  }

  private func newer(_ version: Int32, known: Int32 = 1) -> PersistenceError {
    .newerSchema(path: folder.file().path, found: version, known: known)
  }
}
