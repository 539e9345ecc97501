public import Foundation

/// Paths that are told from a folder.
public enum RelativePath {
  /// A file's or folder's path from another folder, with `..` where it is outside; empty for the folder itself. Links
  /// are taken as they are.
  public static func path(of place: URL, from folder: URL) -> String {
    let parts = place.pathComponents
    let base = folder.pathComponents
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + parts.dropFirst(shared)).joined(separator: "/")
  }

  /// A path that is told from a folder whose own path is told from elsewhere.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
