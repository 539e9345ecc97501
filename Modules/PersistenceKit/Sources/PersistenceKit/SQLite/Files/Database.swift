import Foundation

/// A database's file, and the rules for opening it: nothing is written before it is known to be ours.
struct Database: Sendable {
  /// The path of the file, not of a link to it.
  let path: String
  let configuration: ModelConfiguration
  let route: MigrationRoute?

  init(url: URL, configuration: ModelConfiguration, route: MigrationRoute? = nil) throws(PersistenceError) {
    path = PrivatePath.target(of: try url.filePath())
    self.configuration = configuration
    self.route = route
  }

  /// Opens the file. As long as one of the connections is there, no restore can put another file in the place.
  func open(for catalog: Catalog) throws(PersistenceError) -> OpenedFile {
    // Of processes that find no file one makes it, while the others wait for it.
    let canMake = configuration.allowsSave && !configuration.discardsChanges
    let makes = canMake && configuration.createsIfNeeded ? try FileKind(path: path) == .absent : false
    if makes { try PrivatePath.createFolder(at: PrivatePath.folder(of: path)) }
    let kind: DatabaseFolderLock.Kind = makes ? .exclusive : .shared
    if canMake { repairModes() }
    do throws(PersistenceError) { return try openHolding(kind, for: catalog) } catch {
      if error == .busy, Task.isCancelled { throw .cancelled }
      guard let reader = try openUnchanging(after: error) else { throw error }
      try verifySchema(through: reader, for: catalog)
      return OpenedFile(writer: nil, reader: reader, refusal: error)
    }
  }

  private func openHolding(
    _ kind: DatabaseFolderLock.Kind, for catalog: Catalog
  ) throws(PersistenceError) -> OpenedFile {
    try holdingName(kind) { () throws(PersistenceError) in try openNamed(for: catalog) }
  }

  /// Gives the files beside the database that allow no writing the database's own mode: SQLite makes them with the mode that
  /// it has just then, which may have been one without writing, and opens them for reading alone from then on.
  private func repairModes() {
    guard PrivatePath.isWritable(path) else { return }
    for ending in DatabaseFiles.endings where !PrivatePath.isWritable(path + ending) {
      // One of another owner stays as it is; a write names it.
      _ = PrivatePath.copyMode(of: path, to: path + ending)
    }
  }

  private func openNamed(for catalog: Catalog) throws(PersistenceError) -> OpenedFile {
    let kind = try FileKind(path: path)
    if let obstacle = kind.obstacle, kind != .absent { throw .cannotOpen(path: path, reason: obstacle) }
    // Nothing leaves a database without bytes but what went wrong with it.
    if kind == .empty { throw .emptyFile }
    try refuseAlias()
    let header = kind == .file ? try verify() : nil
    if !configuration.allowsSave || !configuration.createsIfNeeded, let obstacle = kind.obstacle {
      throw .cannotOpen(path: path, reason: obstacle)
    }
    if !configuration.allowsSave {
      let reader = try openReader()
      try verifyStructure(through: reader)
      if let header {
        try refuseOlder(header, reader, for: catalog)
        try verifySchema(through: reader, for: catalog)
      }
      return OpenedFile(writer: nil, reader: reader)
    }
    if configuration.discardsChanges {
      return OpenedFile(writer: try openDryRun(isNew: kind == .absent, for: catalog), reader: nil)
    }
    if kind == .absent {
      try make(for: catalog)
      return try openNamed(for: catalog)
    }
    return OpenedFile(writer: try openLasting(isKnown: header != nil, for: catalog), reader: nil)
  }

  /// A connection that only reads, and has read: SQLite opens the log only then.
  func openReader() throws(PersistenceError) -> Connection {
    let connection = try connect(path, .readOnly)
    try connection.execute("PRAGMA query_only = ON")
    _ = try connection.pragma("schema_version", as: Int64.self)
    try refuseForeignTables(connection)
    return connection
  }
}

extension Database {
  /// Runs the body while the path leads to the same file: none is made there, and none takes its place.
  ///
  /// A connection that has read keeps its file in place by itself, as long as the file has a log.
  func holdingName<Result>(
    _ kind: DatabaseFolderLock.Kind = .shared, _ cancellation: Cancellation? = nil,
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    try DatabaseFolderLock.hold(kind, around: path, waiting: configuration.busyTimeout, cancellation, body)
  }

