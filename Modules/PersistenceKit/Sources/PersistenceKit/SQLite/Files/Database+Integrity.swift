import Foundation

extension Database {
  /// Checks the file without changing it.
  ///
  /// - Throws: what keeps the file from being ours to check; never for damage.
  func check(
    for catalog: Catalog, _ cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> [IntegrityFault] {
    let kind = try FileKind(path: path)
    if let obstacle = kind.obstacle { throw .cannotOpen(path: path, reason: obstacle) }
    do throws(PersistenceError) {
      try undoInterruptedWrite()
      if try FileKind(path: path) == .empty { throw .emptyFile }
      return try reading { connection throws(PersistenceError) in
        try connection.interruptible(by: cancellation) { () throws(PersistenceError) in
          try connection.execute("BEGIN")
          defer { connection.rollBack() }
          let found = try self.catalog(of: DatabaseHeader(connection).schemaVersion, newest: catalog)
          var check = try IntegrityCheck(of: connection, for: found, self.route, cancellation: cancellation, onEvent)
          try check.run()
          return check.faults
        }
      }
    } catch {
      guard let fault = IntegrityFault(error) else { throw error }
      return [fault]
    }
  }

  /// Undoes a write that a crash or a full disk has ended, and of which a journal is left: a connection that only reads
  /// can't. Nothing that was committed is changed.
  private func undoInterruptedWrite() throws(PersistenceError) {
    guard try FileKind(path: path + "-journal") == .file else { return }
    try holdingName { () throws(PersistenceError) in
      try refuseAlias()
      try verify()
      let connection = try Connection(path: path, access: .readWrite, busyTimeout: configuration.busyTimeout)
      defer { connection.close() }
      _ = try connection.pragma("schema_version", as: Int64.self)
    }
  }

  /// The schema of a file of that version; nil for an older one without a plan.
  ///
  /// - Throws: `damaged` or `migration` for a version that the plan doesn't know: such a file could never be opened.
  func catalog(of version: Int32, newest catalog: Catalog) throws(PersistenceError) -> Catalog? {
    if version == configuration.schemaVersion { return catalog }
    let stage = try route?.stages(from: version, path: path).first
    return try stage.map { stage throws(PersistenceError) in try Catalog(stage.from.models) }
  }

  /// Copies what the connection reads to a new file, and checks the copy completely. It goes without damaged steps of the
  /// history, and without those before them: a history with a gap would take back too much.
  ///
  /// - Parameter omitsHistory: whether it goes without all steps.
  /// - Throws: `damaged` when the copy isn't without a fault.
  func copy(
    _ source: Connection, to file: NewFile, for catalog: Catalog, omitsHistory: Bool = false,
    _ cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) {
    try copyPages(of: source, to: file, cancellation)
    let copy = try Database(url: URL(filePath: file.path), configuration: configuration, route: route)
    if omitsHistory, catalog.models.contains(where: { $0 == HistoryStep.self }) { try copy.removeSteps(through: .max) }
    var faults = try copy.check(for: catalog, cancellation, onEvent)
    if let last = faults.lastDamagedStep {
      for fault in faults { onEvent(.omitted(fault)) }
      try copy.removeSteps(through: last)
      faults = try copy.check(for: catalog, cancellation) { _ in }
    }
    guard let first = faults.first else { return }
    throw .damaged(detail: faults.count == 1 ? "\(first)" : "\(first), and \(faults.count - 1) more")
  }

  private func removeSteps(through number: Int64) throws(PersistenceError) {
    let connection = try Connection(path: path, access: .readWrite, busyTimeout: configuration.busyTimeout)
    defer { connection.close() }
    try connection.execute("PRAGMA secure_delete = ON")
    let (table, column) = (HistoryStep.schema.table.quoted, Schema<HistoryStep>.numberName.quoted)
    try connection.execute("DELETE FROM \(table) WHERE \(column) <= \(number)")
    try connection.execute("VACUUM")
  }

  /// A copy of what a connection reads, seen by the new connection alone, in a transaction: in memory, or in a file that has no
  /// name any more.
  func privateCopy(of source: Connection, _ cancellation: Cancellation?) throws(PersistenceError) -> Connection {
    try source.execute("BEGIN")
    defer { source.rollBack() }
    let isSmall = try source.databaseSize() <= configuration.snapshotMemoryLimit
    let file = isSmall ? nil : try NewFile(becoming: path)
    let copy = try connect(file?.path ?? ":memory:", .readWrite)
    try source.copy(to: copy, waiting: configuration.busyTimeout, cancellation)
    if file != nil {
      // The copied pages say that there is a log. What is taken back if a step fails stays in memory.
      for mode in ["DELETE", "MEMORY"] { _ = try copy.pragma("journal_mode = \(mode)", as: String.self) }
    }
    try copy.execute("BEGIN IMMEDIATE")
    copy.keepsTransaction = true
    return copy
  }

  private func copyPages(
    of source: Connection, to file: NewFile, _ cancellation: Cancellation?
  ) throws(PersistenceError) {
    let target = try Connection(path: file.path, access: .readWrite, busyTimeout: configuration.busyTimeout)
    try source.execute("BEGIN")
    defer { source.rollBack() }
    _ = try source.pragma("schema_version", as: Int64.self)
    try source.copy(to: target, waiting: configuration.busyTimeout, cancellation)
    // The copied pages say that there is a log beside them. A copy is one file.
    _ = try target.pragma("journal_mode = DELETE", as: String.self)
  }
}

extension [IntegrityFault] {
  /// The number of the last damaged step of a history; nil for none, and where anything else is wrong.
  fileprivate var lastDamagedStep: Int64? {
    let steps = map { fault -> Int64? in
      switch fault {
      case .checksum(HistoryStep.schema.table, let number), .undecodable(HistoryStep.schema.table, let number, _, _):
        number
      default: nil
      }
    }
    return steps.contains(nil) ? nil : steps.compactMap(\.self).max()
  }
}
