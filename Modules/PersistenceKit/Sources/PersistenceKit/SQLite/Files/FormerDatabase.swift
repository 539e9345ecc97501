#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A database that a restore replaces, under the second name by which it is kept.
struct FormerDatabase {
  private let target: String
  private let name: String
  private let isKept: Bool

  /// Where it is kept; nil when there was none.
  var path: String? { isKept ? name : nil }

  /// Gives a database a second name, the first one that is free; an empty file isn't worth one.
  init(of target: String) throws(PersistenceError) {
    self.target = target
    let kind = try FileKind(path: target)
    isKept = kind != .absent && kind != .empty
    let former = Restoration.former(of: target) + Restoration.suffix
    var name = former
    var number = 1
    while try isKept ? !PrivatePath.link(target, to: name) : FileKind(path: name) != .absent {
      number += 1
      name = "\(former)-\(number)"
    }
    self.name = name
  }

  /// Moves its log and journal, which only a damaged one still has: SQLite would apply them to the new one.
  func moveLog() throws(PersistenceError) {
    for ending in DatabaseFiles.endings { try PrivatePath.move(target + ending, to: name + ending) }
  }

  /// Gives it its own name alone again, when nothing was put in its place. Where the system refuses, it keeps both.
  func moveBack() {
    for ending in DatabaseFiles.endings { rename(name + ending, target + ending) }
    guard isKept else { return }
    // On a file system without links it has only the second name.
    if access(target, F_OK) == 0 { unlink(name) } else { rename(name, target) }
  }
}