  /// A connection that reads without the files that SQLite keeps beside a database, where there is no room for them, or
  /// the folder doesn't take them; nil when something else failed, or when there is a log to be read.
  ///
  /// Meanwhile no other process can open the file, and so begin a log.
  func openUnchanging(after failure: PersistenceError) throws(PersistenceError) -> Connection? {
    guard failure.isOfFilesBeside, try FileKind(path: path) == .file else { return nil }
    let lock = try DatabaseFolderLock(.exclusive, around: path, waiting: configuration.busyTimeout)
    for suffix in ["-wal", "-journal"] where try FileKind(path: path + suffix) == .file { return nil }
    let reader = try connect(path, .unchanging)
    reader.guardian = lock
    try reader.execute("PRAGMA query_only = ON")
    let header = try DatabaseHeader(reader)
    try header.verify(for: configuration, path: path)
    try refuseForeignTables(reader)
    try verifyStructure(through: reader)
    return header.schemaVersion == configuration.schemaVersion ? reader : nil
  }

  /// Refuses a file that is only read when it isn't what the models declare. Of an older one only what others put onto
  /// its tables is known to be wrong.
  private func verifySchema(through reader: Connection, for catalog: Catalog) throws(PersistenceError) {
    try reader.execute("BEGIN")
    defer { reader.rollBack() }
    let header = try DatabaseHeader(reader)
    try header.verify(for: configuration, path: path)
    let isOlder = header.schemaVersion < configuration.schemaVersion
    let (objects, models) = (try reader.objects(), catalog.models)
    if isOlder { return try SchemaComparison(ofOlder: objects, with: models).refuseIntruders() }
    try SchemaComparison(of: objects, with: models).verify(version: header.schemaVersion)
  }

  /// Refuses a file that this process has open by another one of its names: SQLite would keep a second log for it.
  func refuseAlias() throws(PersistenceError) {
    if OpenFile.isAlias(path) { throw .cannotOpen(path: path, reason: "it is open under another name") }
  }

  /// Refuses a file that would have to be changed before it can be read.
  private func refuseOlder(
    _ header: DatabaseHeader, _ reader: Connection, for catalog: Catalog
  ) throws(PersistenceError) {
    if let route { return try route.refuseOlder(header, path: path) }
    if header.schemaVersion == configuration.schemaVersion { return }
    guard let part = try reader.missingPart(for: catalog.models) else { return }
    throw MigrationVersions(path: path, from: header.schemaVersion, to: configuration.schemaVersion)
      .failure("it has no \(part), and the container doesn't allow saving")
  }

  /// Makes the file beside its place, whole, and puts it there. One that another process has put there meanwhile stays.
  private func make(for catalog: Catalog) throws(PersistenceError) {
    let draft = try NewFile(becoming: path)
    try fill(draft, for: catalog) { _ throws(PersistenceError) in }
    do throws(PersistenceError) { _ = try draft.appear() } catch {
      // An empty database is no change of what is stored.
      if case .failedAfterRename(_, _, let cause) = error { throw cause }
      throw error
    }
  }

  /// Makes the tables in a file that hasn't a place yet, and what the body adds to them.
  func fill(
    _ draft: NewFile, for catalog: Catalog, _ body: (Connection) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let connection = try connect(draft.path, .readWrite)
    defer { connection.close() }
    connection.observe(route?.observer)
    try installer(for: catalog).install(on: connection)
    try body(connection)
  }

  private func openLasting(isKnown: Bool, for catalog: Catalog) throws(PersistenceError) -> Connection {
    let connection = try connect(path, .readWrite)
    // What a journal takes everything back from is empty then.
    if !isKnown, try DatabaseHeader(connection).isNew { throw .emptyFile }
    try refuseForeignTables(connection)
    try verifyStructure(through: connection)
    connection.observe(route?.observer)
    try installer(for: catalog).install(on: connection)
    try useWriteAheadLog(connection)
    return connection
  }

