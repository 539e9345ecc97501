import CPersistenceSQLite

/// A connection to a database, with the statements that it has prepared.
///
/// It has no lock of its own, in SQLite neither (NOMUTEX). What makes it Sendable is that each one has a single holder
/// at a time: the store's mutex for the writer, the pool for the readers.
final class Connection: ReaderConnection, @unchecked Sendable {
  enum Access {
    case readOnly
    case readWrite
    /// Reads a file that no process changes, without a lock and without files beside it.
    case unchanging
  }

  let handle: OpaquePointer
  /// A file that is open stays readable.
  var isLost: Bool { false }
  private var openFile: OpenFile?
  let logWatch = LogWatch()
  private var isClosed = false
  private let busyWait: BusyWait
  /// What keeps others from changing a file that is read as unchanging.
  var guardian: DatabaseFolderLock?
  /// Whether the transaction has to outlive a cancellation. SQLite undoes all of it when it interrupts a statement that
  /// writes, so such a statement runs to its end then.
  var keepsTransaction = false
  let groupFunctions: GroupFunctions
  /// The observer of each statement, kept alive for SQLite.
  var observer: StatementObserver?
  private let statements = RecentCache<String, Statement>(mostSize: textRoom) { $0.textSize }
  /// The statements of fetches, found without making their texts.
  private let fetches = RecentCache<QueryShape, Statement>(mostSize: textRoom) { $0.textSize }
  /// The types of the conditions that were fetched by.
  let conditions = KnownConditions()
  /// Reads selections.
  private let plans = RecentCache<SelectionKey, SelectionPlan>(mostSize: textRoom) { $0.textSize }
  /// The statements that every model needs, found without hashing their texts.
  private let tables = RecentCache<ObjectIdentifier, AnyObject>()

  /// Opens a file that exists. No lock is taken and nothing is read but the header, so nothing can change yet.
  init(path: String, access: Access, busyTimeout: Duration) throws(PersistenceError) {
    openFile = OpenFile(path: path)
    var opened: OpaquePointer?
    let flags = (access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX
    let code =
      access == .unchanging
      ? sqlite3_open_v2(Self.unchangingAddress(of: path), &opened, flags | SQLITE_OPEN_URI, nil)
      : sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      let failure = SQLiteFailure(code: code, database: opened)
      throw SQLiteFailure(code: failure.code, message: failure.message, systemError: failure.systemError, path: path)
        .error
    }
    handle = opened
    groupFunctions = GroupFunctions()
    sqlite3_extended_result_codes(handle, 1)
    busyWait = BusyWait(timeout: busyTimeout)
    busyWait.install(on: handle)
    logWatch.install(on: handle)
    try distrustSchema()
    for function in TextFunction.allCases { try function.register(on: handle) }
    try groupFunctions.register(on: handle)
  }

  deinit { close() }

  /// Closes it before its last reference goes. It can't be used any more.
  func close() {
    if isClosed { return }
    isClosed = true
    // They must be finalized before.
    statements.removeAll()
    fetches.removeAll()
    plans.removeAll()
    tables.removeAll()
    sqlite3_close_v2(handle)
    openFile = nil
  }

  /// The statement of that text, prepared once.
  func statement(_ sql: String) -> Statement {
    statements.value(for: sql) { Statement(sql, database: handle) }
  }

  /// The statement that fetches what a query asks for.
  func fetch<Model: PersistentModel>(
    _ query: BuiltQuery, of model: Model.Type
  ) throws(PersistenceError) -> Statement {
    try fetches.value(for: query.shape) { () throws(PersistenceError) in
      Statement(try QueryShapeCache.shared.text(of: query.shape, for: model).select, database: handle)
    }
  }

  /// How a selection is read or counted, whatever the values of its query and its position are.
  func plan<Model: PersistentModel>(
    of selection: RowSelection<Model>, _ query: BuiltQuery, counts: Bool = false
  ) throws(PersistenceError) -> SelectionPlan {
    let nils = selection.position?.values.map { $0 == .null }
    let key = SelectionKey(shape: query.shape, counts: counts, columns: selection.columns, nils: nils)
    return try plans.value(for: key) { () throws(PersistenceError) in
      try SelectionPlan(selection, query, counts: counts)
    }
  }

  /// The table of a model with its statements, made by `make` when they are first asked for.
  func table<Model: PersistentModel>(
    of model: Model.Type, orMake make: () throws(PersistenceError) -> SQLiteTable<Model>
  ) throws(PersistenceError) -> PreparedTable<Model> {
    let table = try tables.value(for: ObjectIdentifier(model)) { () throws(PersistenceError) in
      PreparedTable(try make(), database: handle)
    }
    return unsafeDowncast(table, to: PreparedTable<Model>.self)
  }
}

