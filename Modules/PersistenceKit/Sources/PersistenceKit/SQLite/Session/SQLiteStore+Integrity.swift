import Foundation

extension SQLiteStore {
  func copy(
    cancellation: Cancellation?, _ change: (any StorageSession) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> any StorageEngine {
    guard let readers else {
      throw .unsupported(construct: "a copy of a dry run", advice: "copy what is saved")
    }
    let connection = try readers.withConnection(cancellation) { source throws(PersistenceError) in
      try database.verifyVersion(through: source)
      return try database.privateCopy(of: source, cancellation)
    }
    let copy = SQLiteStore(copy: connection, of: self)
    try copy.withWriter { connection throws(PersistenceError) in
      try copy.run(change, in: copy.session(on: connection), cancellation)
    }
    return copy
  }

  func check(
    cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> [IntegrityFault] {
    let (catalog, database) = (catalog, database)
    return try read(cancellation: cancellation) { session throws(PersistenceError) in
      guard let session = session as? SQLiteSession else { return [] }
      // A container that doesn't allow saving may be open on an older file.
      let found = try database.catalog(of: DatabaseHeader(session.connection).schemaVersion, newest: catalog)
      var check = try IntegrityCheck(
        of: session.connection, for: found, database.route, cancellation: cancellation, onEvent)
      try check.run()
      return check.faults
    }
  }

  func backUp(
    to url: URL, omitsHistory: Bool, keeping: Bool, cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> Int {
    guard let readers else { throw .backupOfDryRun }
    let target = try url.filePath()
    if database.configuration.owns(url) { throw .alreadyExists(path: target) }
    try NewFile.checkRoom(at: target)
    return try readers.withConnection(cancellation) { connection throws(PersistenceError) in
      try database.verifyVersion(through: connection)
      let file = try NewFile(becoming: target)
      try database.copy(connection, to: file, for: catalog, omitsHistory: omitsHistory, cancellation, onEvent)
      try cancellation?.check()
      let size = try file.size()
      if keeping { try file.publish() }
      return size
    }
  }
}
