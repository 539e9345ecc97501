import Foundation

/// A package and its folder.
struct PackageOnDisk: Sendable {
  /// Without the links that lead to it.
  let folder: URL
  /// The folder's path from the root. That of a link, where one below the root leads to a package elsewhere.
  let path: String
  let manifest: PackageManifest
  /// The modules that module maps name, by their targets.
  private var mapped: [String: String] = [:]

  init(_ place: PackagePlace, manifest: PackageManifest) {
    folder = place.folder
    path = place.path
    self.manifest = manifest
    for target in manifest.targets { mapped[target.name] = moduleMap(of: target)?.module }
  }

  var identity: String { folder.lastPathComponent.lowercased() }

  /// The folders of the packages that this one takes from this disk, as its manifest names them.
  var neighbours: [URL] { manifest.dependencies.compactMap(\.path).map { URL(fileURLWithPath: $0, isDirectory: true) } }

  /// A folder, without the links that lead to it.
  static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL
  }

  /// The targets that have sources.
  func targets(below root: URL, _ places: ManifestPlaces) throws(WorkspaceError) -> [TargetOnDisk] {
    var targets: [TargetOnDisk] = []
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

// The names of modules.
extension PackageOnDisk {
  /// The module that a target is: the one that its module map names, else the one of its own name.
  func module(ofTarget name: String) -> String { mapped[name] ?? Module.name(ofTarget: name) }

  /// The target that is a module; nil if it has none.
  func target(ofModule name: String) -> PackageManifest.Target? {
    manifest.targets.first { module(ofTarget: $0.name) == name }
  }

  /// The module map of a library of the system, or of a target in C that has one beside its headers.
  private func moduleMap(of target: PackageManifest.Target) -> ModuleMap? {
    let inner: String
    switch target.kind {
    case .system: inner = "module.modulemap"
    case .library: inner = "\(target.headers ?? "include")/module.modulemap"
    default: return nil
    }
    guard let place = place(of: target) else { return nil }
    return FileManager.default.contents(atPath: folder.appendingPathComponent(place + "/" + inner).path)
      .map { ModuleMap(text: String(decoding: $0, as: UTF8.self)) }
  }
}

/// A module map of C.
private struct ModuleMap {
  /// The first module that it declares; nil for none.
  let module: String?

  init(text: String) {
    let declaration = /^[ \t]*(?:(?:explicit|framework)\s+)*module\s+"?([A-Za-z_]\w*)/.anchorsMatchLineEndings()
    module = text.firstMatch(of: declaration).map { String($0.1) }
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

  var moduleName: String { package.module(ofTarget: target.name) }
}
