import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The unfinished file of a process that was killed, or the folder of its unfinished database.
///
/// It has the exact form of a draft's name, and no process has it locked.
public struct AbandonedDraft: Equatable, Sendable {
  /// The path.
  public let path: String

  /// The abandoned drafts in the folder of a file, or of the target of a link in its place, by name; none where the
  /// folder can't be read. The cost is that of reading the folder.
  public static func all(beside path: String) -> [AbandonedDraft] {
    all(in: URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path)
  }

  /// Removes the abandoned drafts in the folder of a file. One that can't be removed stays, and does no harm.
  public static func remove(beside path: String) {
    for draft in all(beside: path) { draft.remove() }
  }

  /// The abandoned drafts in a folder.
  static func all(in folder: String) -> [AbandonedDraft] {
    let names = FileManager.default.subpaths(directlyIn: folder).filter { name in
      name.hasPrefix(FileDraft.prefix) && name.wholeMatch(of: form) != nil
    }
    return names.sorted().map { AbandonedDraft(path: folder == "/" ? "/\($0)" : "\(folder)/\($0)") }
      .filter { $0.whileUnused {} != nil }
  }

  /// Removes it, unless a process has locked it meanwhile; returns whether it is gone.
  @discardableResult public func remove() -> Bool {
    whileUnused {
      let parts = FileManager.default.subpaths(directlyIn: path)
      for part in parts { unlink("\(path)/\(part)") }
      return unlink(path) == 0 || rmdir(path) == 0
    } ?? false
  }

  /// Runs the body while no other process can lock the draft; `nil` when one has locked it.
  private func whileUnused<Result>(_ body: () -> Result) -> Result? {
    if FileReservation.covers(path) { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { return nil }
    // Closing it ends the lock.
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, holdsOnlyParts else { return nil }
    return body()
  }

  /// Whether the folder of a draft has only the parts of a database in it; true for a file.
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
