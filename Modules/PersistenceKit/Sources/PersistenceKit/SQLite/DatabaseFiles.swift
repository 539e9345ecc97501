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
    let place = Place(target)
    let identity = FileIdentity(path: target)
    return ([""] + Self.endings).contains { ending in
      let own = self.path + ending
      return identity == nil ? place == Place(own) : identity == FileIdentity(path: own)
    }
  }

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
