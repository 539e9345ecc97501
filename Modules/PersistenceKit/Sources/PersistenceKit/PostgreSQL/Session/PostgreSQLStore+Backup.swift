import Foundation

extension PostgreSQLStore {
  /// Copies the book into a file of SQLite, row by row: what a server keeps it in can't be opened elsewhere.
  func backUp(
    to url: URL, omitsHistory: Bool, keeping: Bool, cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> Int {
    if isPrivate { throw .backupOfDryRun }
    let target = try url.filePath()
    try NewFile.checkRoom(at: target)
    let models = try Catalog(catalog.models)
    return try read(cancellation) { session throws(PersistenceError) in
      let file = try NewFile(becoming: target)
      var configuration = configuration
      configuration.location = .file(URL(filePath: file.path))
      let database = try Database(url: URL(filePath: file.path), configuration: configuration)
      try database.fill(file, for: models) { connection throws(PersistenceError) in
        let transaction = try WriteTransaction(on: connection, isDryRun: false)
        let copy = DatabaseCopy(
          source: session, target: SQLiteSession(connection: connection, catalog: models, decoded: DecodedRows()),
          omitsHistory: omitsHistory, cancellation: cancellation)
        _ = try copy.run(models.models)
        try transaction.commit()
      }
      let faults = try database.check(for: models, cancellation, onEvent)
      if let fault = faults.first { throw .damaged(detail: "\(fault)") }
      try cancellation?.check()
      let size = try file.size()
      if keeping { try file.publish() }
      return size
    }
  }
}

extension PersistenceError {
  /// What isn't saved can't be backed up.
  static let backupOfDryRun = PersistenceError.unsupported(
    construct: "a backup of a dry run or of a snapshot", advice: "it would hold what is never saved")
}
