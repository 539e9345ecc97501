import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A draft that a process left behind when it was killed: a file, or the folder of a database in the making.
///
/// It has the exact form of a draft's name, and no process has it locked.
public struct AbandonedDraft: Equatable, Sendable {
  /// Where it is.
  public let path: String

  /// Those in the folder of a file, or of what a link in its place leads to, by their names; none where it can't be
  /// read. It costs reading the folder.
  public static func all(beside path: String) -> [AbandonedDraft] {
    all(in: URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path)
  }

  /// Removes those in the folder of a file. What can't be removed stays, and does no harm.
  public static func remove(beside path: String) {
    for draft in all(beside: path) { draft.remove() }
  }

  /// Those in a folder.
  static func all(in folder: String) -> [AbandonedDraft] {
    let names = FileManager.default.subpaths(directlyIn: folder).filter { name in
      name.hasPrefix(FileDraft.prefix) && name.wholeMatch(of: form) != nil
    }
    return names.sorted().map { AbandonedDraft(path: folder == "/" ? "/\($0)" : "\(folder)/\($0)") }
      .filter { $0.whileUnused {} != nil }
  }

  /// Removes it, unless a process has taken it up meanwhile; whether it is gone.
  @discardableResult public func remove() -> Bool {
    whileUnused {
      let parts = FileManager.default.subpaths(directlyIn: path)
      for part in parts { unlink("\(path)/\(part)") }
      return unlink(path) == 0 || rmdir(path) == 0
    } ?? false
  }

  /// Runs the body while no other process can take the draft up; `nil` when one has it.
  private func whileUnused<Result>(_ body: () -> Result) -> Result? {
    if FileReservation.covers(path) { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { return nil }
    // Closing it ends the lock.
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, holdsOnlyParts else { return nil }
    return body()
  }

  /// Whether the folder of a draft has nothing in it that doesn't belong there; a file has nothing in it.
  private var holdsOnlyParts: Bool {
    FileManager.default.subpaths(directlyIn: path).allSatisfy { Self.parts.contains($0) }
  }

  private static var parts: [String] { ["content", "content-journal", "content-wal", "content-shm"] }

  private static var form: Regex<Substring> {
    /\.draft-[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}-[0-9A-F]+-[0-9A-F]{16}/
  }
}

extension FileManager {
  /// The names in a folder; none where there is no folder that can be read.
  fileprivate func subpaths(directlyIn folder: String) -> [String] {
    do { return try contentsOfDirectory(atPath: folder) } catch { return [] }
  }
}
