import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file being written, under a temporary name in its folder. Errors have the path of the final file, which users
/// know.
///
/// It is locked until it is moved into place or removed, so that an abandoned draft can be told from one still being
/// written.
final class FileDraft: Sendable {
  private let target: String
  private let folder: String
  let path: String
  /// A second descriptor of the opened draft; `nil` before and after.
  private let lock = Mutex<Int32?>(nil)

  init(for target: String) {
    self.target = target
    folder = Self.folder(of: target)
    // Not derived from the file's name, which may have the maximum length already.
    path = "\(folder == "/" ? "" : folder)/\(Self.prefix)\(ProcessInfo.processInfo.globallyUniqueString)"
  }

  deinit { unlock() }

  /// Makes the draft; it is on disk when this returns.
  func fill(with bytes: [UInt8]) throws(FileWritingError) {
    let descriptor = try begin()
    do {
      try append(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try end(descriptor)
  }

  /// Creates the draft, empty, and opens it. The caller has to end it, or to close the returned descriptor.
  func begin() throws(FileWritingError) -> Int32 {
    if FileReservation.covers(target) { throw .alreadyExists(path: target) }
    AbandonedDraft.remove(beside: target)
    while true {
      let descriptor = try make()
      if keepLocked(descriptor) { return descriptor }
      // Another process removed it as abandoned before it was locked.
      close(descriptor)
    }
  }

  private func make() throws(FileWritingError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw failure() }
    // A umask can also take bits away from the owner.
    if fchmod(descriptor, 0o600) == 0 { return descriptor }
    defer { close(descriptor) }
    throw failure()
  }

  /// Writes what comes next into the opened draft.
  func append(_ bytes: [UInt8], to descriptor: Int32) throws(FileWritingError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest, rest.count)
      if count < 0, errno != EINTR { throw failure() }
      rest.removeFirst(max(0, count))
    }
  }

  /// Closes the opened draft, which is on disk when this returns.
  func end(_ descriptor: Int32) throws(FileWritingError) {
    if !synchronize(descriptor) {
      defer { close(descriptor) }
      throw failure()
    }
    // Some file systems tell only now that they could not write.
    if close(descriptor) != 0 { throw failure() }
  }

  /// Replaces the file, if there is one.
  func move(to name: String) throws(FileWritingError) {
    if rename(path, name) != 0 { throw failure() }
  }

  /// Becomes the file if none exists. Unlike a rename, a link doesn't replace an existing file.
  func appear(at name: String) throws(FileWritingError) {
    if link(path, name) == 0 { return remove() }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS].contains(errno) else { throw failure() }
    try moveAside(to: name)
  }

  /// Becomes the file on a file system without links, by a rename that replaces nothing.
  func moveAside(to name: String) throws(FileWritingError) {
    #if canImport(Darwin)
      if renamex_np(path, name, UInt32(RENAME_EXCL)) == 0 { return }
      guard [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw failure() }
    #endif
    // Linux's is a system call that only C can make.
    try claim(name)
  }

  /// Becomes the file where the system has no such rename: an empty file holds the place first, for a moment.
  func claim(_ name: String) throws(FileWritingError) {
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw failure() }
    close(descriptor)
    do {
      try move(to: name)
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Removes the draft, if there is one.
  func remove() {
    unlink(path)
    unlock()
  }

  /// Waits until the folder's names are on disk, that of the finished file among them.
  ///
  /// - Throws: ``FileWritingError/unsynchronized(path:reason:)``.
  func synchronizeFolder() throws(FileWritingError) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    // A folder may be writable but not readable; then the system decides when its names are on disk.
    if descriptor < 0 { return }
    defer { close(descriptor) }
    // Some file systems don't synchronize a folder, and say so.
    if !synchronize(descriptor), errno != EINVAL {
      throw .unsynchronized(path: target, reason: String(cString: strerror(errno)))
    }
  }
}

extension FileDraft {
  /// The prefix of all drafts' names; the rest is unique.
  static let prefix = ".draft-"

  /// Locks the opened draft; false when it is gone. On a file system without locks it isn't locked.
  private func keepLocked(_ descriptor: Int32) -> Bool {
    lock.withLock { $0 = fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
    flock(descriptor, LOCK_EX)
    return access(path, F_OK) == 0
  }

  private func unlock() {
    lock.withLock { descriptor in
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
  }

  private func synchronize(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There, fsync leaves the data in the drive's cache. File systems that don't know the other call answer an error.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  private func failure() -> FileWritingError { FileWritingError(systemError: errno, path: target) }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
