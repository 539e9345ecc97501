/// A set of paths, given by patterns over their parts: `**` is any number of folders, `*` and `?` stay within one part.
/// A pattern without wildcards that names a folder includes everything in it.
public struct PathSet: Sendable, Hashable {
  private let patterns: [[NamePattern]]

  /// The paths that some patterns tell. Without any the set is empty.
  public init(_ patterns: [String]) {
    self.patterns = patterns.map { Self.parts($0).map(NamePattern.init) }
  }

  /// Whether a path, told from the same folder as the patterns, belongs to the set. Linear in the patterns.
  public func contains(_ path: String) -> Bool {
    if patterns.isEmpty { return false }
    let parts = Self.parts(path)
    return patterns.contains { Self.matches(parts[...], $0[...]) }
  }

  var isEmpty: Bool { patterns.isEmpty }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  private static func matches(_ parts: ArraySlice<String>, _ patterns: ArraySlice<NamePattern>) -> Bool {
    guard let pattern = patterns.first else { return true }
    if pattern.description == "**" {
      return (parts.startIndex...parts.endIndex).contains { matches(parts[$0...], patterns.dropFirst()) }
    }
    guard let part = parts.first, pattern.matches(part) else { return false }
    return matches(parts.dropFirst(), patterns.dropFirst())
  }
}
