import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file in the making, in a folder of its own beside the file that it will be: only its owner can read it, and it is
/// removed unless it is published.
///
/// The folder holds what SQLite puts beside a database, too. It is locked, so that one left by a process that was
/// killed is told from one that is in use.
final class NewFile {
  /// Its path until then.
  let path: String
  private let target: String
  private let folder: String
  /// The descriptor of the folder.
  private let lock: Int32

  /// Makes an empty file in the folder of `target`, which must exist. Its errors name the target, because the caller
  /// doesn't know the other name.
  init(becoming target: String) throws(PersistenceError) {
    self.target = target
    folder = "\(PrivatePath.folder(of: target))/.draft-\(ProcessInfo.processInfo.globallyUniqueString)"
    path = "\(folder)/content"
    lock = try Self.makeLocked(folder, for: target)
    _ = try PrivatePath.claim(path, for: target)
  }

  deinit {
    // A file that can't be removed now has a name that is never looked for.
    for ending in [""] + DatabaseFiles.endings { unlink(path + ending) }
    rmdir(folder)
    close(lock)
  }

  /// Makes the folder and opens it, locked where the file system has locks.
  private static func makeLocked(_ folder: String, for target: String) throws(PersistenceError) -> Int32 {
    while true {
      if mkdir(folder, 0o700) != 0 { throw PrivatePath.failure(target) }
      // A umask can also take bits away from the owner.
      if chmod(folder, 0o700) != 0 { throw PrivatePath.failure(target) }
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor < 0, errno != ENOENT { throw PrivatePath.failure(target) }
      if descriptor >= 0 {
        // Shared with those that open the file in it; only its removal wants it alone.
        flock(descriptor, LOCK_SH)
        if access(folder, F_OK) == 0 { return descriptor }
        close(descriptor)
      }
      // Another process took it for abandoned before it was locked.
    }
  }
}

extension NewFile {
  /// Refuses a name that a file can't get by `publish`, before anything is read for it.
  ///
  /// - Throws: `alreadyExists`.
  static func checkRoom(at target: String) throws(PersistenceError) {
    let kind = try FileKind(path: target)
    let isLink = PrivatePath.target(of: target) != target
    // Earlier versions held a name with an empty file, which stayed when they were killed.
    guard kind == .absent || kind == .empty, !isLink else { throw .alreadyExists(path: target) }
  }

  /// Gives the file the name of its target, which must be free, when all of it is on disk. An empty file gives way.
  ///
  /// The name appears in one step, so that a process that is killed leaves the whole file under it, or nothing.
  ///
  /// - Throws: `alreadyExists`; `failedAfterRename` when the file has the name, and may lose it in a power cut.
  func publish() throws(PersistenceError) {
    if try appear() { return }
    try Self.checkRoom(at: target)
    try replace()
  }

  /// The same where nothing gives way, not even an empty file; false when there is something of that name.
  func appear() throws(PersistenceError) -> Bool {
    try PrivatePath.synchronize(path)
    guard try PrivatePath.link(path, to: target) else { return false }
    try synchronizeName()
    return true
  }

  /// The same in the place of what has the name now.
  func replace() throws(PersistenceError) {
    try PrivatePath.synchronize(path)
    if rename(path, target) != 0 { throw PrivatePath.failure(target) }
    try synchronizeName()
  }

  /// Waits until the name is on disk. The file has it already, so a failure says that.
  private func synchronizeName() throws(PersistenceError) {
    do { try PrivatePath.synchronize(PrivatePath.folder(of: target)) } catch {
      throw .failedAfterRename(path: target, kept: nil, cause: error)
    }
  }

  /// Its size in bytes.
  func size() throws(PersistenceError) -> Int {
    var status = stat()
    if stat(path, &status) != 0 { throw PrivatePath.failure(target) }
    return Int(status.st_size)
  }

  /// Opens the file for a content that isn't a database's.
  func writer() throws(PersistenceError) -> FileWriter {
    try FileWriter(path: path, becoming: target)
  }
}

/// Writes a file from its beginning.
final class FileWriter {
  /// The file that errors name.
  private let target: String
  private let descriptor: Int32

  init(path: String, becoming target: String) throws(PersistenceError) {
    self.target = target
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { throw PrivatePath.failure(target) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes all of the bytes.
  func write(_ bytes: some Collection<UInt8>) throws(PersistenceError) {
    let written = bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0)) }
    let code = written ?? Array(bytes).withUnsafeBytes { writeAll($0) }
    if code != 0 { throw PrivatePath.failure(target, code) }
  }

  /// The `errno` of what failed; 0 when nothing did.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      #elseif canImport(Darwin)
        let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
