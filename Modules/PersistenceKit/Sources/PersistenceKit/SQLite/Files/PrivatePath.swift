#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes files and folders that only their owner can enter, whatever the umask is.
enum PrivatePath {
  /// Makes a folder and the missing ones above it with mode 0700; does nothing when it is there.
  static func createFolder(at path: String) throws(PersistenceError) {
    switch try FileKind(path: path) {
    case .directory: return
    case .absent: break
    default: throw .cannotOpen(path: path, reason: "it is a file, not a folder")
    }
    try createFolder(at: folder(of: path))
    if mkdir(path, 0o700) != 0 {
      if errno == EEXIST { return }
      throw failure(path)
    }
    if chmod(path, 0o700) != 0 { throw failure(path) }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
