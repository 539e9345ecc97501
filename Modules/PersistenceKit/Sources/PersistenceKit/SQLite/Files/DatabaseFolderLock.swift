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
final class DatabaseFolderLock: Sendable {
  enum Kind {
    case shared
    case exclusive
  }

  /// The folder's, or -1.
  private let descriptor: Int32

  /// Takes the lock, which lasts as long as this does.
  ///
  /// Where there is no such folder, or a file system without these locks, nothing is locked.
  ///
  /// - Throws: `busy` when others keep the lock for longer than the timeout, `cancelled` after a cancellation.
  init(
    _ kind: Kind, around path: String, waiting timeout: Duration, _ cancellation: Cancellation? = nil
  ) throws(PersistenceError) {
    let descriptor = open(PrivatePath.folder(of: PrivatePath.target(of: path)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.descriptor = descriptor
    if descriptor < 0 { return }
    try BusyWait.retry(for: timeout, cancellation) { () throws(PersistenceError) in try Self.lock(descriptor, kind) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Runs the body while the folder of a file, or of what a link at the path leads to, is locked.
  ///
  /// - Throws: what taking the lock throws, and what the body throws.
  static func hold<Result>(
    _ kind: Kind, around path: String, waiting timeout: Duration, _ cancellation: Cancellation? = nil,
    _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    let lock = try DatabaseFolderLock(kind, around: path, waiting: timeout, cancellation)
    return try withExtendedLifetime(lock) { () throws(PersistenceError) in try body() }
  }

  private static func lock(_ descriptor: Int32, _ kind: Kind) throws(PersistenceError) {
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    if flock(descriptor, operation | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .busy }
  }
}
