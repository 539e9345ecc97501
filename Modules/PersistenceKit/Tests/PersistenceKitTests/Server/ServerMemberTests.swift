import Foundation
import Testing

@testable import PersistenceKit

/// What roles may do in a book that they are granted, and in others.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerMemberTests {
  private typealias Shelf = Library.Shelf

  private let server: ServerFixture
  /// A role of the test's own.
  private let role: String

  init() throws {
    server = try ServerFixture()
    role = "m" + server.address.book.suffix(12)
    try server.library().write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
    try server.connection().execute("CREATE ROLE \(role) LOGIN")
  }

  private func member(allowsSave: Bool = true) throws -> ModelConfiguration {
    let address = try ServerAddress(
      "postgresql://\(role)@/postgres?host=\(server.cluster.folder)&book=\(server.address.book)")
    return ModelConfiguration(location: .server(address), allowsSave: allowsSave)
  }

  private var members: ServerMembers { ServerMembers(of: server.address) }

  private func isPermission(_ error: PersistenceError?) -> Bool {
    if case .permission = error { true } else { false }
  }

  @Test func `a member reads and writes what the owner has made`() throws {
    try members.invite(role, to: .write)
    let container = try server.library(member())
    let number = try container.write { try $0.insert(Shelf(id: UUID(2), name: "B")) }
    try container.write { try $0.delete(Shelf.self, for: UUID(1)) }
    let found = try server.shelves(in: server.library())
    #expect(number == 2)
    #expect(found == ["B"])
  }

  @Test func `a member who may only read reads, and writes nothing`() throws {
    try members.invite(role, to: .read)
    let reading = try server.library(member(allowsSave: false))
    let found = try server.shelves(in: reading)
    #expect(found == ["A"])
    let writing = try server.library(member())
    let error = failure { try writing.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) } }
    #expect(isPermission(error), "\(String(describing: error))")
    let left = try server.shelves(in: server.library())
    #expect(left == ["A"])
  }

  @Test func `a member who is removed at work may not go on`() throws {
    try members.invite(role, to: .write)
    let container = try server.library(member())
    _ = try server.shelves(in: container)
    let left = try members.remove(role)
    #expect(left == 0)
    let errors = [
      failure { _ = try server.shelves(in: container) },
      failure { try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) } },
    ]
    #expect(errors.allSatisfy(isPermission), "\(errors)")
  }

  @Test func `a server that takes no writes refuses them, and is read`() throws {
    try members.invite(role, to: .write)
    try server.connection().execute("ALTER ROLE \(role) SET default_transaction_read_only = on")
    let container = try server.library(member())
    let error = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) } }
    #expect(error == .readOnly)
    let found = try server.shelves(in: container)
    #expect(found == ["A"])
  }

  // MARK: Who they are

  private func rights() throws -> [String: ServerMember.Right] {
    Dictionary(try members.all().map { ($0.role, $0.right) }) { first, _ in first }
  }

  @Test func `the members are listed with the highest of their rights`() throws {
    let alone = try rights()
    #expect(alone == ["tester": .manage])
    try members.invite(role, to: .write)
    let both = try rights()
    #expect(both == ["tester": .manage, role: .write])
    // An invitation to less takes the rest away.
    try members.invite(role, to: .read)
    let less = try rights()
    #expect(less == ["tester": .manage, role: .read])
    try members.remove(role)
    let left = try rights()
    #expect(left == alone)
  }

  @Test func `a member neither invites nor removes, and a stranger doesn't even see who they are`() throws {
    guard case .server(let address) = try member().location else { return }
    let own = ServerMembers(of: address)
    let stranger = failure { _ = try own.all() }
    #expect(stranger == .permission(path: address.description))
    try members.invite(role, to: .write)
    let seen = try own.all().count
    #expect(seen == 2)
    let errors = [failure { try own.invite(role, to: .read) }, failure { try own.remove("tester") }]
    #expect(errors == [.permission(path: address.description), .permission(path: address.description)])
  }

  @Test func `a role that isn't there, and one that manages the book, are refused`() throws {
    let missing = failure { try members.invite("nobody_knows", to: .read) }
    #expect(missing == .notFound(table: "role"))
    let absent = failure { try members.remove(role) }
    #expect(absent == .notFound(table: "member"))
    for body in [
      { _ = try members.remove("tester") }, { try members.invite("tester", to: .read) },
      { try members.invite(role, to: .manage) },
    ] {
      let isRefused = if case .unsupported = failure(of: body) { true } else { false }
      #expect(isRefused)
    }
  }

  @Test func `a book that isn't there has no members`() throws {
    let address = try server.cluster.newAddress()
    let error = failure { _ = try ServerMembers(of: address).all() }
    #expect(error == .missingBook(path: address.description))
  }

  /// The administrator makes a schema for a role that several belong to.
  @Test func `a book of a group is managed by each of its members, who own nothing of it themselves`() throws {
    let (group, other) = ("g" + role, "o" + role)
    let address = try server.cluster.newAddress()
    try server.connection().execute(
      """
      CREATE ROLE \(group) NOLOGIN; CREATE ROLE \(other) LOGIN; GRANT \(group) TO \(role), \(other);
      CREATE SCHEMA \(address.book.quoted) AUTHORIZATION \(group)
      """)
    func configuration(_ role: String, version: Int32 = 1) throws -> ModelConfiguration {
      let text = "postgresql://\(role)@/postgres?host=\(server.cluster.folder)&book=\(address.book)"
      return ModelConfiguration(location: .server(try ServerAddress(text)), schemaVersion: version)
    }
    let made = try ModelContainer(for: Library.models, configuration: configuration(role))
    try made.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
    made.close()
    try server.connection().execute("CREATE ROLE r\(role) LOGIN")
    try ServerMembers(of: address).invite("r\(role)", to: .read)
    // Another one of the group brings it to a version with more tables.
    let models = Library.models + [HistoryStep.self]
    var newer = try configuration(other, version: 2)
    newer.history = .test
    let raised = try ModelContainer(for: models, configuration: newer)
    let shelves = try server.shelves(in: raised)
    #expect(shelves == ["A"])
    let listed = try ServerMembers(of: address).all()
    #expect(listed.map(\.role) == [group, role, other, "r\(role)"].sorted())
    #expect(listed.filter { $0.right == .manage }.count == 3)
    // The reader may read the new tables too.
    var reading = try configuration("r\(role)", version: 2)
    reading.allowsSave = false
    let reader = try ModelContainer(for: models, configuration: reading)
    let readable = try reader.read { try $0.fetchCount(FetchDescriptor<HistoryStep>()) }
    #expect(readable == 0)
  }

  @Test func `where books aren't made, one that is missing is an error, and nothing is made`() throws {
    var configuration = try ModelConfiguration.server()
    configuration.createsIfNeeded = false
    guard case .server(let address) = configuration.location else { return }
    let error = failure { _ = try ModelContainer(for: Library.models, configuration: configuration) }
    #expect(error == .missingBook(path: address.description))
    let schemas = try server.connection().run(
      "SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = $1", [.text(address.book)])
    #expect(schemas.count == 0)
  }
}
