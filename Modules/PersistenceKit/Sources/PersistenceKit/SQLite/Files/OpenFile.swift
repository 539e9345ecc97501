import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a connection of this process has open, as long as this lives.
///
/// SQLite's locks (`fcntl`) belong to the process, and closing any other descriptor of the file drops them. Another
/// process that closes the database then takes itself for the last one, and removes the log from under this one. So
/// nothing here opens a file by its path before it has asked.
final class OpenFile: Sendable {
  private struct Entry {
    let files: DatabaseFiles
    var connections = 0
  }

  private static let entries = Mutex<[FileIdentity: Entry]>([:])

  private let identity: FileIdentity

  /// Made before the file is opened. It is nil where there is no file.
  init?(path: String) {
    guard let identity = FileIdentity(path: path) else { return nil }
    self.identity = identity
    Self.entries.withLock { $0[identity, default: Entry(files: DatabaseFiles(path: path))].connections += 1 }
  }

  deinit {
    Self.entries.withLock { entries in
      entries[identity]?.connections -= 1
      if entries[identity]?.connections == 0 { entries[identity] = nil }
    }
  }
}

extension OpenFile {
  /// Whether a path leads to the file of a connection, or to one that SQLite keeps beside it.
  static func isOpen(_ path: String) -> Bool {
    entries.withLock { isOpen(path, $0) }
  }

  /// Whether a connection has a file open by another one of its names.
  ///
  /// A connection lets go of its file before it is forgotten here. The number of a file that was deleted meanwhile may be
  /// another file's by then, so what looks like an alias is looked at again for a moment.
  static func isAlias(_ path: String) -> Bool {
    for _ in 0..<100 {
      guard isKnownByAnotherName(path) else { return false }
      usleep(1_000)
    }
    return true
  }

  private static func isKnownByAnotherName(_ path: String) -> Bool {
    guard let identity = FileIdentity(path: path) else { return false }
    return entries.withLock { entries in entries[identity].map { !$0.files.isNamed(path) } ?? false }
  }

  /// Runs the body while no connection opens the file that a path leads to.
  ///
  /// - Returns: what the body returns; nil when a connection has the file open.
  static func whileClosed<Result: Sendable, Failure>(
    _ path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try entries.withLock { entries throws(Failure) in
      if isOpen(path, entries) { return nil }
      return try body()
    }
  }

  private static func isOpen(_ path: String, _ entries: [FileIdentity: Entry]) -> Bool {
    guard let file = FileIdentity(path: path) else { return false }
    return entries[file] != nil || entries.values.contains { $0.files.contain(file) }
  }
}
