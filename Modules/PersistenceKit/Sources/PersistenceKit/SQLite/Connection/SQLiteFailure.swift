import CPersistenceSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failed call of SQLite.
struct SQLiteFailure: Sendable {
  /// The extended result code.
  let code: Int32
  let message: String
  /// The `errno` of the code; 0 when there is none.
  let systemError: Int32
  /// The database's file; empty when it has none.
  let path: String

  init(code: Int32, message: String, systemError: Int32 = 0, path: String = "") {
    self.code = code
    self.message = message
    self.systemError = systemError
    self.path = path
  }

  /// The latest failure of a connection.
  init(code: Int32, database: OpaquePointer?) {
    let extended = database.map { sqlite3_extended_errcode($0) } ?? code
    self.init(
      // A misused call leaves the connection's own code alone: only a code of the same family explains this one.
      code: extended & 0xFF == code & 0xFF ? extended : code,
      message: database.map { String(cString: sqlite3_errmsg($0)) } ?? "no connection",
      systemError: database.map { sqlite3_system_errno($0) } ?? 0,
      path: database.flatMap { sqlite3_db_filename($0, "main") }.map { String(cString: $0) } ?? "")
  }
}

extension SQLiteFailure {
  /// The failure as the error to throw. What a constraint's message leaves out, its caller adds.
  var error: PersistenceError {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_FULL: .full
    case SQLITE_IOERR: inputOutputError
    case SQLITE_READONLY where code == SQLITE_READONLY | 3 << 8:  // SQLITE_READONLY_ROLLBACK
      .cannotOpen(path: path, reason: "a write that was interrupted has to be undone first, by opening it for writing")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .permission(path: forbidden)
    case SQLITE_CANTOPEN: openingError
    case SQLITE_NOTADB: .notADatabase(path: path)
    case SQLITE_CORRUPT: .damaged(detail: message)
    case SQLITE_INTERRUPT: .cancelled
    case SQLITE_CONSTRAINT: constraint.map { .constraint($0) } ?? .misuse(message)
    case SQLITE_NOMEM: .inputOutput(detail: message)
    case SQLITE_TOOBIG: .unsupported(construct: "a value of a gigabyte or more", advice: "keep it in a file of its own")
    case SQLITE_ERROR where message == "integer overflow": .overflow(table: "")
    case SQLITE_ERROR where message == "too many levels of trigger recursion": .deepCascade
    case SQLITE_ERROR where message == "parser stack overflow" || message.hasPrefix("Expression tree is too large"):
      .oversizedPredicate
    case SQLITE_ERROR where message.hasPrefix("no such column") || message.contains(" has no column named "):
      // Damage, or a model that changed under a version that the file has already.
      .damaged(detail: "\(message) (a schema that has changed needs a higher version)")
    case SQLITE_ERROR where message.hasPrefix("no such "): .damaged(detail: message)
    default: .misuse("\(message) (SQLite code \(code))")
    }
  }

  /// The failure of a commit. Once the system has failed there, it is unknown what reached the disk.
  var commitError: PersistenceError {
    code & 0xFF == SQLITE_IOERR && error == .inputOutput(detail: detail) ? .outcomeUnknown(detail: detail) : error
  }
}

extension SQLiteFailure {
  private var inputOutputError: PersistenceError {
    switch (code, systemError) {
    case (SQLITE_IOERR | 33 << 8, _): .damaged(detail: detail)  // SQLITE_IOERR_CORRUPTFS
    case (_, ENOSPC), (_, EDQUOT): .full
    case (_, EACCES), (_, EPERM), (_, EROFS): .permission(path: forbidden)
    default: .inputOutput(detail: detail)
    }
  }

  /// SQLite doesn't say why it couldn't open a file, but a look at the path does.
  private var openingError: PersistenceError {
    if let error = PersistenceError(systemError: systemError, path: forbidden) { return error }
    do {
      if let obstacle = try FileKind(path: path).obstacle { return .cannotOpen(path: path, reason: obstacle) }
      // Even a reader needs the log's files beside the database, and they can't be made in every folder.
      let folder = PrivatePath.folder(of: path)
      return access(folder, W_OK) == 0 ? .cannotOpen(path: path, reason: message) : .permission(path: folder)
    } catch {
      return error
    }
  }

  /// The file that lacks permission: the database's, one that SQLite keeps beside it, or the folder.
  private var forbidden: String {
    let files = ([""] + DatabaseFiles.endings).map { path + $0 }
    if let file = files.first(where: { access($0, F_OK) == 0 && access($0, R_OK | W_OK) != 0 }) { return file }
    let folder = PrivatePath.folder(of: path)
    return access(folder, F_OK) == 0 && access(folder, W_OK) != 0 ? folder : path
  }

  private var detail: String {
    systemError == 0 ? "\(message) (SQLite code \(code))" : "\(message): \(systemMessage(systemError))"
  }
}
