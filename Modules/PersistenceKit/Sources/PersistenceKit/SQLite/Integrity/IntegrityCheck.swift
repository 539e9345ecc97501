/// A check of one database, in one transaction of one connection: what is wrong is noted, and the check goes on with
/// what can still be read.
struct IntegrityCheck {
  let connection: Connection
  private let catalog: Catalog?
  /// The declarations of all versions of the migration plan.
  let declaredNames: Set<String>
  private let cancellation: Cancellation?
  private var findings: IntegrityFindings

  /// A check that stops after a thousand faults.
  ///
  /// - Parameters:
  ///   - catalog: what the tables have to be; nil checks only what SQLite does, and that nothing runs on them.
  ///   - route: the migration plan; nothing else than `catalog` that its versions declare may be in the file.
  init(
    of connection: Connection, for catalog: Catalog?, _ route: MigrationRoute?, cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) {
    self.connection = connection
    self.catalog = catalog
    declaredNames = try route?.declaredNames() ?? []
    self.cancellation = cancellation
    findings = IntegrityFindings(onEvent)
  }

  mutating func run() throws(PersistenceError) {
    try tolerating { check throws(PersistenceError) in try check.checkStructure() }
    try tolerating { check throws(PersistenceError) in try check.checkReferences() }
    guard let catalog else {
      return try tolerating { check throws(PersistenceError) in try check.checkObjects() }
    }
    var complete: [any PersistentModel.Type] = []
    try tolerating { check throws(PersistenceError) in complete = try check.checkObjects(of: catalog) }
    for model in complete where !isFull {
      try tolerating { check throws(PersistenceError) in try check.checkRows(of: model, in: catalog) }
    }
  }
}

extension IntegrityCheck {
  var faults: [IntegrityFault] { findings.faults }

  /// Whether there are so many faults that more would say nothing.
  var isFull: Bool { findings.isFull }

  mutating func note(_ fault: IntegrityFault) { findings.note(fault) }

  func note(_ object: ForeignObject) { findings.note(object) }

  /// Notes what the application finds in a row that was read.
  mutating func note<Model: PersistentModel>(
    _ model: Model, _ row: borrowing Row, number: Int64
  ) throws(PersistenceError) {
    try findings.note(model, row, number: number)
  }

  func checkCancellation() throws(PersistenceError) {
    try cancellation?.check()
  }

  /// Runs a part of the check; damage that ends it is a fault like others.
  mutating func tolerating(
    _ part: (inout IntegrityCheck) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    do { try part(&self) } catch {
      guard let fault = IntegrityFault(error) else { throw error }
      note(fault)
    }
  }

  /// A query without parameters.
  func query<Result>(
    _ sql: String, _ shape: RowShape = .anonymous, _ read: (borrowing Rows) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    try connection.statement(sql).query(shape, { _ throws(PersistenceError) in }, read)
  }
}

extension IntegrityCheck {
  private mutating func checkStructure() throws(PersistenceError) {
    let lines = try query("PRAGMA integrity_check(\(IntegrityFindings.most))") { rows throws(PersistenceError) in
      var lines: [String] = []
      while try rows.step() { lines.append(try rows.row[0]) }
      return lines
    }
    for line in lines where line != "ok" { note(.structure(detail: line)) }
  }

  private mutating func checkReferences() throws(PersistenceError) {
    let limit = IntegrityFindings.most
    let broken = try query("PRAGMA foreign_key_check") { rows throws(PersistenceError) in
      var broken: [(table: String, number: Int64?, key: Int64)] = []
      while broken.count < limit, try rows.step() {
        broken.append((try rows.row[0], try rows.row[1], try rows.row[3]))
      }
      return broken
    }
    for (table, number, key) in broken {
      let column = try connection.column(ofReference: key, from: table)
      note(.dangling(table: table, number: number ?? 0, column: column))
    }
  }
}

extension IntegrityFault {
  /// The fault for an error; nil when it isn't one of the database.
  init?(_ error: PersistenceError) {
    switch error {
    case .damaged(let detail), .misuse(let detail): self = .structure(detail: detail)
    case .schemaMismatch(_, let name, _): self = .different(name: name)
    case .notADatabase: self = .structure(detail: "the file isn't a database")
    case .decoding(let table, let column, let number, let detail):
      self = .undecodable(table: table, number: number, column: column, detail: detail)
    default: return nil
    }
  }
}

extension Connection {
  /// The column of a reference, by its place among the table's.
  func column(ofReference place: Int64, from table: String) throws(PersistenceError) -> String {
    let sql = "SELECT \"from\" FROM pragma_foreign_key_list(?1) WHERE id = ?2"
    let column = try statement(sql).value(String.self) { parameters throws(PersistenceError) in
      try parameters.bind(table, at: 1)
      try parameters.bind(place, at: 2)
    }
    return column ?? ""
  }
}
