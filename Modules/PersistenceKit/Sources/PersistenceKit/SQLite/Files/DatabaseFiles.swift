/// A database's file and those that SQLite keeps beside it.
struct DatabaseFiles {
  /// The suffix after the database's name in the names of the files beside it.
  static let endings = ["-wal", "-shm", "-journal"]

  /// The path of the database.
  let path: String

  /// Whether a path leads to one of them, whatever it is called; where there is nothing, whether it is the place of
  /// one.
  func contain(_ path: String) -> Bool {
    let target = PrivatePath.target(of: path)
    if let file = FileIdentity(path: target) { return contain(file) }
    let place = Place(target)
    return paths.contains { place == Place($0) }
  }

  /// Whether a file that exists is one of them.
  func contain(_ file: FileIdentity) -> Bool {
    paths.contains { FileIdentity(path: $0) == file }
  }

  private var paths: [String] { ([""] + Self.endings).map { path + $0 } }

  /// Whether a path is the database's own name, however it is written.
  func isNamed(_ path: String) -> Bool { Place(path) == Place(self.path) }

  /// A name in a folder, whatever the folder is called.
  private struct Place: Equatable {
    let folder: FileIdentity?
    let name: Substring

    init(_ path: String) {
      folder = FileIdentity(path: PrivatePath.folder(of: path))
      name = path.split(separator: "/").last ?? ""
    }
  }
}
