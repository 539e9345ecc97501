/// A file for its owner only (mode 0600, whatever the umask), written whole or not at all.
///
/// The bytes go into a draft of another name in the same folder, and are on disk before the draft takes the file's
/// place in one step: nobody ever sees half of them, and no crash leaves half of them. A failure removes the draft.
public struct PrivateFile: Sendable {
  /// Where the file is or will be; its folder has to be there. A link in its place is not followed.
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Makes the file; what is there already, a link that leads nowhere included, stays and is an error.
  public func create(with bytes: [UInt8]) throws(FileWritingError) {
    try place(bytes) { draft throws(FileWritingError) in try draft.appear(at: path) }
  }

  /// Makes the file, or puts the bytes into the place of the one that is there.
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
