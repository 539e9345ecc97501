import Foundation

/// The sources of one target on the disk.
struct SourceFolder {
  /// The paths of Swift files from the root, sorted.
  private(set) var swiftFiles: [String] = []
  private(set) var hasForeignSources = false
  private let root: URL
  private let excluded: Set<String>

  /// - Parameters:
  ///   - path: From the root.
  ///   - sources: The only paths below `path` that count; empty for all.
  init(root: URL, path: String, excluded: [String], sources: [String]) {
    self.root = root
    self.excluded = Set(excluded.map { Self.joined(path, $0) })
    for source in sources.isEmpty ? [""] : sources { collect(Self.joined(path, source)) }
    swiftFiles.sort()
  }

  /// Walks down. What is hidden is no source, nor is a catalogue of documentation.
  private mutating func collect(_ path: String) {
    guard !excluded.contains(path) else { return }
    let url = root.appendingPathComponent(path)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      return take(path)  // a file
    }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".docc") {
      let inner = Self.joined(path, name)
      if name.contains("."), Self.isSource(name) { take(inner) } else if !name.contains(".") { collect(inner) }
    }
  }

  private mutating func take(_ path: String) {
    guard !excluded.contains(path) else { return }
    if path.hasSuffix(".swift") {
      swiftFiles.append(path)
    } else if Self.isSource(path) {
      hasForeignSources = true
    }
  }

  private static func isSource(_ name: String) -> Bool {
    [".swift", ".c", ".m", ".mm", ".cpp", ".cc", ".h", ".S"].contains { name.hasSuffix($0) }
  }

  private static func joined(_ path: String, _ part: String) -> String {
    let parts = part.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.isEmpty || path == "." { return parts }
    return parts.isEmpty ? path : path + "/" + parts
  }
}
