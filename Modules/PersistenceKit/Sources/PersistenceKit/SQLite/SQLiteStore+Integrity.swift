import Foundation

extension SQLiteStore {
  func check(cancellation: Cancellation?) throws(PersistenceError) -> [IntegrityFault] {
    let (catalog, version) = (catalog, database.configuration.schemaVersion)
    return try read(cancellation: cancellation) { session throws(PersistenceError) in
      guard let session = session as? SQLiteSession else { return [] }
      var check = IntegrityCheck(of: session.connection, for: catalog, cancellation: cancellation)
      // A container that doesn't allow saving may be open on an older file.
      try check.run(isCurrent: DatabaseHeader(session.connection).schemaVersion == version)
      return check.faults
    }
  }

  func backUp(to url: URL, cancellation: Cancellation?) throws(PersistenceError) {
    guard let readers else {
      throw .unsupported(construct: "a backup of a rehearsal", advice: "it would hold what is never saved")
    }
    let target = try Database(url: url, configuration: database.configuration).path
    guard try FileKind(path: target) == .absent else { throw .alreadyExists(path: target) }
    try readers.withConnection { connection throws(PersistenceError) in
      let file = try NewFile(becoming: target)
      try database.copy(connection, to: file, for: catalog, cancellation)
      try cancellation?.check()
      try file.publish()
    }
  }
}
