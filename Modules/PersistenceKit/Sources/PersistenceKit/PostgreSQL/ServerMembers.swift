/// A role that may use a book on a server.
public struct ServerMember: Sendable, Hashable {
  /// What a role may do in a book; each right includes those before it.
  public enum Right: Sendable, Hashable {
    case read
    case write
    /// Brings the book to a newer version, and decides who its members are: the role that owns it, and those that belong
    /// to that role.
    case manage
  }

  /// The name of the role.
  public let role: String
  /// The highest of its rights.
  public let right: Right

  /// A member as ``ServerMembers/all()`` returns it.
  public init(role: String, right: Right) {
    self.role = role
    self.right = right
  }
}

/// The members of a book on a server, which are roles of that server. Each call connects anew.
///
/// Roles are the server's, and its administrator makes them. A book that several are to manage belongs to a role that
/// they are members of: the administrator makes its schema as that role's, before the book is made in it.
public struct ServerMembers: Sendable {
  private let address: ServerAddress
  private let timeout: Duration
  private let discardsChanges: Bool

  /// What `notFound` calls the members, as if they were rows of a table.
  public static let memberName = "member"

  /// The members of the book at an address.
  ///
  /// - Parameters:
  ///   - address: The server, one's own role there, and the book.
  ///   - timeout: How long the server may take to answer, and other writers to end.
  ///   - discardsChanges: Whether each change is undone before the call returns: a dry run.
  public init(of address: ServerAddress, timeout: Duration = .seconds(5), discardsChanges: Bool = false) {
    self.address = address
    self.timeout = timeout
    self.discardsChanges = discardsChanges
  }

  /// Every member, in the order of the names.
  ///
  /// - Throws: `missingBook`, `permission` for a role that is no member.
  public func all() throws(PersistenceError) -> [ServerMember] {
    try withBook { book throws(PersistenceError) in
      try book.connection.beginReading()
      try book.requireRight()
      return try book.members()
    }
  }

  /// Gives a role this right, no more and no less.
  ///
  /// - Parameters:
  ///   - role: A role of the server.
  ///   - right: Reading or writing.
  /// - Throws: `notFound` when the server has no such role; `permission` for one that doesn't manage the book;
  ///   `unsupported` for ``ServerMember/Right/manage`` and for a role that manages it, since that is the server's to
  ///   decide; as ``all()``.
  public func invite(_ role: String, to right: ServerMember.Right) throws(PersistenceError) {
    if right == .manage {
      throw .unsupported(construct: "an invitation to manage", advice: "make the role a member of the book's owner")
    }
    try change { book throws(PersistenceError) in
      try book.requireOthers(role)
      try book.revoke(role)
      try book.grant(right, to: role)
    }
  }

  /// Takes every right from a member, and ends its connections to the database, as far as the server allows that: what is
  /// left of them is refused its next statement.
  ///
  /// - Returns: How many of its connections couldn't be ended.
  /// - Throws: `notFound` for a role that is no member; as ``invite(_:to:)``.
  @discardableResult
  public func remove(_ role: String) throws(PersistenceError) -> Int {
    try change { book throws(PersistenceError) in
      try book.requireOthers(role)
      guard try book.members().contains(where: { $0.role == role }) else { throw .notFound(table: Self.memberName) }
      try book.revoke(role)
    }
    return discardsChanges ? 0 : try end(role)
  }
}

extension ServerMembers {
  private func connect() throws(PersistenceError) -> PostgreSQLConnection {
    var configuration = ModelConfiguration(location: .server(address))
    configuration.busyTimeout = timeout
    return try PostgreSQLStore.connect(address, configuration)
  }

  /// Runs the body on a connection of its own, whose transaction goes with it.
  private func withBook<Result>(
    _ body: (PostgreSQLBook) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let connection = try connect()
    defer { connection.close() }
    let book = PostgreSQLBook(connection: connection)
    guard try book.exists("\(PostgreSQLBook.prefix)book") else { throw .missingBook(path: address.description) }
    return try body(book)
  }

  /// Runs the body as the book's owner, in a transaction that holds its lock, so that its tables stay the same.
  private func change(_ body: (PostgreSQLBook) throws(PersistenceError) -> Void) throws(PersistenceError) {
    try withBook { book throws(PersistenceError) in
      try book.connection.beginWriting()
      try book.actAsOwner()
      try body(book)
      try book.connection.execute(discardsChanges ? "ROLLBACK" : "COMMIT")
    }
  }

  /// Ends the connections of a role; returns how many are left.
  private func end(_ role: String) throws(PersistenceError) -> Int {
    let connection = try connect()
    defer { connection.close() }
    let sql = "SELECT pid FROM pg_catalog.pg_stat_activity WHERE usename = $1 AND datname = current_database()"
    let found = try connection.run(sql, [.text(role)])
    var left = 0
    for row in 0..<found.count {
      let process = try found.values(at: row)[0].number
      do throws(PersistenceError) {
        try connection.run("SELECT pg_terminate_backend($1::int4)", [.number(process)])
      } catch {
        guard case .permission = error else { throw error }
        left += 1
      }
    }
    return left
  }
}

