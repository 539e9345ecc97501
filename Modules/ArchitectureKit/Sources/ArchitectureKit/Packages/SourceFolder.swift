import Foundation

/// The sources of one target on the disk.
struct SourceFolder {
  /// The paths of Swift files from the root, sorted.
  private(set) var swiftFiles: [String] = []
  private(set) var hasForeignSources = false
  /// The paths of links that lead to nothing, which the package manager passes over.
  private(set) var brokenLinks: [String] = []
  private let root: URL
  private let excluded: Set<String>

  /// Folders whose endings say that they are no sources: catalogues, and what Xcode opens as a document.
  private static let bundles: Set = [
    "docc", "lproj", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcodeproj", "xcworkspace",
  ]

  /// - Parameters:
  ///   - path: From the root.
  ///   - sources: The only paths below `path` that count; empty for all.
  /// - Throws: `unreadable` for a folder that can't be listed.
  init(root: URL, path: String, excluded: [String], sources: [String]) throws(WorkspaceError) {
    self.root = root
    self.excluded = Set(excluded.map { Self.joined(path, $0) })
    for source in sources.isEmpty ? [""] : sources { try collect(Self.joined(path, source)) }
    swiftFiles.sort()
    brokenLinks.sort()
  }

  /// Walks down. What is hidden is no source. A path that isn't there is none either: the package manager warns of it.
  private mutating func collect(_ path: String) throws(WorkspaceError) {
    guard !excluded.contains(path) else { return }
    let place = root.appendingPathComponent(path).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      if URL(fileURLWithPath: place).isBrokenLink { brokenLinks.append(path) }
      return
    }
    guard isFolder.boolValue else { return take(path) }
    for name in try names(in: path, at: place) where !name.hasPrefix(".") && !Self.isBundle(name) {
      let inner = Self.joined(path, name)
      if Self.isSource(name), exists(inner) { take(inner) } else { try collect(inner) }
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private func names(in path: String, at place: String) throws(WorkspaceError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: place) } catch { throw .unreadable(path: path) }
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

  private static func isBundle(_ name: String) -> Bool {
    name.contains(".") && bundles.contains(String(name.split(separator: ".").last ?? ""))
  }

  private static func joined(_ path: String, _ part: String) -> String {
    let parts = part.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.isEmpty || path == "." { return parts }
    return parts.isEmpty ? path : path + "/" + parts
  }
}
