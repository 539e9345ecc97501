#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file in the making, beside the one that it will be: only its owner can read it, and it is removed unless it is
/// published.
final class NewFile {
  /// Where it is until then.
  let path: String
  private let target: String
  private var isPublished = false

  /// Makes an empty file in the folder of `target`, which must exist. What it throws names the target: nobody has asked
  /// for the other name.
  init(becoming target: String) throws(PersistenceError) {
    self.target = target
    let folder = PrivateFile.folder(of: target)
    let name = target.split(separator: "/").last.map(String.init) ?? "file"
    var candidate = "\(folder)/.\(name).partial"
    var number = 1
    // One that a crash has left is passed by.
    while try !PrivateFile.claim(candidate, for: target) {
      candidate = "\(folder)/.\(name).partial-\(number)"
      number += 1
    }
    path = candidate
  }

  deinit {
    if isPublished { return }
    // What can't be removed now has no name that anyone looks for.
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }
}

extension NewFile {
  /// Gives the file the name of its target, which nobody else has, when all of it is on disk.
  ///
  /// - Throws: `alreadyExists`.
  func publish() throws(PersistenceError) {
    try PrivateFile.synchronize(path)
    // A rename replaces what is there, so the name is claimed first. Unlike a link, that works on every file system.
    guard try PrivateFile.claim(target) else { throw .alreadyExists(path: target) }
    if rename(path, target) != 0 {
      let error = PrivateFile.failure(target)
      unlink(target)
      throw error
    }
    isPublished = true
    try PrivateFile.synchronize(PrivateFile.folder(of: target))
  }

  /// The same in the place of what has the name now.
  func replace() throws(PersistenceError) {
    try PrivateFile.synchronize(path)
    if rename(path, target) != 0 { throw PrivateFile.failure(target) }
    isPublished = true
    try PrivateFile.synchronize(PrivateFile.folder(of: target))
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
    if descriptor < 0 { throw PrivateFile.failure(target) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes all of the bytes.
  func write(_ bytes: some Collection<UInt8>) throws(PersistenceError) {
    let written = bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0)) }
    let code = written ?? Array(bytes).withUnsafeBytes { writeAll($0) }
    if code != 0 { throw PrivateFile.failure(target, code) }
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