extension PostgreSQLBook {
  /// Does what follows in the transaction as the owner of the book, where that is a role which one's own belongs to: what
  /// one of those who manage it makes is everyone's.
  func actAsOwner() throws(PersistenceError) {
    let found = try connection.run(
      """
      SELECT pg_get_userbyid(nspowner)::text FROM pg_catalog.pg_namespace \
      WHERE nspname = $1 AND pg_get_userbyid(nspowner) <> current_user AND pg_has_role(nspowner, 'MEMBER')
      """, [.text(address.book)])
    if found.count > 0 { try connection.execute("SET LOCAL ROLE \(try found.values(at: 0)[0].text.quoted)") }
  }

  /// - Throws: `permission` for a role that may not use the book.
  fileprivate func requireRight() throws(PersistenceError) {
    let sql = "SELECT has_schema_privilege($1, 'USAGE')"
    if try connection.run(sql, [.text(address.book)]).values(at: 0)[0].number == 0 {
      throw .permission(path: address.description)
    }
  }

  /// Refuses to change the rights of a role that manages the book, and to change any for one that doesn't.
  fileprivate func requireOthers(_ role: String) throws(PersistenceError) {
    let found = try connection.run(
      """
      SELECT pg_has_role(current_user, n.nspowner, 'USAGE'), \
      coalesce(pg_has_role(r.oid, n.nspowner, 'MEMBER'), FALSE), r.oid IS NULL \
      FROM pg_catalog.pg_namespace AS n LEFT JOIN pg_catalog.pg_roles AS r ON r.rolname = $2 WHERE n.nspname = $1
      """, [.text(address.book), .text(role)])
    let values = try found.values(at: 0).map { value throws(PersistenceError) in try value.number != 0 }
    if !values[0] { throw .permission(path: address.description) }
    if values[2] { throw .notFound(table: "role") }
    if values[1] {
      throw .unsupported(
        construct: "another right for a role that manages the book", advice: "take it out of the book's owner first")
    }
  }

  /// Every role with a right to the engine's own table of the book, with which the tables of the models are granted, and
  /// those that belong to its owner.
  func members() throws(PersistenceError) -> [ServerMember] {
    let found = try connection.run(
      """
      WITH book AS (SELECT c.relowner AS owner, coalesce(c.relacl, acldefault('r', c.relowner)) AS rights \
      FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace \
      WHERE n.nspname = $1 AND c.relname = $2), \
      granted AS (SELECT a.grantee AS role, a.privilege_type = 'UPDATE' AS writes \
      FROM book CROSS JOIN LATERAL aclexplode(book.rights) AS a \
      UNION ALL SELECT r.oid, TRUE FROM book JOIN pg_catalog.pg_roles AS r \
      ON NOT r.rolsuper AND pg_has_role(r.oid, book.owner, 'MEMBER')) \
      SELECT coalesce(r.rolname::text, 'public'), coalesce(pg_has_role(r.oid, book.owner, 'MEMBER'), FALSE), \
      bool_or(granted.writes) FROM book CROSS JOIN granted LEFT JOIN pg_catalog.pg_roles AS r ON r.oid = granted.role \
      GROUP BY r.oid, r.rolname, book.owner
      """, [.text(address.book), .text("\(Self.prefix)book")])
    var members: [ServerMember] = []
    for row in 0..<found.count {
      let values = try found.values(at: row)
      let (manages, writes) = (try values[1].number != 0, try values[2].number != 0)
      members.append(
        ServerMember(role: try values[0].text, right: manages ? .manage : writes ? .write : .read))
    }
    return members.sorted { $0.role < $1.role }
  }

  /// Gives a role the right to the schema and all of its tables.
  func grant(_ right: ServerMember.Right, to role: String) throws(PersistenceError) {
    let rights = right == .read ? "SELECT" : "SELECT, INSERT, UPDATE, DELETE"
    let (schema, grantee) = (address.book.quoted, role == "public" ? "PUBLIC" : role.quoted)
    try connection.execute(
      """
      GRANT USAGE ON SCHEMA \(schema) TO \(grantee); GRANT \(rights) ON ALL TABLES IN SCHEMA \(schema) TO \(grantee)
      """)
  }

  fileprivate func revoke(_ role: String) throws(PersistenceError) {
    let (schema, grantee) = (address.book.quoted, role.quoted)
    try connection.execute(
      """
      REVOKE ALL ON ALL TABLES IN SCHEMA \(schema) FROM \(grantee); REVOKE ALL ON SCHEMA \(schema) FROM \(grantee)
      """)
  }
}
