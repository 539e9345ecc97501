import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a private file piece by piece, for what is too long to be held in memory: whole or not at all.
///
/// The pieces go into a draft in the same folder, as ``PrivateFile`` does it. Only ``finish()`` puts them where they
/// belong; a writer that is discarded, or forgotten, leaves nothing.
public final class PrivateFileWriter: Sendable {
  private let path: String
  private let draft: FileDraft
  /// The opened draft; `nil` once it is closed.
  private let descriptor: Mutex<Int32?>

  /// Begins a file.
  ///
  /// - Parameter path: Where it will be; its folder has to be there. What stands there is no error before ``finish()``.
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

  /// Puts the file in its place; it is on disk when this returns. What is there already, a link that leads nowhere
  /// included, stays and is an error.
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

  /// Forgets what was written, unless it is in its place already.
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
