import Foundation

/// Replaces a database by a backup.
struct Restoration {
  let backup: Database
  let target: Database
  let catalog: Catalog
  /// The id of the last step that the database must have; nil for any.
  let lastStep: UUID?
  let cancellation: Cancellation?
  let onEvent: (IntegrityEvent) -> Void

  /// Returns where the old database is now; nil when there was none.
  func run() throws(PersistenceError) -> String? {
    if DatabaseFiles(path: target.path).contain(backup.path) {
      throw .cannotOpen(path: backup.path, reason: "it is the database that it would replace")
    }
    let kind = try FileKind(path: backup.path)
    guard kind == .file else { throw .cannotOpen(path: backup.path, reason: kind.obstacle ?? Self.emptiness) }
    let file = try backup.reading { source throws(PersistenceError) in
      // On a new machine a restore can be the first thing that runs.
      try PrivatePath.createFolder(at: PrivatePath.folder(of: target.path))
      let file = try NewFile(becoming: target.path)
      try backup.copy(source, to: file, for: catalog, cancellation, onEvent)
      return file
    }
    try cancellation?.check()
    // A process that opens the database now waits, and opens the new one.
    return try target.holdingName(.exclusive, cancellation) { () throws(PersistenceError) in
      let notice = RestoreNotice(for: target.path)
      let lock = try takeOver()
      let former = try FormerDatabase(of: target.path)
      try replace(former, by: file)
      withExtendedLifetime((lock, notice)) {}
      return former.path
    }
  }
}

extension Restoration {
  /// The ending of the name of a database that was replaced; a number follows, from the second one on.
  static let suffix = ".before-restore"

  /// What is restored is a backup, and backups were empty under their name for a moment.
  private static let emptiness = "it is empty, as a backup that was ended before it was whole may be"

  /// The beginning of the names that a restore gives the database at a path: its own name, unless that is too long.
  static func former(of path: String) -> String {
    PrivatePath.shortened(path, leaving: "\(suffix)-9999-journal".utf8.count)
  }

  /// The same of the database that a file of that name was; nil when no restore has given it the name.
  static func formerName(of name: String) -> String? {
    guard let end = name.range(of: suffix, options: .backwards), end.lowerBound != name.startIndex else { return nil }
    let rest = name[end.upperBound...]
    let isNumbered = rest.first == "-" && rest.count > 1 && rest.dropFirst().allSatisfy { "0"..."9" ~= $0 }
    return rest.isEmpty || isNumbered ? String(name[..<end.lowerBound]) : nil
  }
}

extension Restoration {
  /// Makes sure that the database isn't open elsewhere, brings what is in its log into it, and keeps others out as long
  /// as the connection lives; nil when there is no database, or nothing that SQLite can read.
  private func takeOver() throws(PersistenceError) -> Connection? {
    let kind = try FileKind(path: target.path)
    if kind == .absent || kind == .empty { return nil }
    if let obstacle = kind.obstacle { throw .cannotOpen(path: target.path, reason: obstacle) }
    do {
      let connection = try Connection(
        path: target.path, access: .readWrite, busyTimeout: target.configuration.busyTimeout)
      try refuseForeign(connection)
      try connection.interruptible(by: cancellation) { () throws(PersistenceError) in
        try endLog(of: connection)
        try connection.execute("BEGIN EXCLUSIVE")
        try verifyLastStep(through: connection)
      }
      return connection
    } catch {
      // A damaged database is what a restore is for.
      guard IntegrityFault(error) != nil else { throw error }
      return nil
    }
  }

  /// Refuses a database that was written after the step that it must end with.
  private func verifyLastStep(through connection: Connection) throws(PersistenceError) {
    guard let lastStep else { return }
    let (table, number) = (HistoryStep.schema.table.quoted, Schema<HistoryStep>.numberName.quoted)
    let found = try connection.statement("SELECT id FROM \(table) ORDER BY \(number) DESC LIMIT 1").value(UUID.self)
    if found != lastStep { throw .busy }
  }

  private func refuseForeign(_ connection: Connection) throws(PersistenceError) {
    guard let header = DatabaseHeader(try connection.header()) else { return }
    if !header.isMade(by: target.configuration.applicationID) {
      throw .foreignApplication(path: target.path, found: header.applicationID)
    }
  }

  /// Only the last connection to a database can do that: every other one holds a lock as long as there is a log.
  private func endLog(of connection: Connection) throws(PersistenceError) {
    try BusyWait.retry(for: target.configuration.busyTimeout, cancellation) { () throws(PersistenceError) in
      guard try connection.pragma("journal_mode = DELETE", as: String.self) == "delete" else { throw .busy }
    }
  }

  /// Puts the new file in the place of the old one, which gets its name back when that fails.
  private func replace(_ former: FormerDatabase, by file: NewFile) throws(PersistenceError) {
    do throws(PersistenceError) {
      try former.moveLog()
      try file.replace()
    } catch {
      if case .failedAfterRename(let path, _, let cause) = error {
        throw .failedAfterRename(path: path, kept: former.path, cause: cause)
      }
      former.moveBack()
      throw error
    }
  }
}
