import Foundation

/// A package and its folder.
struct PackageOnDisk: Sendable {
  let folder: URL
  let manifest: PackageManifest

  var identity: String { folder.lastPathComponent.lowercased() }

  /// The folders of the packages that this one takes from this disk.
  var neighbours: [URL] { manifest.dependencies.compactMap(\.path).map(Self.folder) }

  /// A folder, without the links that lead to it.
  static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL
  }

  /// The targets that have sources.
  func targets(below root: URL, _ places: ManifestPlaces) throws(WorkspaceError) -> [TargetOnDisk] {
    var targets: [TargetOnDisk] = []
    let path = RelativePath.path(of: folder, from: root)
    for target in manifest.targets where target.kind != .binary {
      guard let place = self.place(of: target) else { throw .noSources(target: target.name, package: folder.path) }
      let inner = [path, place].filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
      let sources = try SourceFolder(root: root, path: inner, excluded: target.excluded, sources: target.sources)
      targets.append(TargetOnDisk(package: self, target: target, path: inner, sources: sources, places: places))
    }
    return targets
  }

  /// The target's folder, from the package's: the declared one, else the one of its name where the package manager
  /// looks for it, else the folder that it shares with no other target. Nil if that isn't there.
  private func place(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let place = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      return exists(place) ? place : nil
    }
    let folders = target.kind.folders
    if let named = folders.map({ "\($0)/\(target.name)" }).first(where: exists) { return named }
    let isAlone = manifest.targets.count { $0.kind != .binary && $0.path == nil && $0.kind.folders == folders } == 1
    // The folders of sources aren't the tests'.
    return isAlone ? folders.prefix(target.kind == .test ? 1 : folders.count).first(where: exists) : nil
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }
}

extension Module.Kind {
  /// The folders in which the package manager looks for targets.
  fileprivate var folders: [String] {
    switch self {
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    default: ["Sources", "Source", "src", "srcs"]
    }
  }
}

/// A target and its sources.
struct TargetOnDisk: Sendable {
  let package: PackageOnDisk
  let target: PackageManifest.Target
  let path: String
  let sources: SourceFolder
  let places: ManifestPlaces

  var moduleName: String { Module.name(ofTarget: target.name) }
}
