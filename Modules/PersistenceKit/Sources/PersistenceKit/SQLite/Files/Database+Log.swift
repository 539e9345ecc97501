extension Database {
  /// Copies the log into the file, and removes it, when no connection of this process is left that could do so by
  /// closing: a connection that only reads can't.
  ///
  /// While another process has the file open, the log stays, and goes with that one. So does one that can't be copied
  /// now: the next process that opens the file reads it.
  ///
  /// - Returns: whether there is no log any more.
  @discardableResult func endLog() -> Bool {
    do throws(PersistenceError) {
      if OpenFile.isOpen(path) { return false }
      if try FileKind(path: path + "-wal") == .absent { return true }
      try holdingName { () throws(PersistenceError) in
        let connection = try Connection(path: path, access: .readWrite, busyTimeout: .zero)
        defer { connection.close() }
        // Only a connection that has used the log clears it away.
        _ = try connection.pragma("schema_version", as: Int64.self)
      }
      return try FileKind(path: path + "-wal") == .absent
    } catch {
      return false
    }
  }

  /// Runs the body with a connection that only reads, to a file that is known to be ours. What was beside the file
  /// before is what is beside it afterwards: a log stays, and none is left where there was none.
  func reading<Result>(
    _ body: (Connection) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let hadLog = try FileKind(path: path + "-wal") != .absent
    let connection = try openVerified()
    defer {
      connection.close()
      if !hadLog { endLog() }
    }
    return try body(connection)
  }

  private func openVerified() throws(PersistenceError) -> Connection {
    do throws(PersistenceError) {
      return try holdingName { () throws(PersistenceError) in
        try refuseAlias()
        try verify()
        return try openReader()
      }
    } catch {
      guard let reader = try openUnchanging(after: error) else { throw error }
      return reader
    }
  }
}
