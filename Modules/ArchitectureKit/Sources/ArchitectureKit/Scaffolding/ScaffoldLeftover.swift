public import Foundation

/// What a process that was killed while it wrote a plan has left: its folder `.scaffold-…`, and what it had placed by
/// then.
public struct ScaffoldLeftover: Sendable, Hashable {
  /// The path of the folder from the root.
  public let path: String
  /// The files and folders that had their places already, from the root. They stay, with what was written there
  /// since.
  public let placed: [String]

  /// Removes the folders of processes that are gone. What was placed stays.
  ///
  /// - Parameter root: The folder that plans are written to.
  /// - Returns: What was there, by process; empty for nothing.
  /// - Throws: `leftBehind` if a folder can't be removed.
  public static func remove(in root: URL) throws(ScaffoldError) -> [ScaffoldLeftover] {
    // Without a folder nothing is left.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var leftovers: [ScaffoldLeftover] = []
    for name in names.sorted() where isAbandoned(name) {
      let staging = root.appendingPathComponent(name)
      leftovers.append(ScaffoldLeftover(path: name, placed: placed(from: staging)))
      do {
        try FileManager.default.removeItem(at: staging)
      } catch {
        throw .leftBehind(path: staging.path, reason: error.localizedDescription)
      }
    }
    return leftovers
  }
}

extension ScaffoldLeftover: CustomStringConvertible {
  /// What was removed and what stays, in a sentence or two.
  public var description: String {
    let removed = "Removed \(path), which a killed process had left."
    return placed.isEmpty ? removed : removed + " It had written: \(placed.joined(separator: ", "))."
  }
}

// The folder of a process that writes.
extension ScaffoldLeftover {
  private static let prefix = ".scaffold-"
  private static let list = "paths"

  static func staging(of process: Int32, in root: URL) -> URL { root.appendingPathComponent("\(prefix)\(process)") }

  /// Writes down what will be placed, in this order.
  static func note(_ plan: ScaffoldPlan, in staging: URL) throws {
    let paths = plan.folders.map(\.path) + plan.workspaceFiles.reversed().map(\.path)
    try Data(paths.joined(separator: "\n").utf8).write(to: staging.appendingPathComponent(list))
  }

  /// Of a process that is gone, or of an earlier one with the number of this one, which has made none yet.
  private static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), let process = Int32(name.dropFirst(prefix.count)), process > 0 else { return false }
    if process == ProcessInfo.processInfo.processIdentifier { return true }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// What isn't beside any more, because it was renamed into place.
  private static func placed(from staging: URL) -> [String] {
    let text = FileManager.default.contents(atPath: staging.appendingPathComponent(list).path)
    let paths = String(decoding: text ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    return paths.filter { !FileManager.default.fileExists(atPath: staging.appendingPathComponent("new/\($0)").path) }
  }
}
