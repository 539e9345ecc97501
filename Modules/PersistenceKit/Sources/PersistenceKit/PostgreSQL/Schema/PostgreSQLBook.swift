/// What a book says of itself, on one connection: the tables that the engine keeps beside those of the models.
struct PostgreSQLBook {
  /// The beginning of the names of the engine's own tables.
  static let prefix = "persistence_"

  let connection: PostgreSQLConnection
  var address: ServerAddress { connection.address }

  /// The version of a book, and how often it was written.
  struct State: Sendable {
    let applicationID: Int32
    let schemaVersion: Int32
    let token: Int64
  }
}

extension PostgreSQLBook {
  /// nil where there is no such book.
  func state() throws(PersistenceError) -> State? {
    guard try exists("\(Self.prefix)book") else { return nil }
    return try knownState()
  }

  /// The same for a book that is known to be there. The schema is named: one that a role may not use is passed over else.
  func knownState() throws(PersistenceError) -> State? {
    let found = try connection.run(
      "SELECT application_id, schema_version, token FROM \(address.book.quoted).persistence_book")
    guard found.count > 0 else { return nil }
    let values = try found.values(at: 0)
    guard let application = Int32(exactly: try values[0].number), let version = Int32(exactly: try values[1].number)
    else { throw .otherColumnType }
    return State(applicationID: application, schemaVersion: version, token: try values[2].number)
  }

  func exists(_ table: String) throws(PersistenceError) -> Bool {
    let sql = """
      SELECT 1 FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace \
      WHERE n.nspname = $1 AND c.relname = $2
      """
    return try connection.run(sql, [.text(address.book), .text(table)]).count > 0
  }

  /// Whether the schema has tables or views, of whomever.
  func hasObjects() throws(PersistenceError) -> Bool {
    let sql = """
      SELECT 1 FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace \
      WHERE n.nspname = $1 AND c.relkind IN ('r', 'p', 'v', 'm', 'f') LIMIT 1
      """
    return try connection.run(sql, [.text(address.book)]).count > 0
  }

  /// Makes the schema, unless it is there, and the engine's own tables in it.
  func create(applicationID: Int32, schemaVersion: Int32) throws(PersistenceError) {
    let sql = "SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = $1"
    if try connection.run(sql, [.text(address.book)]).count == 0 {
      try connection.execute("CREATE SCHEMA \(address.book.quoted)")
    }
    try connection.execute(
      """
      CREATE TABLE persistence_book (one boolean PRIMARY KEY DEFAULT TRUE CHECK (one), \
      application_id bigint NOT NULL, schema_version bigint NOT NULL, token bigint NOT NULL);
      CREATE TABLE persistence_part (table_name text COLLATE "C" NOT NULL, kind text NOT NULL, \
      name text COLLATE "C" NOT NULL, definition text NOT NULL, PRIMARY KEY (table_name, kind, name));
      CREATE TABLE persistence_counter (name text COLLATE "C" PRIMARY KEY, last bigint NOT NULL);
      CREATE TABLE persistence_commit (id uuid PRIMARY KEY, token bigint NOT NULL);
      INSERT INTO persistence_book (application_id, schema_version, token) VALUES (\(applicationID), \(schemaVersion), 0)
      """)
  }

  func setVersion(_ version: Int32, applicationID: Int32) throws(PersistenceError) {
    let sql = "UPDATE persistence_book SET schema_version = $1, application_id = $2, token = token + 1"
    try connection.run(sql, [.number(Int64(version)), .number(Int64(applicationID))])
  }

  // MARK: Parts

  func parts() throws(PersistenceError) -> [PostgreSQLPart] {
    let found = try connection.run(
      "SELECT table_name, kind, name, definition FROM persistence_part ORDER BY table_name, kind, name")
    var parts: [PostgreSQLPart] = []
    for row in 0..<found.count {
      let values = try found.values(at: row)
      let kind = try values[1].text
      guard let kind = PostgreSQLPart.Kind(rawValue: kind) else {
        throw .damaged(detail: "the book has a part of an unknown kind, \(kind)")
      }
      parts.append(
        PostgreSQLPart(table: try values[0].text, kind: kind, name: try values[2].text, definition: try values[3].text))
    }
    return parts
  }

  func note(_ part: PostgreSQLPart) throws(PersistenceError) {
    let sql = "INSERT INTO persistence_part (table_name, kind, name, definition) VALUES ($1, $2, $3, $4)"
    try connection.run(
      sql, [.text(part.table), .text(part.kind.rawValue), .text(part.name), .text(part.definition)])
  }

  func forget(_ part: PostgreSQLPart) throws(PersistenceError) {
    let sql = "DELETE FROM persistence_part WHERE table_name = $1 AND kind = $2 AND name = $3"
    try connection.run(sql, [.text(part.table), .text(part.kind.rawValue), .text(part.name)])
  }

  // MARK: Numbers

  /// The highest number that a table has ever given out.
  func lastNumber(of table: String) throws(PersistenceError) -> Int64 {
    let found = try connection.run("SELECT last FROM persistence_counter WHERE name = $1", [.text(table)])
    return found.count > 0 ? try found.values(at: 0)[0].number : 0
  }

  func setLastNumber(_ number: Int64, of table: String) throws(PersistenceError) {
    let sql = """
      INSERT INTO persistence_counter (name, last) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET last = excluded.last
      """
    try connection.run(sql, [.text(table), .number(number)])
  }

  // MARK: Commits

  /// Writes down that a transaction has changed the book, as its last statement, and tells those who listen, if
  /// there are any: a listener's connection has the channel's name.
  ///
  /// - Parameter id: 16 bytes that no other commit has.
  /// - Returns: the token after it.
  func noteCommit(as id: SQLValue) throws(PersistenceError) -> Int64 {
    let sql = """
      WITH book AS (UPDATE persistence_book SET token = token + 1 RETURNING token), \
      old AS (DELETE FROM persistence_commit WHERE (SELECT token FROM persistence_book) % 100 = 0 \
      AND token < (SELECT token FROM persistence_book) - \(Self.keptCommits)) \
      INSERT INTO persistence_commit (id, token) SELECT $1, token FROM book \
      RETURNING token, CASE WHEN EXISTS (SELECT 1 FROM pg_catalog.pg_stat_activity WHERE application_name = $2) \
      THEN pg_notify($2, '') END
      """
    let result = try connection.run(sql, [.one(id, .identifier), .text(channel)])
    guard result.count > 0 else { throw .damaged(detail: "the book doesn't say how often it was written") }
    return try result.values(at: 0)[0].number
  }

  /// Whether the transaction of that id was committed. Ask it while the book is locked: then none is on its way.
  func hasCommit(_ id: SQLValue) throws(PersistenceError) -> Bool {
    try connection.run("SELECT 1 FROM persistence_commit WHERE id = $1", [.one(id, .identifier)]).count > 0
  }

  private static let keptCommits = 1_000

  /// Where commits are told.
  var channel: String { "\(Self.prefix)\(String(UInt64(bitPattern: address.lock), radix: 16))" }
}

extension ServerAddress {
  /// The key of the lock that a writer of the book holds.
  var lock: Int64 { PostgreSQLName.hash(of: "PersistenceKit " + book) }
}
