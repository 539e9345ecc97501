import Synchronization

/// A file for its owner only (mode 0600, whatever the umask), written whole or not at all.
///
/// The bytes are written to a draft of another name in the same folder, and are on disk before the draft replaces the
/// file atomically: no reader sees half of them, and no crash leaves half of them. A failure removes the draft.
public struct PrivateFile: Sendable {
  /// The path of the file; its folder has to exist. A link in its place is not followed.
  public let path: String

  /// Creates a description of the file at a path; nothing is read or written yet.
  public init(path: String) {
    self.path = path
  }

  /// Creates the file; an existing file, or a dangling link, is kept and is an error.
  public func create(with bytes: [UInt8]) throws(FileWritingError) {
    try place(bytes) { draft throws(FileWritingError) in try draft.appear(at: path) }
  }

  /// Creates the file, or replaces the existing one. What isn't a regular file is kept and is an error.
  public func replace(with bytes: [UInt8]) throws(FileWritingError) {
    try checkPlace()
    try place(bytes) { draft throws(FileWritingError) in try draft.move(to: path) }
  }

  /// Checks that no folder, link, device, pipe or socket has the path: a program has a use for these, and a file in their
  /// place would take it away.
  public func checkPlace() throws(FileWritingError) {
    var status = stat()
    // What can't be looked at can't be written either, and writing says why.
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .misplaced(path: path, reason: "it is a directory")
    case S_IFLNK: throw .misplaced(path: path, reason: "it is a link")
    default: throw .misplaced(path: path, reason: "it is neither a file nor a directory")
    }
  }

  private func place(
    _ bytes: [UInt8], _ put: (FileDraft) throws(FileWritingError) -> Void
  ) throws(FileWritingError) {
    let draft = FileDraft(for: path)
    do {
      try draft.fill(with: bytes)
      try put(draft)
    } catch {
      draft.remove()
      throw error
    }
    try draft.synchronizeFolder()
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a private file piece by piece, for contents too long for memory: whole or not at all.
///
/// The pieces are written to a draft in the same folder, as in ``PrivateFile``. Only ``finish()`` moves it into place;
/// a writer that is discarded or released leaves no file.
public final class PrivateFileWriter: Sendable {
  private let path: String
  private let draft: FileDraft
  /// The opened draft; `nil` once it is closed.
  private let descriptor: Mutex<Int32?>

  /// Begins a file.
  ///
  /// - Parameter path: The path of the file; its folder has to exist. An existing file is no error before ``finish()``.
  public init(path: String) throws(FileWritingError) {
    self.path = path
    draft = FileDraft(for: path)
    do {
      descriptor = Mutex(try draft.begin())
    } catch {
      draft.remove()
      throw error
    }
  }

  deinit { discard() }

  /// Adds bytes. After a failure, and after the end, every further call fails.
  public func write(_ bytes: [UInt8]) throws(FileWritingError) {
    try descriptor.withLock { opened throws(FileWritingError) in
      guard let descriptor = opened else { throw FileWritingError(systemError: EBADF, path: path) }
      do throws(FileWritingError) {
        try draft.append(bytes, to: descriptor)
      } catch {
        opened = nil
        close(descriptor)
        draft.remove()
        throw error
      }
    }
  }

  /// Moves the file into place; it is on disk when this returns. An existing file, or a dangling link, is kept and is
  /// an error.
  public func finish() throws(FileWritingError) {
    guard let descriptor = take() else { throw FileWritingError(systemError: EBADF, path: path) }
    do {
      try draft.end(descriptor)
      try draft.appear(at: path)
    } catch {
      draft.remove()
      throw error
    }
    try draft.synchronizeFolder()
  }

  /// Removes the draft, unless it was moved into place already.
  public func discard() {
    guard let descriptor = take() else { return }
    close(descriptor)
    draft.remove()
  }

  private func take() -> Int32? {
    descriptor.withLock { opened in
      defer { opened = nil }
      return opened
    }
  }
}
