#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says to those who have a database open that a restore waits for them: a file beside it, which is locked as long as the
/// restore lasts.
///
/// A file that isn't locked is left of a restore that was killed, and says nothing.
final class RestoreNotice {
  private let path: String
  /// -1 where the file couldn't be made. The restore waits all the same.
  private let descriptor: Int32

  /// Posts it until this is let go. The folder of the target is locked, so there is one at a time.
  init(for target: String) {
    path = Self.path(for: target)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Who looks whether it is locked holds it for a moment.
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    guard descriptor >= 0 else { return }
    // Once more: a file that is left says nothing, and is one that nobody asked for.
    if unlink(path) != 0, errno != ENOENT { unlink(path) }
    close(descriptor)
  }

  /// Whether a restore waits for those who have the database open.
  static func isPosted(for target: String) -> Bool {
    let descriptor = open(path(for: target), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func path(for target: String) -> String { target + "-restoring" }
}
