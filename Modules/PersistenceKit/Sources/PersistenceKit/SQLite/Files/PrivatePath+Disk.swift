#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PrivatePath {
  /// Makes an empty file of mode 0600; false when there is something at the path already.
  ///
  /// - Parameter target: the file that errors name; the same when it is nil.
  static func claim(_ path: String, for target: String? = nil) throws(PersistenceError) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      if errno == EEXIST { return false }
      throw failure(target ?? path)
    }
    defer { close(descriptor) }
    // A umask can also take bits away from the owner.
    if fchmod(descriptor, 0o600) != 0 { throw failure(target ?? path) }
    return true
  }

  /// Whether a file may be written, as far as its mode says; true where there is none.
  static func isWritable(_ path: String) -> Bool { access(path, F_OK) != 0 || access(path, R_OK | W_OK) == 0 }

  /// Gives a file of ours the mode of another one; false when that didn't let us write it.
  static func copyMode(of path: String, to other: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, chmod(other, status.st_mode & 0o777) == 0 else { return false }
    return access(other, R_OK | W_OK) == 0
  }

  /// Waits until a file, or the names in a folder, are on disk.
  static func synchronize(_ path: String) throws(PersistenceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw failure(path) }
    defer { close(descriptor) }
    #if canImport(Darwin)
      // There, fsync leaves the data in the drive's cache. File systems that don't know the other call answer an error.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    // Some file systems don't synchronize a folder, and say so.
    if fsync(descriptor) != 0, errno != EINVAL { throw .inputOutput(detail: "\(path): \(systemMessage(errno))") }
  }

  /// The error for the system's last `errno`.
  static func failure(_ path: String, _ code: Int32 = errno) -> PersistenceError {
    if code == ENOENT { return .cannotOpen(path: path, reason: "there is no such folder") }
    return PersistenceError(systemError: code, path: path) ?? .cannotOpen(path: path, reason: systemMessage(code))
  }
}
