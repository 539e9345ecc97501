#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The kind of file at a path.
enum FileKind: Equatable {
  case absent
  case empty
  case file
  case directory
  case other

  /// Looks without opening: closing a file drops the locks that this process holds on it.
  init(path: String) throws(PersistenceError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // No file has a name that is too long.
      if errno == ENOENT || errno == ENAMETOOLONG {
        self = .absent
        return
      }
      throw PersistenceError(systemError: errno, path: path)
        ?? .cannotOpen(path: path, reason: systemMessage(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = status.st_size == 0 ? .empty : .file
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }

  /// Why no database can be opened there; nil when there is no such reason.
  var obstacle: String? {
    switch self {
    case .absent: "there is no such file"
    case .directory: "it is a directory"
    case .other: "it is neither a file nor a directory"
    case .empty, .file: nil
    }
  }
}

extension PersistenceError {
  /// The meaning of an `errno` for a file; nil when only the system's own words say it.
  init?(systemError: Int32, path: String) {
    switch systemError {
    case EACCES, EPERM, EROFS: self = .permission(path: path)
    case ENOSPC, EDQUOT: self = .full
    case ENOTDIR: self = .cannotOpen(path: path, reason: "a part of its path is a file, not a folder")
    default: return nil
    }
  }
}

/// The system's own words for an `errno`.
func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code))
}
