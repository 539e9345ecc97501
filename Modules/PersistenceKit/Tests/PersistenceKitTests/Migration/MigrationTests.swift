import Foundation
import Testing

@testable import PersistenceKit

@Suite struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `a generated club becomes what the same steps in Swift make of it`(seed: UInt64) throws {
    print("seed \(seed)")
    let before = try makeClub(seed: seed)
    let container = try open()
    let after = try NewClub(container)
    let expected = NewClub(migrating: before)
    #expect(after == expected)
    let sums = try container.read { try $0.totals(of: Club.V3.Person.byTeam, in: 3) }
    let expectedSums = expected.totals(in: 3)
    #expect(sums == expectedSums)
    let teams = try rowNumbers("team", as: "name")
    let expectedTeams = ["1 Team 1", "2 Team 2", "3 Team 3", "4 Team 4", "5 Reserve"]
    #expect(teams == expectedTeams)
    let medals = try rowNumbers("medal", as: "id")
    let expectedMedals = before.badgeNumbers.filter { line in
      expected.medals.contains { line.hasSuffix(" \($0.id)") }
    }
    #expect(medals == expectedMedals)
  }

  @Test func `it has the tables and indexes of a new file`() throws {
    _ = try makeClub(seed: 3)
    try open().close()
    try ModelContainer(for: Club.Plan.self, configuration: .club(folder.file("new.store"))).close()
    let migrated = try DatabaseDump.definitions(folder.file())
    let new = try DatabaseDump.definitions(folder.file("new.store"))
    #expect(migrated == new)
    let version = try OtherProgram(folder.file()).value("PRAGMA user_version")
    #expect(version == "5")
  }

  @Test func `no number is used again, not even the last one's`() throws {
    let before = try makeClub(seed: 4)
    let last = try OtherProgram(folder.file()).value("SELECT seq FROM sqlite_sequence WHERE name = 'person'")
    let person = Club.V3.Person(id: .fixed(900), first: "New", points: 0, teamID: .fixed(1))
    let number = try open().write { try $0.insert(person) }
    let expected = last.flatMap { Int64($0) }.map { $0 + 1 }
    #expect(number == expected)
    let isGap = before.persons.allSatisfy { $0.number < number - 1 }
    #expect(isGap)
  }

  @Test(arguments: [false, true])
  func `relationships are enforced again afterwards`(isDryRun: Bool) throws {
    let before = try makeClub(seed: 5)
    let team = try #require(before.persons.first { $0.name != "" }).teamID
    let container = try open(discardsChanges: isDryRun)
    let stray = Club.V3.Person(id: .fixed(900), first: "New", points: 0, teamID: .fixed(901))
    let error = thrown { try container.write { try $0.insert(stray) } }
    let expected = PersistenceError.constraint(
      Constraint(kind: .foreignKey, table: "person", columns: ["team_id"]))
    #expect(error == expected)
    try container.write { try $0.delete(Club.V3.Team.self, for: team) }
    let left = try Club.V3.Person.everything(in: container).filter { $0.teamID == team }
    #expect(left.isEmpty)
  }

  @Test func `a dry run's migration is undone`() throws {
    let before = try makeClub(seed: 6)
    let bytes = try Data(contentsOf: folder.file())
    let container = try open(discardsChanges: true)
    let seen = try NewClub(container)
    let expected = NewClub(migrating: before)
    #expect(seen == expected)
    container.close()
    let after = try Data(contentsOf: folder.file())
    #expect(after == bytes)
    let contents = try folder.contents()
    let alone = ["league.store"]
    #expect(contents == alone)
  }

  @Test func `it happens once`() throws {
    _ = try makeClub(seed: 7)
    try open().close()
    let before = try DatabaseDump(folder.file())
    try open().close()
    let after = try DatabaseDump(folder.file())
    #expect(after == before)
  }

  @Test func `in memory and in a new file the newest version is all there is`() throws {
    let team = Club.V3.Team(id: .fixed(1), name: "Ants", motto: "new")
    for configuration in [ModelConfiguration.inMemory, .club(folder.file("new.store"))] {
      let container = try ModelContainer(for: Club.Plan.self, configuration: configuration)
      try container.write { try $0.insert(team) }
      let teams = try Club.V3.Team.everything(in: container)
      #expect(teams == [team])
    }
  }

  @Test func `a file of a version between takes what is left of the way`() throws {
    let old = try makeClub(seed: 9)
    let renaming = ModelConfiguration.club(folder.file())
    try ModelContainer(route: MigrationRoute(Club.renaming), configuration: renaming).close()
    let version = try OtherProgram(folder.file()).value("PRAGMA user_version")
    #expect(version == "2")
    let after = try NewClub(open())
    let expected = NewClub(migrating: old)
    #expect(after == expected)
  }

  @Test func `containers that open an older file together migrate it once`() async throws {
    let before = try makeClub(seed: 8)
    let url = folder.file()
    let errors = await withTaskGroup(of: PersistenceError?.self) { group in
      for _ in 0..<6 {
        group.addTask { thrown { try ModelContainer(for: Club.Plan.self, configuration: .club(url)).close() } }
      }
      return await group.reduce(into: []) { errors, error in if let error { errors.append(error) } }
    }
    #expect(errors.isEmpty)
    let after = try NewClub(open())
    let expected = NewClub(migrating: before)
    #expect(after == expected)
  }

  @Test func `processes that open an older file together migrate it once`() async throws {
    let old = try makeClub(seed: 10)
    let path = folder.file().path
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String] in
            try ModelContainer(for: Club.Plan.self, configuration: .club(URL(filePath: path))).close()
          }
        }
      }
    }
    let after = try NewClub(open())
    let expected = NewClub(migrating: old)
    #expect(after == expected)
  }
}

extension MigrationTests {
  private func makeClub(seed: UInt64) throws -> OldClub {
    var club = RandomClub(seed: seed)
    try club.make(at: folder.file(), people: 40)
    return try OldClub(folder.file())
  }

  private func open(discardsChanges: Bool = false) throws -> ModelContainer {
    try ModelContainer(
      for: Club.Plan.self, configuration: .club(folder.file(), discardsChanges: discardsChanges))
  }

  private func rowNumbers(_ table: String, as column: String) throws -> [String] {
    try OtherProgram(folder.file()).rows(
      "SELECT number || ' ' || \"\(column)\" FROM \"\(table)\" ORDER BY number", column: 0)
  }
}
