import Foundation

extension PrivatePath {
  /// The destination of a path: through links, to what needn't be there; the path itself where there is no link.
  ///
  /// Only links in the file's own place are followed. SQLite keeps its files beside the one that they lead to.
  static func target(of path: String) -> String {
    var target = path
    for _ in 0..<mostLinks {
      guard let next = destination(of: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
    }
    // They lead in a circle, which the system says itself.
    return path
  }

  /// The destination of a link; nil for none.
  private static func destination(of path: String) -> String? {
    do { return try FileManager.default.destinationOfSymbolicLink(atPath: path) } catch { return nil }
  }

  /// As many as Linux follows.
  private static let mostLinks = 40
}

extension URL {
  /// The path of a file.
  ///
  /// - Throws: `cannotOpen` for the address of something else.
  func filePath() throws(PersistenceError) -> String {
    guard isFileURL else { throw .cannotOpen(path: absoluteString, reason: "it isn't a file's URL") }
    return path(percentEncoded: false)
  }
}
