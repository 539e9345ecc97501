import Foundation

/// A package and where it lies.
struct PackageOnDisk: Sendable {
  let folder: URL
  let manifest: PackageManifest

  var identity: String { folder.lastPathComponent.lowercased() }

  /// The folders of the packages that this one takes from below a folder.
  func neighbours(below root: URL) -> [URL] {
    manifest.dependencies.compactMap(\.path).map { URL(fileURLWithPath: $0).standardizedFileURL }
      .filter { $0.path.hasPrefix(root.path + "/") }
  }

  /// The targets that have sources.
  func targets(below root: URL) throws(WorkspaceError) -> [TargetOnDisk] {
    var targets: [TargetOnDisk] = []
    let text = FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path) ?? Data()
    let path = Self.path(of: folder, from: root)
    let source = SourceFile(path: path.isEmpty ? "Package.swift" : path + "/Package.swift", bytes: Array(text))
    let places = ManifestPlaces(source)
    for target in manifest.targets where target.kind != .binary {
      guard let place = self.place(of: target) else { throw .noSources(target: target.name, package: folder.path) }
      let inner = [path, place].filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
      let sources = SourceFolder(root: root, path: inner, excluded: target.excluded, sources: target.sources)
      targets.append(TargetOnDisk(package: identity, target: target, path: inner, sources: sources, places: places))
    }
    return targets
  }

  /// The target's folder, from the package's: the declared one, else the one of its name where the package manager
  /// looks for it, else the folder of the only target.
  private func place(of target: PackageManifest.Target) -> String? {
    if let path = target.path { return path.split(separator: "/").joined(separator: "/") }
    let folders =
      switch target.kind {
      case .test: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    return folders.map { "\($0)/\(target.name)" }.first(where: exists) ?? folders.first(where: exists)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// A folder's path from another, with `..` where it lies outside.
  static func path(of folder: URL, from root: URL) -> String {
    let parts = folder.pathComponents
    let base = root.pathComponents
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + parts.dropFirst(shared)).joined(separator: "/")
  }
}

/// A target and its sources.
struct TargetOnDisk: Sendable {
  let package: String
  let target: PackageManifest.Target
  let path: String
  let sources: SourceFolder
  let places: ManifestPlaces

  var moduleName: String { Module.name(ofTarget: target.name) }
}
