import CPersistenceSQLite

/// A statement. It belongs to one connection, and only one call uses it at a time.
final class Statement {
  private let sql: String
  private let database: OpaquePointer
  /// nil until it first runs.
  private var prepared: (handle: OpaquePointer, slots: ParameterSlots)?

  /// A statement that is prepared when it first runs; the connection must outlive it.
  init(_ sql: String, database: OpaquePointer) {
    self.sql = sql
    self.database = database
  }

  /// The bytes of its text.
  var textSize: Int { sql.utf8.count }

  deinit {
    sqlite3_finalize(prepared?.handle)
  }

  /// Runs a statement that yields no rows.
  ///
  /// - Parameters:
  ///   - seeds: what a checksum takes of the first parameters; it is bound after them. None for no checksum.
  ///   - bind: binds them.
  func run(
    sealedBy seeds: [UInt64] = [],
    _ bind: (borrowing Parameters) throws(PersistenceError) -> Void = { _ throws(PersistenceError) in }
  ) throws(PersistenceError) {
    let (handle, slots) = try ready()
    defer { sqlite3_reset(handle) }
    if seeds.isEmpty {
      try bind(Parameters(statement: handle, slots: slots))
    } else {
      try seal(handle, slots, seeds, bind)
    }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: continue
      case SQLITE_DONE: return
      case let code: throw SQLiteFailure(code: code, database: database).error
      }
    }
  }

  /// Runs a statement that changes one row, and returns the number that it yields. It is sealed as by `run`.
  func number(
    sealedBy seeds: [UInt64], _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Int64 {
    let (handle, slots) = try ready()
    defer { sqlite3_reset(handle) }
    if seeds.isEmpty {
      try bind(Parameters(statement: handle, slots: slots))
    } else {
      try seal(handle, slots, seeds, bind)
    }
    let rows = Rows(statement: handle, shape: .anonymous)
    guard try rows.step() else { throw .misuse("a statement yields no number: \(sql)") }
    let number: Int64 = try rows.row[0]
    // To the end: some rules of a schema are asked only there.
    while try rows.step() {}
    return number
  }

  /// Runs a statement, and reads its rows.
  func query<Result>(
    _ shape: RowShape, _ bind: (borrowing Parameters) throws(PersistenceError) -> Void,
    _ read: (borrowing Rows) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let (handle, slots) = try ready()
    defer { sqlite3_reset(handle) }
    try bind(Parameters(statement: handle, slots: slots))
    return try read(Rows(statement: handle, shape: shape))
  }
}

extension Statement {
  /// All rows as models, without the detour that `query` takes through the type of a result.
  func models<Model: PersistentModel>(
    _ shape: RowShape, _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> [Model] {
    let (handle, slots) = try ready()
    defer { sqlite3_reset(handle) }
    try bind(Parameters(statement: handle, slots: slots))
    return try Model.next(.max, of: Rows(statement: handle, shape: shape))
  }

  /// The first row as a model, without that detour; nil when there is no row.
  func model<Model: PersistentModel>(
    _ shape: RowShape, _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Model? {
    let (handle, slots) = try ready()
    defer { sqlite3_reset(handle) }
    try bind(Parameters(statement: handle, slots: slots))
    let rows = Rows(statement: handle, shape: shape)
    return try rows.step() ? try Model(row: rows.row) : nil
  }

  /// The first column of the first row; nil when there is no row.
  func value<Value: ColumnValue>(
    _ type: Value.Type = Value.self,
    _ bind: (borrowing Parameters) throws(PersistenceError) -> Void = { _ throws(PersistenceError) in }
  ) throws(PersistenceError) -> Value? {
    try query(.anonymous, bind) { rows throws(PersistenceError) in
      try rows.step() ? try rows.row[0] : nil
    }
  }
}

extension Statement {
  // Swift 6.3's optimizer ends with an error when it inlines this.
  @inline(never) private func seal(
    _ handle: OpaquePointer, _ slots: ParameterSlots, _ seeds: [UInt64],
    _ bind: (borrowing Parameters) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    var checksum = RowChecksum(seeds)
    try withUnsafeMutablePointer(to: &checksum) { pointer throws(PersistenceError) in
      try bind(Parameters(statement: handle, slots: slots, checksum: pointer))
    }
    try Parameters(statement: handle, slots: slots).bind(checksum.value, at: seeds.count + 1)
  }

  private func ready() throws(PersistenceError) -> (OpaquePointer, ParameterSlots) {
    if let prepared { return prepared }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: database).error }
    guard let made else { throw .misuse("there is no statement in: \(sql)") }
    let ready = (made, ParameterSlots(count: Int(sqlite3_bind_parameter_count(made))))
    prepared = ready
    return ready
  }
}

extension RowShape {
  /// The shape of a result whose columns have no names.
  static let anonymous = RowShape(table: "", columns: [], number: nil)
}
