import Foundation
import ModuloModels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a command makes of a document: whole or not at all, and for its owner only.
struct DocumentFile {
  let path: String
  /// Whether a file that is there already may be replaced.
  let replaces: Bool

  /// Whether there is a file that may not be replaced, so that nothing has to be made only to be refused.
  func checkRoom() throws(RepositoryError) {
    if !replaces, FileManager.default.fileExists(atPath: path) { throw .alreadyExists(path: path) }
  }

  /// Writes the document beside its place, then puts it there in one step.
  func write(_ text: String) throws(RepositoryError) -> DataFile {
    try checkRoom()
    let bytes = Data(text.utf8)
    let draft = "\(path).\(ProcessInfo.processInfo.globallyUniqueString)"
    do {
      try fill(draft, with: bytes)
      try put(draft)
    } catch {
      unlink(draft)
      throw error
    }
    return DataFile(path: path, bytes: bytes.count)
  }
}

extension DocumentFile {
  private func fill(_ draft: String, with bytes: Data) throws(RepositoryError) {
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: bytes)
      try file.synchronize()
      try file.close()
    } catch {
      throw errno == ENOSPC ? .full : .inputOutput(detail: path)
    }
  }

  /// A link refuses to take the place of a file, and a rename takes it, each in one step. Where a file system knows no
  /// links, it is looked once more before the rename.
  private func put(_ draft: String) throws(RepositoryError) {
    if !replaces {
      if link(draft, path) == 0 {
        unlink(draft)
        return
      }
      if errno == EEXIST { throw .alreadyExists(path: path) }
      try checkRoom()
    }
    guard rename(draft, path) == 0 else { throw failure(errno) }
  }

  private func failure(_ code: Int32) -> RepositoryError {
    let reason = String(cString: strerror(code))
    return switch code {
    case EACCES, EPERM, EROFS: .permission(path: path)
    case ENOSPC, EDQUOT: .full
    case ENOENT, ENOTDIR, EISDIR: .cannotOpen(path: path, reason: reason)
    default: .inputOutput(detail: "\(path): \(reason)")
    }
  }
}
