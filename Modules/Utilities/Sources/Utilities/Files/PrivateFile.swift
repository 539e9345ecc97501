/// A file for its owner only (mode 0600, whatever the umask), written whole or not at all.
///
/// The bytes are written to a draft of another name in the same folder, and are on disk before the draft replaces the
/// file atomically: no reader sees half of them, and no crash leaves half of them. A failure removes the draft.
public struct PrivateFile: Sendable {
  /// The path of the file; its folder has to exist. A link in its place is not followed.
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Creates the file; an existing file, or a dangling link, is kept and is an error.
  public func create(with bytes: [UInt8]) throws(FileWritingError) {
    try place(bytes) { draft throws(FileWritingError) in try draft.appear(at: path) }
  }

  /// Creates the file, or replaces the existing one.
  public func replace(with bytes: [UInt8]) throws(FileWritingError) {
    try place(bytes) { draft throws(FileWritingError) in try draft.move(to: path) }
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