  /// A transaction that is never committed: on the file, or, when that has nothing yet, on one that is never there.
  private func openDryRun(isNew: Bool, for catalog: Catalog) throws(PersistenceError) -> Connection {
    let connection = try connect(isNew ? ":memory:" : path, .readWrite)
    try connection.execute("BEGIN IMMEDIATE")
    try refuseForeignTables(connection)
    try verifyStructure(through: connection)
    try installer(for: catalog).installInTransaction(on: connection)
    connection.keepsTransaction = true
    return connection
  }

  private func installer(for catalog: Catalog) -> SchemaInstaller {
    SchemaInstaller(catalog: catalog, configuration: configuration, path: path, route: route)
  }

  /// Looks at the file without a lock, and without touching what a crash may have left beside it.
  ///
  /// - Returns: what the file says; nil when a crash left it empty.
  @discardableResult func verify() throws(PersistenceError) -> DatabaseHeader? {
    let connection = try Connection(path: path, access: .readOnly, busyTimeout: configuration.busyTimeout)
    let bytes = try connection.header()
    // A crash while the file was made leaves it without a header, and a journal from which SQLite empties it again.
    if bytes.allSatisfy({ $0 == 0 }), try FileKind(path: path + "-journal") == .file { return nil }
    guard let header = DatabaseHeader(bytes) else { throw .notADatabase(path: path) }
    try header.verify(for: configuration, path: path)
    // The log may hold a newer first page than the file.
    guard try FileKind(path: path + "-wal") == .file else { return header }
    let newer = try DatabaseHeader(connection)
    try newer.verify(for: configuration, path: path)
    return newer
  }

  /// Refuses tables of which none is a model's. Without an application id nothing else tells them from ours: other
  /// programs count versions too.
  private func refuseForeignTables(_ connection: Connection) throws(PersistenceError) {
    guard configuration.applicationID == 0 else { return }
    let objects = try connection.objects()
    if objects.isEmpty || objects.contains(where: \.isModelTable) { return }
    throw .foreignApplication(path: path, found: 0)
  }

  func connect(_ path: String, _ access: Connection.Access) throws(PersistenceError) -> Connection {
    let connection = try Connection(path: path, access: access, busyTimeout: configuration.busyTimeout)
    for setting in Self.settings { try connection.execute("PRAGMA \(setting)") }
    // What a statement may have to take back, such as a cascade's rows, stays in memory: in a temporary file it would
    // need a folder that can be written, and would be left there by an unlink that fails.
    if access == .readWrite { try connection.execute("PRAGMA temp_store = MEMORY") }
    return connection
  }

  private static let settings = [
    // With NORMAL, a power loss can undo a commit that was acknowledged.
    "synchronous = FULL", "foreign_keys = ON",
    // A file from elsewhere must not get past a bound through a broken page.
    "cell_size_check = ON",
    "cache_size = -16384",
    // A log that was longer is cut to this when it begins anew. Between two checkpoints it has about as much.
    "journal_size_limit = 4194304",
  ]

  /// Readers and the writer don't wait for each other in this mode. The file remembers it.
  private func useWriteAheadLog(_ connection: Connection) throws(PersistenceError) {
    // The switch doesn't wait for other connections by itself.
    try BusyWait.retry(for: configuration.busyTimeout) { () throws(PersistenceError) in
      _ = try connection.pragma("journal_mode = WAL", as: String.self)
      // Only a connection that has used the log clears it away when it closes; a restored file may only be read.
      _ = try connection.pragma("schema_version", as: Int64.self)
    }
  }
}

/// The connections to a file that is open: one of them is there.
struct OpenedFile {
  /// nil when nothing can be written.
  let writer: Connection?
  let reader: Connection?
  /// Why a file that is to be written can only be read; nil when it can, or when the container doesn't allow saving.
  var refusal: PersistenceError?
}

extension PersistenceError {
  /// A file without bytes in the place of a database.
  static let emptyFile = PersistenceError.damaged(detail: "the file is empty")

  /// Whether it may be that only the files beside a database couldn't be made.
  fileprivate var isOfFilesBeside: Bool {
    switch self {
    case .full, .permission: true
    default: false
    }
  }
}