extension Connection {
  /// Keeps what others put into the file from running, on every connection from its first statement on. The kit's own
  /// schemas have no triggers and no views.
  private func distrustSchema() throws(PersistenceError) {
    let code = persistence_distrust_schema(handle)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: handle).error }
  }

  /// Runs a statement that is needed once.
  func execute(_ sql: String) throws(PersistenceError) {
    try Statement(sql, database: handle).run()
  }

  /// The value of a PRAGMA.
  func pragma<Value: ColumnValue>(_ name: String, as type: Value.Type = Value.self) throws(PersistenceError) -> Value? {
    try Statement("PRAGMA \(name)", database: handle).value()
  }

  /// The number of the row that was inserted last.
  var lastNumber: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The number of rows the last statement changed by itself, not counting cascades.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// The number of rows changed since the connection was opened, cascades included.
  var totalChanges: Int { Int(sqlite3_total_changes(handle)) }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The first 100 bytes of the file as they are on disk, none if it is shorter: read without a lock, without the log,
  /// and without a handle of our own, whose closing would drop the locks of this process.
  func header() throws(PersistenceError) -> [UInt8] {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let read = file.pointee.pMethods?.pointee.xRead else {
      throw SQLiteFailure(code: code, database: handle).error
    }
    var header = [UInt8](repeating: 0, count: DatabaseHeader.size)
    let outcome = read(file, &header, Int32(header.count), 0)
    if outcome == Self.shortRead { return [] }
    guard outcome == SQLITE_OK else { throw SQLiteFailure(code: outcome, database: handle).error }
    return header
  }

  /// Commits; what the system fails at now leaves the outcome unknown.
  func commit() throws(PersistenceError) {
    let code = sqlite3_exec(handle, "COMMIT", nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: handle).commitError }
  }

  /// Ends the transaction, if SQLite hasn't done it by itself, as it does when the disk is full.
  func rollBack() {
    // A failure isn't reported: what led here is thrown, and a journal that can't be rolled back now is at the next
    // open.
    if isInTransaction { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
  }

  /// Undoes what happened since the savepoint, and forgets it. As after a whole transaction, no reference is deferred.
  func rollBackToSavepoint(_ name: String) {
    guard isInTransaction else { return }
    // As above; without a transaction there is no savepoint either.
    let undoing = "ROLLBACK TO \(name); RELEASE \(name); PRAGMA defer_foreign_keys = OFF"
    sqlite3_exec(handle, undoing, nil, nil, nil)
  }

  /// Runs the body, in which waiting for a lock is soon given up.
  func waitingBriefly(_ body: () -> Void) {
    let timeout = busyWait.timeout
    busyWait.timeout = min(timeout, .milliseconds(100))
    defer { busyWait.timeout = timeout }
    body()
  }

  /// Runs the body, and makes every statement in it stop soon after a cancellation, also one that waits for a lock.
  func interruptible<Result>(
    by cancellation: Cancellation?, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    if let cancellation {
      // A handler, not sqlite3_interrupt: that could hit the next holder's statement.
      let context = Unmanaged.passUnretained(self).toOpaque()
      sqlite3_progress_handler(handle, Self.stepsBetweenChecks, Self.wasCalled, context)
      busyWait.cancellation = cancellation
    }
    defer {
      if cancellation != nil { sqlite3_progress_handler(handle, 0, nil, nil) }
      busyWait.cancellation = nil
    }
    do throws(PersistenceError) { return try body() } catch {
      throw error == .busy && busyWait.isCancelled ? .cancelled : error
    }
  }

  /// Whether the statement that runs is to be interrupted.
  private var mustStop: Bool {
    guard let cancellation = busyWait.cancellation, cancellation.isCancelled else { return false }
    return !(keepsTransaction && isWriting)
  }

  /// Whether one of the statements that have begun changes the database.
  private var isWriting: Bool {
    var statement = sqlite3_next_stmt(handle, nil)
    while let current = statement {
      if sqlite3_stmt_busy(current) != 0, sqlite3_stmt_readonly(current) == 0 { return true }
      statement = sqlite3_next_stmt(handle, current)
    }
    return false
  }

  /// The address that tells SQLite that no process changes a file.
  private static func unchangingAddress(of path: String) -> String {
    let escaped = path.utf8.reduce(into: "") { text, byte in
      let isPlain =
        byte > 0x20 && byte < 0x7F && ![UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains(byte)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "file:\(escaped)?immutable=1"
  }

  /// How many bytes the texts of the statements in a cache may have. A statement with a long list takes twenty times as
  /// much as its text.
  private static var textRoom: Int { 1 << 18 }

  // SQLITE_IOERR_SHORT_READ: a macro that computes doesn't reach Swift.
  private static let shortRead = SQLITE_IOERR | 2 << 8

  private static let stepsBetweenChecks: Int32 = 1000

  private static let wasCalled: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
    guard let context else { return 0 }
    return Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().mustStop ? 1 : 0
  }
}
