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

  private func grant(_ rights: String) throws {
    let book = server.address.book.quoted
    try server.connection().execute(
      "GRANT USAGE ON SCHEMA \(book) TO \(role); GRANT \(rights) ON ALL TABLES IN SCHEMA \(book) TO \(role)")
  }

  private func isPermission(_ error: PersistenceError?) -> Bool {
    if case .permission = error { true } else { false }
  }

  @Test func `a member reads and writes what the owner has made`() throws {
    try grant("SELECT, INSERT, UPDATE, DELETE")
    let container = try server.library(member())
    let number = try container.write { try $0.insert(Shelf(id: UUID(2), name: "B")) }
    try container.write { try $0.delete(Shelf.self, for: UUID(1)) }
    let found = try server.shelves(in: server.library())
    #expect(number == 2)
    #expect(found == ["B"])
  }

  @Test func `a member who may only read reads, and writes nothing`() throws {
    try grant("SELECT")
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
    try grant("SELECT, INSERT, UPDATE, DELETE")
    let container = try server.library(member())
    _ = try server.shelves(in: container)
    let book = server.address.book.quoted
    try server.connection().execute(
      "REVOKE ALL ON ALL TABLES IN SCHEMA \(book) FROM \(role); REVOKE USAGE ON SCHEMA \(book) FROM \(role)")
    let errors = [
      failure { _ = try server.shelves(in: container) },
      failure { try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) } },
    ]
    #expect(errors.allSatisfy(isPermission), "\(errors)")
  }

  @Test func `a role sees and touches nothing of a book that it isn't granted`() throws {
    let address = try ServerAddress(
      "postgresql://\(role)@/postgres?host=\(server.cluster.folder)&book=\(server.address.book)")
    let book = server.address.book.quoted
    for statement in [
      "SELECT * FROM \(book).shelf", "INSERT INTO \(book).shelf DEFAULT VALUES", "DELETE FROM \(book).shelf",
      "COPY \(book).shelf TO STDOUT", "SELECT last FROM \(book).persistence_counter",
      "CREATE TABLE \(book).mine (id int)", "SELECT '\(book).shelf'::regclass",
    ] {
      let connection = try PostgreSQLConnection(address, timeout: .seconds(5))
      let error = failure { try connection.execute(statement) }
      #expect(error == .permission(path: address.description), "\(statement)")
    }
  }

  @Test func `a server that takes no writes refuses them, and is read`() throws {
    try grant("SELECT, INSERT, UPDATE, DELETE")
    try server.connection().execute("ALTER ROLE \(role) SET default_transaction_read_only = on")
    let container = try server.library(member())
    let error = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) } }
    #expect(error == .readOnly)
    let found = try server.shelves(in: container)
    #expect(found == ["A"])
  }
}
