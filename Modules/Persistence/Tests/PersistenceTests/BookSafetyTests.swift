import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// What is done with a book on a server as a whole.
@Suite(.temporaryFolder, .enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"))
struct BookSafetyTests {
  private let cluster: ServerCluster
  private let address: String
  private let name = ServerCluster.newName()

  init() throws {
    cluster = try #require(ServerCluster.shared)
    address = cluster.text(name)
  }

  private func book(role: String = "tester", isDryRun: Bool = false) throws -> PlacedData {
    try PlacedData(.server(address: cluster.text(name, role: role)), isDryRun: isDryRun)
  }

  private func safety(role: String = "tester", isDryRun: Bool = false) throws -> DefaultDataSafety {
    try book(role: role, isDryRun: isDryRun).safety
  }

  /// The address as people see it.
  private var shown: String { "postgresql://tester@/postgres?book=\(name)" }

  /// A role of this test's own.
  private func makeRole(_ letter: String) throws -> String {
    let role = letter + name
    try cluster.execute("CREATE ROLE \(role) LOGIN")
    return role
  }

  @Test func `a book is made when that is asked for, and once`() async throws {
    let safety = try safety()
    let missing = RepositoryError.storage(.missingBook(place: shown))
    await #expect(throws: missing) { _ = try await safety.count() }
    await #expect(throws: missing) { _ = try await safety.members() }
    await #expect(throws: PersistenceError.missingBook(path: shown)) { try await book().insertGoal() }
    let trial = try self.safety(isDryRun: true)
    try await trial.createBook()
    await #expect(throws: missing) { _ = try await safety.count() }
    try await safety.createBook()
    let counts = try await safety.count()
    #expect(counts == .zero)
    await #expect(throws: RepositoryError.storage(.alreadyExists(path: shown))) { try await safety.createBook() }
    #expect(safety.location == shown)
  }

  @Test func `members are invited and removed`() async throws {
    let safety = try safety()
    try await safety.createBook()
    let role = try makeRole("m")
    let member = try book(role: role)
    await #expect(throws: RepositoryError.self) { _ = try await member.safety.count() }
    try await self.safety(isDryRun: true).invite(role, to: .write)
    let alone = try await safety.members()
    #expect(alone == [BookMember(role: "tester", right: .manage)])
    try await safety.invite(role, to: .write)
    let both = try await safety.members()
    #expect(both == [BookMember(role: role, right: .write), BookMember(role: "tester", right: .manage)])
    try await member.insertGoal()
    let counts = try await safety.count()
    #expect(counts[.goal] == 1)
    let left = try await safety.remove(role)
    #expect(left == 0)
    await #expect(throws: RepositoryError.self) { _ = try await member.safety.count() }
  }

  @Test func `what the server or the book doesn't know is refused`() async throws {
    let safety = try safety()
    try await safety.createBook()
    await #expect(throws: RepositoryError.notFound) { try await safety.invite("nobody-knows", to: .read) }
    await #expect(throws: RepositoryError.forbidden(.bookManager)) { try await safety.invite("tester", to: .read) }
    await #expect(throws: RepositoryError.forbidden(.bookManager)) { _ = try await safety.remove("tester") }
    let role = try makeRole("r")
    await #expect(throws: RepositoryError.unknownName(nearest: [])) { _ = try await safety.remove(role) }
    let file = DefaultDataSafety(manager: DefaultDataContextManager(url: temporaryDatabase()))
    await #expect(throws: RepositoryError.storage(.needsServer)) { _ = try await file.members() }
    await #expect(throws: RepositoryError.storage(.needsServer)) { try await file.createBook() }
  }

  @Test func `no file takes the place of a book`() async throws {
    let safety = try safety()
    try await safety.createBook()
    let url = temporaryDatabase()
    await #expect(throws: RepositoryError.storage(.needsFile)) { try await safety.findBackup(at: url) }
    await #expect(throws: RepositoryError.storage(.needsFile)) { _ = try await safety.restore(from: url) }
    let files = try await safety.copies()
    #expect(files.isEmpty)
  }

  @Test(arguments: [
    ("postgresql://ann:secret@db.example.org/home", DataPlaceError.password),
    ("postgres://db.example.org/home?book=pg_catalog", .book),
  ])
  func `an address that can't be one is refused, and not repeated`(
    _ text: String, _ expected: DataPlaceError
  ) throws {
    let error = #expect(throws: RepositoryError.self) {
      _ = try DefaultDataContextManager(place: DataPlace(text)) { nil }
    }
    #expect(error == .storage(.address(expected)))
    #expect(!"\(String(describing: error))".contains("secret"))
  }

  @Test func `a copy goes from a file to a book and back, with its history, byte for byte`() async throws {
    let (url, back) = (temporaryDatabase(), temporaryDatabase())
    let file = try PlacedData(.file(path: url.path))
    for goal in FinancialGoalEntity.samples {
      try await file.manager.container().write { _ = try $0.insert(goal) }
    }
    try await file.manager.container().write { context in
      for contribution in ContributionEntity.samples { try context.insert(contribution) }
    }
    try FileManager.default.createDirectory(at: back.deletingLastPathComponent(), withIntermediateDirectories: true)
    let (book, server) = (try book(), DataPlace.server(address: address))
    let trial = try await safety(isDryRun: true).copy(from: .file(path: url.path), to: server)
    let there = try await book.safety.copy(from: .file(path: url.path), to: server)
    let returned = try await book.safety.copy(from: server, to: .file(path: back.path))
    let copy = try PlacedData(.file(path: back.path))
    let documents = [try await file.document(), try await book.document(), try await copy.document()]
    let histories = [try await file.history(), try await book.history(), try await copy.history()]
    #expect(trial == there)
    #expect(there.place == shown)
    #expect(returned.place == back.path)
    #expect(Set(documents).count == 1)
    #expect(histories[0].count == FinancialGoalEntity.samples.count + 1)
    #expect(Set(histories).count == 1)
    let check = try await book.safety.check()
    #expect(check.faults.isEmpty)
  }

  @Test func `a copy is made into what is free, of what is there`() async throws {
    let safety = try safety()
    let url = temporaryDatabase()
    await #expect(throws: RepositoryError.notFound) {
      _ = try await safety.copy(from: .file(path: url.path), to: .server(address: address))
    }
    await #expect(throws: RepositoryError.storage(.missingBook(place: shown))) {
      _ = try await safety.copy(from: .server(address: address), to: .file(path: url.path))
    }
    try await safety.createBook()
    try await book().insertGoal()
    try await PlacedData(.file(path: url.path)).insertGoal()
    for isDryRun in [true, false] {
      let copying = try self.safety(isDryRun: isDryRun)
      await #expect(throws: RepositoryError.storage(.notEmpty)) {
        _ = try await copying.copy(from: .file(path: url.path), to: .server(address: address))
      }
      await #expect(throws: RepositoryError.storage(.alreadyExists(path: url.path))) {
        _ = try await copying.copy(from: .server(address: address), to: .file(path: url.path))
      }
    }
    let counts = try await safety.count()
    #expect(counts[.goal] == 1)
  }
}
