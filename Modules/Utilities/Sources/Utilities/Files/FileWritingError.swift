#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file can't be written. A file at the path is unchanged, except with ``unsynchronized(path:reason:)``.
public enum FileWritingError: Error, Equatable, Sendable {
  /// A file exists at the path already.
  case alreadyExists(path: String)
  /// The folder, or a file in it, may not be changed.
  case permissionDenied(path: String)
  /// The disk is full, or the owner's share of it.
  case diskFull(path: String)
  /// No file can be there, for the reason that the system gives: there is no such folder, or a folder has the name.
  case misplaced(path: String, reason: String)
  /// The system failed to write, for the reason that it gives.
  case failed(path: String, reason: String)
  /// The file is written, and the system failed to bring its name to disk: the file may be gone after a power cut.
  case unsynchronized(path: String, reason: String)
}

extension FileWritingError {
  /// The file error for a system error number (`errno`).
  public init(systemError code: Int32, path: String) {
    let reason = String(cString: strerror(code))
    self =
      switch code {
      case EEXIST: .alreadyExists(path: path)
      case EACCES, EPERM, EROFS: .permissionDenied(path: path)
      case ENOSPC, EDQUOT: .diskFull(path: path)
      case ENOENT, ENOTDIR, EISDIR: .misplaced(path: path, reason: reason)
      default: .failed(path: path, reason: reason)
      }
  }
}
