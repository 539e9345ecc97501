import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on the files of a folder, for a process that reads, changes and rewrites one.
///
/// The file itself can't be locked, because it is replaced. Reading needs no lock, because a file is replaced as a
/// whole.
enum FolderLock {
  /// Runs the body while no other process holds the lock of the file's folder. The lock ends with the process, too.
  ///
  /// Where the folder can't be read, or its file system has no locks, the body runs without one.
  ///
  /// - Parameter busy: The error to throw when other processes hold the lock longer than the timeout.
  static func hold<Result, Failure: Error>(
    around path: String, waiting timeout: Duration = .seconds(5), orThrow busy: @autoclosure () -> Failure,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return try body() }
    // Closing it ends the lock.
    defer { close(descriptor) }
    let deadline = ContinuousClock.now.advanced(by: timeout)
    while isTaken(descriptor) {
      guard ContinuousClock.now < deadline, !Task.isCancelled else { throw busy() }
      // A random delay, so that processes don't retry in lockstep.
      usleep(.random(in: 1_000...5_000))
    }
    return try body()
  }

  /// Whether another process holds the lock; if none does, it is acquired.
  private static func isTaken(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
