import CPersistenceSQLite

/// Keeps the write-ahead log of a writer from growing without end.
///
/// SQLite copies the log into the file after every thousand pages, and begins it anew once it has no readers. Readers
/// that overlap without a gap never leave it such a moment. A log that has become much longer is therefore begun anew
/// by waiting, for no more than a moment, until its readers have ended: a read that begins meanwhile uses the file.
final class LogWatch {
  /// The number of pages in the log since the last commit.
  private(set) var pages: Int32 = 0
  private var restartsAt = LogWatch.restartPages

  /// Whether the log is so long that it should be begun anew.
  var isRestartDue: Bool { pages >= restartsAt }

  /// Called after an attempt to begin it anew, which may have failed.
  func noteRestart() { restartsAt = pages + Self.checkpointPages }

  /// Watches the log of a connection, which must not live longer than this does.
  func install(on database: OpaquePointer) {
    sqlite3_wal_hook(database, Self.hook, Unmanaged.passUnretained(self).toOpaque())
  }

  private func note(_ pages: Int32) {
    self.pages = pages
    if pages < Self.restartPages { restartsAt = Self.restartPages }
  }

  /// What SQLite does by itself.
  private static let checkpointPages: Int32 = 1_000
  /// 16 MiB.
  private static let restartPages: Int32 = 4_096

  /// Takes the place of SQLite's own hook, and does what that one does.
  private static let hook:
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
      context, database, name, pages in
      guard let context else { return SQLITE_OK }
      Unmanaged<LogWatch>.fromOpaque(context).takeUnretainedValue().note(pages)
      // What keeps it from happening now doesn't at a later commit.
      if pages >= checkpointPages { sqlite3_wal_checkpoint_v2(database, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil) }
      return SQLITE_OK
    }
}
