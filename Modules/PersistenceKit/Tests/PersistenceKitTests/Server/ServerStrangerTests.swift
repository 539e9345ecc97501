import Foundation
import Testing

@testable import PersistenceKit

/// What a member of one book can do with another one of the same database by SQL of their own: nothing, but for what every
/// PostgreSQL server tells and allows all its roles, which TheServer.md lists.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerStrangerTests {
  private typealias Shelf = Library.Shelf

  /// The book that is another's.
  private let server: ServerFixture
  /// The stranger, who owns a book, `own`, and is a member of no other one.
  private let role: String
  private let own: String
  private let address: ServerAddress

  init() throws {
    server = try ServerFixture()
    role = "s" + server.address.book.suffix(12)
    own = "o" + server.address.book.suffix(12)
    try server.library().write { _ = try $0.insert(Shelf(id: UUID(1), name: "Secret")) }
    try server.connection().execute(
      "CREATE ROLE \(role) LOGIN; CREATE SCHEMA \(own) AUTHORIZATION \(role); SELECT lo_from_bytea(0, 'Secret')")
    address = try ServerAddress(server.cluster.text(own, role: role))
    try ModelContainer(for: Library.models, configuration: ModelConfiguration(location: .server(address))).close()
  }

  /// `{book}` is another's, `{own}` the stranger's, who is `{me}`.
  private static let refused = [
    // Reading.
    "SELECT * FROM {book}.shelf", "SELECT count(*) FROM {book}.shelf", "TABLE {book}.persistence_book",
    "SELECT last FROM {book}.persistence_counter", "EXPLAIN ANALYZE SELECT * FROM {book}.shelf",
    "DECLARE c CURSOR WITH HOLD FOR SELECT * FROM {book}.shelf", "SELECT {book}.shelf FROM {book}.shelf",
    "SELECT query_to_xml('SELECT * FROM {book}.shelf', TRUE, FALSE, '')",
    "SELECT schema_to_xml('{book}', TRUE, FALSE, '')",
    "SELECT '{book}.shelf'::regclass", "SELECT ts_stat('SELECT to_tsvector(name) FROM {book}.shelf')",
    "DO $$ BEGIN PERFORM * FROM {book}.shelf; END $$", "PREPARE p AS SELECT * FROM {book}.shelf",
    // Writing.
    "INSERT INTO {book}.shelf (id, number, name, room) VALUES (gen_random_uuid(), 9, 'x', 'hall')",
    "UPDATE {book}.shelf SET name = 'x'", "DELETE FROM {book}.shelf", "TRUNCATE {book}.shelf",
    "UPDATE {book}.persistence_book SET token = 0", "SELECT * FROM {book}.shelf FOR UPDATE",
    "BEGIN; LOCK TABLE {book}.shelf",
    // Whether a value is there: a second one is refused for its right, not for its name.
    "INSERT INTO {book}.shelf (id, number, name, room) VALUES (gen_random_uuid(), 9, 'Secret', 'hall') ON CONFLICT DO NOTHING",
    "CREATE TABLE {own}.mine (shelf uuid REFERENCES {book}.shelf (id))",
    "CREATE TABLE {own}.mine (LIKE {book}.shelf INCLUDING ALL)", "CREATE TABLE {own}.mine () INHERITS ({book}.shelf)",
    // Copying.
    "COPY {book}.shelf TO STDOUT", "COPY {book}.shelf FROM STDIN", "COPY (SELECT * FROM {book}.shelf) TO STDOUT",
    "COPY {own}.shelf FROM '/etc/passwd'", "COPY {own}.shelf TO PROGRAM 'cat'",
    "CREATE TABLE {own}.mine AS TABLE {book}.shelf",
    // Making things there, and changing what is there.
    "CREATE TABLE {book}.mine (id int)", "CREATE FUNCTION {book}.f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "CREATE INDEX ON {book}.shelf (name)", "CREATE VIEW {own}.seen AS SELECT * FROM {book}.shelf",
    "CREATE RULE r AS ON SELECT TO {book}.shelf DO INSTEAD SELECT 1", "ALTER TABLE {book}.shelf ADD COLUMN mine int",
    "CREATE TRIGGER t AFTER INSERT ON {book}.shelf EXECUTE FUNCTION suppress_redundant_updates_trigger()",
    "DROP TABLE {book}.shelf", "DROP SCHEMA {book} CASCADE", "ALTER SCHEMA {book} RENAME TO mine",
    "ALTER SCHEMA {book} OWNER TO {me}", "COMMENT ON TABLE {book}.shelf IS 'mine'", "ANALYZE {book}.shelf",
    "CREATE STATISTICS {book}.s ON id, name FROM {book}.shelf", "CREATE SCHEMA mine", "CREATE EXTENSION dblink",
    // Becoming somebody else.
    "GRANT SELECT ON {book}.shelf TO {me}", "GRANT USAGE ON SCHEMA {book} TO {me}", "SET ROLE tester",
    "SET SESSION AUTHORIZATION tester", "GRANT tester TO {me}", "REASSIGN OWNED BY tester TO {me}",
    "ALTER ROLE tester PASSWORD 'x'", "ALTER DEFAULT PRIVILEGES FOR ROLE tester GRANT SELECT ON TABLES TO {me}",
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tester'",
    "ALTER SYSTEM SET session_preload_libraries = 'x'", "SET session_replication_role = replica",
    // The server's files, and what isn't in a table.
    "SELECT pg_read_file('PG_VERSION')", "SELECT pg_ls_dir('.')", "SELECT pg_stat_file('PG_VERSION')",
    "SELECT lo_import('/etc/passwd')", "SELECT lo_get(oid) FROM pg_largeobject_metadata", "TABLE pg_largeobject",
    "TABLE pg_statistic", "TABLE pg_authid", "SELECT pg_create_logical_replication_slot('s', 'test_decoding')",
    "SELECT pg_logical_emit_message(FALSE, 'x', 'x'), pg_switch_wal()",
  ]

  @Test func `a member of one book gets nothing of another one, and changes nothing in it`() throws {
    let before = try Document.export(server.library())
    for statement in Self.refused {
      let connection = try PostgreSQLConnection(address, timeout: .seconds(5))
      let error = failure { try connection.execute(written(statement)) }
      #expect(error == .permission(path: address.description), "\(statement)")
    }
    let after = try Document.export(server.library())
    #expect(after == before)
  }

  private func written(_ statement: String) -> String {
    statement.replacing("{book}", with: server.address.book).replacing("{own}", with: own)
      .replacing("{me}", with: role)
  }

  @Test func `a stranger neither opens a book nor sees its members`() throws {
    let other = try ServerAddress(server.cluster.text(server.address.book, role: role))
    let members = ServerMembers(of: other)
    let errors = [
      failure {
        _ = try ModelContainer(for: Library.models, configuration: ModelConfiguration(location: .server(other)))
      },
      failure {
        _ = try ModelContainer(
          for: Library.models, configuration: ModelConfiguration(location: .server(other), allowsSave: false))
      },
      failure { _ = try members.all() }, failure { try members.invite(role, to: .read) },
      failure { try members.remove("tester") },
    ]
    #expect(errors == Array(repeating: .permission(path: other.description), count: errors.count))
  }

  @Test func `one who may only read changes nothing by SQL of their own`() throws {
    let reader = "r" + role
    try server.connection().execute("CREATE ROLE \(reader) LOGIN")
    try ServerMembers(of: server.address).invite(reader, to: .read)
    let reading = try ServerAddress(server.cluster.text(server.address.book, role: reader))
    let before = try Document.export(server.library())
    for statement in [
      "INSERT INTO shelf (id, number, name, room) VALUES (gen_random_uuid(), 9, 'x', 'hall')", "DELETE FROM shelf",
      "UPDATE shelf SET name = 'x'", "TRUNCATE shelf", "UPDATE persistence_book SET token = 0",
      "INSERT INTO persistence_commit VALUES (gen_random_uuid(), 1)", "CREATE TABLE mine (id int)", "DROP TABLE shelf",
      "SELECT * FROM shelf FOR UPDATE", "ALTER TABLE shelf DISABLE TRIGGER ALL",
    ] {
      let connection = try PostgreSQLConnection(reading, timeout: .seconds(5))
      let error = failure { try connection.execute(statement) }
      #expect(error == .permission(path: reading.description), "\(statement)")
    }
    let after = try Document.export(server.library())
    #expect(after == before)
  }

  // MARK: - What a server lets all roles do

  @Test func `of another book the catalogs tell names and sizes, and no value`() throws {
    let connection = try PostgreSQLConnection(address, timeout: .seconds(5))
    let writer = try server.connection()
    try writer.execute("ANALYZE shelf; BEGIN; SELECT 'Secret' FROM shelf")
    let catalogs = [
      "SELECT relname::text, reltuples::text, pg_relation_size(oid)::text FROM pg_class",
      "SELECT conname::text FROM pg_constraint",
      "SELECT attname::text FROM pg_attribute", "SELECT query FROM pg_stat_activity", "SELECT mode FROM pg_locks",
      "SELECT schemaname::text || tablename || most_common_vals::text || histogram_bounds::text FROM pg_stats",
      "SELECT table_name::text FROM information_schema.tables", "SELECT description FROM pg_description",
      "SELECT relname::text, n_tup_ins::text FROM pg_stat_all_tables", "SELECT prosrc FROM pg_proc",
    ]
    var seen = ""
    for sql in catalogs {
      let result = try connection.run(sql)
      for row in 0..<result.count { seen += "\(try result.values(at: row))\n" }
    }
    #expect(seen.contains("shelf"))
    #expect(!seen.contains("Secret"))
    writer.rollBack()
  }

  @Test func `a stranger can keep a book from being written, and hear that it was, while they share a database`() throws
  {
    let stranger = try PostgreSQLConnection(address, timeout: .seconds(5))
    let channel = PostgreSQLBook(connection: try server.connection()).channel
    try stranger.listen(to: channel)
    let container = try server.library(server.configuration(busyTimeout: .milliseconds(200)))
    try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) }
    let isHeard = try stranger.waitForNotification(.seconds(10))
    #expect(isHeard)
    try stranger.execute("BEGIN; SELECT pg_advisory_xact_lock(\(server.address.lock))")
    let error = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(3), name: "C")) } }
    #expect(error == .busy)
    stranger.rollBack()
  }

  @Test func `in a database of its own a book is out of a stranger's reach`() throws {
    let database = "d" + server.address.book.suffix(12)
    try server.connection().execute("CREATE DATABASE \(database)")
    try server.connection().execute("REVOKE CONNECT ON DATABASE \(database) FROM PUBLIC")
    let text = "@/\(database)?host=\(server.cluster.folder)&book=home"
    let owners = try ServerAddress("postgresql://tester" + text)
    let container = try ModelContainer(
      for: Library.models, configuration: ModelConfiguration(location: .server(owners), busyTimeout: .milliseconds(200))
    )
    let strangers = try ServerAddress("postgresql://\(role)" + text)
    let refused = failure { _ = try PostgreSQLConnection(strangers, timeout: .seconds(5)) }
    #expect(refused == .permission(path: strangers.description))
    // The same lock in another database is another one.
    let stranger = try PostgreSQLConnection(address, timeout: .seconds(5))
    try stranger.execute("BEGIN; SELECT pg_advisory_xact_lock(\(owners.lock))")
    try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
    container.close()
    stranger.rollBack()
  }
}
