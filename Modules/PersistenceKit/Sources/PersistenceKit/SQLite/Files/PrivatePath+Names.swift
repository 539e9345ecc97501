import CPersistenceSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PrivatePath {
  /// A second name for a file, in the same folder; false when there is something of that name.
  ///
  /// On a file system without links the file has only that name then.
  static func link(_ path: String, to name: String) throws(PersistenceError) -> Bool {
    #if canImport(Glibc)
      let outcome = Glibc.link(path, name)
    #elseif canImport(Darwin)
      let outcome = Darwin.link(path, name)
    #endif
    if outcome == 0 { return true }
    if errno == EEXIST { return false }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS].contains(errno) else { throw failure(name) }
    return try move(path, toFree: name)
  }

  /// Renames a file, unless there is something of that name; then it is false.
  static func move(_ path: String, toFree name: String) throws(PersistenceError) -> Bool {
    #if canImport(Glibc)
      let outcome = persistence_rename_to_free(path, name)
    #elseif canImport(Darwin)
      let outcome = renamex_np(path, name, UInt32(RENAME_EXCL))
    #endif
    if outcome == 0 { return true }
    if errno == EEXIST { return false }
    guard [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw failure(name) }
    return try move(path, toClaimed: name)
  }

  /// The same where the system can't do both in one step: an empty file holds the name first, for a moment.
  static func move(_ path: String, toClaimed name: String) throws(PersistenceError) -> Bool {
    guard try claim(name) else { return false }
    if rename(path, name) == 0 { return true }
    let error = failure(name)
    unlink(name)
    throw error
  }

  /// Renames a file; does nothing when there is none.
  static func move(_ path: String, to name: String) throws(PersistenceError) {
    if rename(path, name) != 0, errno != ENOENT { throw failure(path) }
  }

  /// The beginning of a file's name that leaves room for an ending of so many bytes.
  static func shortened(_ path: String, leaving room: Int) -> String {
    let longest = pathconf(folder(of: path), Int32(_PC_NAME_MAX))
    var name = path.split(separator: "/").last.map(String.init) ?? ""
    let rest = path.dropLast(name.count)
    while longest > 0, name.utf8.count > max(1, longest - room) { name.removeLast() }
    return String(rest) + name
  }
}
