#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on the names in a folder: opening a file shares it; making one, or putting another in its place, needs it
/// alone.
///
/// SQLite's locks are on a file, not on its name: without this one, a connection could open a file that is renamed away
/// before it has locked it, and use the log of the new one.
enum FolderLock {
  enum Kind {
    case shared
    case exclusive
  }

  /// Runs the body while the folder of a file, or of what a link at the path leads to, is locked.
  ///
  /// Where there is no such folder, or a file system without these locks, the body runs without one.
  ///
  /// - Throws: `busy` when others keep the lock for longer than the timeout, and what the body throws.
  static func hold<Result>(
    _ kind: Kind, around path: String, waiting timeout: Duration, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let descriptor = open(PrivateFile.folder(of: target(of: path)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return try body() }
    // Closing it ends the lock.
    defer { close(descriptor) }
    try BusyWait.retry(for: timeout) { () throws(PersistenceError) in try lock(descriptor, kind) }
    return try body()
  }

  private static func lock(_ descriptor: Int32, _ kind: Kind) throws(PersistenceError) {
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    if flock(descriptor, operation | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .busy }
  }

  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
