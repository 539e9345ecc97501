extension Database {
  /// Refuses a small file whose pages or indexes contradict each other. SQLite itself reads what it needs of such a file:
  /// an index that lacks an entry hides a row, and no checksum of the rows that are left can say so.
  ///
  /// - Throws: `damaged` with the first contradiction.
  func verifyStructure(through connection: Connection) throws(PersistenceError) {
    let size = try connection.databaseSize()
    if size == 0 || size > configuration.structureCheckLimit { return }
    let finding = try connection.firstContradiction()
    if let finding { throw .damaged(detail: finding) }
  }
}

extension Connection {
  /// The size of what the connection reads, in bytes.
  func databaseSize() throws(PersistenceError) -> Int {
    (try pragma("page_count") ?? 0) * (try pragma("page_size") ?? 0)
  }

  /// What SQLite finds first in the pages and indexes of the file; nil when it finds nothing.
  fileprivate func firstContradiction() throws(PersistenceError) -> String? {
    do throws(PersistenceError) {
      let answer = try pragma("integrity_check(1)", as: String.self)
      // Some begin with a line that only names the file.
      let line = answer?.split(separator: "\n").last.map(String.init)
      return line == "ok" ? nil : line
    } catch {
      guard error.isOfForeignFunction else { throw error }
      return nil
    }
  }
}

extension PersistenceError {
  /// Whether a rule of another program's table calls a function that only that program has. SQLite says so in other
  /// words from one version to the next.
  fileprivate var isOfForeignFunction: Bool {
    switch self {
    case .damaged(let detail): detail.hasPrefix("no such ")
    case .misuse(let detail): detail.hasPrefix("unknown function")
    default: false
    }
  }
}
