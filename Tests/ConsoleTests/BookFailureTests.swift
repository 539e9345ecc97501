import Foundation
import Testing

@testable import modulo

/// How commands end on a book that can't be used, and what they say of what was changed.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed")) struct BookFailureTests {
  private let modulo: Modulo
  private let cluster: ServerCluster
  private let name = ServerCluster.newName()

  init() async throws {
    modulo = try Modulo()
    cluster = try #require(ServerCluster.shared)
    try await run("book", "create")
    try await run("goal", "add", "Japan", "--target", "3000")
  }

  @discardableResult
  private func run(_ arguments: String..., at address: String? = nil) async throws -> Modulo.Answer {
    try await modulo.run(arguments, environment: ["MODULO_DATA": address ?? cluster.text(name)])
  }

  /// Changes the book past the program.
  private func change(_ sql: String) throws {
    try cluster.execute("SET search_path TO \(name); \(sql)")
  }

  // MARK: - Books

  @Test(arguments: [
    ("UPDATE persistence_book SET schema_version = 99", 78, "was made by a newer version"),
    ("UPDATE persistence_book SET application_id = 7", 65, "isn't a Modulo database"),
    ("UPDATE financial_goal SET goal_amount_minor = 1", 65, "is damaged"),
    ("DROP TABLE persistence_book CASCADE", 66, "there is no such book"),
  ])
  func `a book that can't be used ends a command as a file does`(_ sql: String, _ status: Int32, _ words: String)
    async throws
  {
    try change(sql)
    for answer in [try await run("goals"), try await run("save", "japan", "5")] {
      #expect(answer.status == status, "\(answer.error)")
      #expect(answer.error.contains(words), "\(answer.error)")
    }
  }

  @Test func `a server that takes no writes is read, and a write isn't permitted`() async throws {
    let role = "r" + name
    try cluster.execute("CREATE ROLE \(role) LOGIN; ALTER ROLE \(role) SET default_transaction_read_only = on")
    try await run("book", "invite", role)
    let address = cluster.text(name, role: role)
    let (seen, refused) = (try await run("goals", at: address), try await run("save", "japan", "5", at: address))
    #expect(seen.status == 0, "\(seen.error)")
    #expect(refused.status == 77, "\(refused.error)")
  }

  // MARK: - Connections

  /// Runs a command behind a proxy that cuts the connection.
  private func run(
    _ arguments: [String], cutting cut: CuttingProxy.Cut, times: Int, refusesAfterCut: Bool = false
  ) async throws -> Modulo.Answer {
    let folder = try TemporaryFolder(for: "p/")
    let proxy = try CuttingProxy(
      in: folder.url.path, before: cluster.folder, cutting: cut, times: times, refusesAfterCut: refusesAfterCut)
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let address = "postgresql://tester@/postgres?host=\(folder.url.path)&book=\(name)"
    return try await modulo.run(arguments, environment: ["MODULO_DATA": address])
  }

  private func saved() async throws -> String? {
    let goals = try await run("goal", "list", "--json").json()["goals"] as? [[String: Any]]
    return goals?.first?["current"] as? String
  }

  private static let row = "INSERT INTO \"contribution\""

  @Test(arguments: [CuttingProxy.Cut.after(row), .after("COMMIT\0", since: row)])
  func `a connection that is lost once isn't noticed`(_ cut: CuttingProxy.Cut) async throws {
    let answer = try await run(["save", "japan", "5"], cutting: cut, times: 1)
    let total = try await saved()
    #expect(answer.status == 0, "\(answer.error)")
    #expect(total == "5.00")
  }

  @Test func `a connection that is lost before the commit again and again has changed nothing`() async throws {
    let answer = try await run(["save", "japan", "5"], cutting: .after(Self.row), times: 99)
    let total = try await saved()
    #expect(answer.status == 75, "\(answer.error)")
    #expect(answer.error.hasSuffix("Nothing was changed; try again.\n"), "\(answer.error)")
    #expect(total == "0.00")
  }

  @Test func `of a commit that can't be asked about nothing is said but that it isn't known`() async throws {
    let answer = try await run(
      ["save", "japan", "5"], cutting: .after("COMMIT\0", since: Self.row), times: 1, refusesAfterCut: true)
    let total = try await saved()
    #expect(answer.status == 74, "\(answer.error)")
    #expect(!answer.error.contains("Nothing was changed"), "\(answer.error)")
    #expect(total == "5.00")
  }

  // MARK: - Two members

  @Test func `what two members do under one id is done once`() async throws {
    let ben = "b" + name
    try cluster.execute("CREATE ROLE \(ben) LOGIN")
    try await run("book", "invite", ben)
    let line = ["save", "japan", "5", "--id", "6F9619FF-8B86-4D01-B42D-00CF4FC964FF"]
    var answers: [Modulo.Answer] = []
    for role in ["tester", ben] {
      answers.append(try await modulo.run(line, environment: ["MODULO_DATA": cluster.text(name, role: role)]))
    }
    let total = try await saved()
    let statuses = answers.map(\.status)
    #expect(statuses == [0, 0])
    #expect(total == "5.00")
  }

  @Test func `a change of one member isn't undone past that of another to the same row`() async throws {
    let ben = "b" + name
    try cluster.execute("CREATE ROLE \(ben) LOGIN")
    try await run("book", "invite", ben)
    try await run("goal", "edit", "japan", "--target", "4000")
    try await run("goal", "edit", "japan", "--target", "5000", at: cluster.text(name, role: ben))
    let refused = try await run("undo", "--step", "2")
    let goal = try await run("goal", "list", "--json").json()["goals"] as? [[String: Any]]
    #expect(refused.status == 1, "\(refused.error)")
    #expect(goal?.first?["target"] as? String == "5000.00")
  }
}
