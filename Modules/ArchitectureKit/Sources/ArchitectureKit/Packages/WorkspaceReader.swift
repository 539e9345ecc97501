public import Foundation

/// Reads packages from the disk.
public struct WorkspaceReader: Sendable {
  private let root: URL
  private let loader: ManifestLoader

  /// A reader of one folder; nothing is read yet.
  ///
  /// - Parameters:
  ///   - root: The folder that paths are told from.
  ///   - loader: Reads the manifests.
  public init(root: URL, loader: ManifestLoader) {
    self.root = PackageOnDisk.folder(root.path)
    self.loader = loader
  }

  /// Reads packages and, below the root, the packages on this disk that they depend on.
  ///
  /// - Parameters:
  ///   - packages: Folders from the root, or patterns of them; one after `!` removes folders. Empty for the root's own
  ///     package; for every package below the root where the root has none, but for those that are hidden, that git
  ///     ignores or that other tools fetch.
  ///   - excluded: Files that aren't read. A package whose manifest is one of them isn't read at all.
  /// - Throws: The first thing that can't be read; a workspace with holes would pass contracts that it breaks.
  /// - Complexity: Linear in the sources, on every core, and half a second for each manifest that the loader doesn't
  ///   remember.
  public func workspace(packages: [String] = [], excluding excluded: PathSet = PathSet([])) throws(WorkspaceError)
    -> Workspace
  {
    let present = loader.walk(of: root).swiftFiles().filter { !excluded.contains($0) }
    let found = try readPackages(try folders(packages, present), excluding: excluded)
    var targets: [TargetOnDisk] = []
    let own = found.map { WorkspacePackage($0) }
    for package in own {
      let places = package.source.map(ManifestPlaces.init)
      if let places { targets += try package.package.targets(below: root, places) }
    }
    let files = try readFiles(of: targets, excluding: excluded)
    let foreign = foreignPackages(of: found)
    let declared = DeclaredProducts(found, foreign: foreign)
    let read = Set(files.joined().map(\.path))
    var workspace = Workspace(
      modules: zip(targets, files).map { declared.module($0, files: $1) },
      strayFiles: present.filter { !read.contains($0) && !Self.isManifest($0) })
    workspace.warnings = targets.flatMap(\.sources.brokenLinks).filter { !excluded.contains($0) }.map(Self.warning)
    workspace.packages = own + foreign.map(WorkspacePackage.init(foreign:))
    return workspace
  }

  private static func warning(ofLink path: String) -> Violation {
    Violation(
      location: SourceLocation(file: path, line: 1, column: 1), rule: "broken-link", severity: .warning,
      message: "the link leads to nothing and isn't read")
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// The folders that a list of folders and patterns tells, in the order of the list. A list that begins with `!` takes
  /// away from all.
  ///
  /// - Throws: When a pattern finds no package, or none is left.
  private func folders(_ list: [String], _ present: [String]) throws(WorkspaceError) -> [String] {
    let manifests = present.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
    var chosen = list.first?.hasPrefix("!") ?? true ? try foldersOfPackages(present) : []
    for entry in list {
      if entry.hasPrefix("!") {
        let taken = PathSet([String(entry.dropFirst())])
        chosen.removeAll { taken.contains($0) }
      } else if entry.contains(where: { $0 == "*" || $0 == "?" }) {
        let pattern = PathSet([entry + "/Package.swift"])
        let found = manifests.filter(pattern.contains).map(Self.folder)
        if found.isEmpty { throw .noPackage(folder: root.path + "/" + entry) }
        chosen += found
      } else {
        chosen.append(entry)
      }
    }
    if chosen.isEmpty { throw .noPackage(folder: root.path) }
    return chosen
  }

  /// The folder of a manifest, from the root.
  private static func folder(of manifest: String) -> String {
    manifest == "Package.swift" ? "." : String(manifest.dropLast("/Package.swift".count))
  }

  private func foldersOfPackages(_ present: [String]) throws(WorkspaceError) -> [String] {
    if FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) { return ["."] }
    let folders = present.filter { $0.hasSuffix("/Package.swift") }
    if folders.isEmpty { throw .noPackage(folder: root.path) }
    return folders.map(Self.folder).sorted()
  }

  /// What the packages depend on and isn't part of the workspace, as far as its manifest is on this disk: only its products
  /// count. A manifest that can't be read is like one that isn't there, because nothing of it is checked.
  private func foreignPackages(of packages: [PackageOnDisk]) -> [PackageOnDisk] {
    let checkouts = packages.flatMap { package in
      package.manifest.dependencies.compactMap(\.checkout).map {
        package.folder.appendingPathComponent(".build/checkouts/\($0)")
      }
    }
    let known = Set(packages.map(\.folder.path))
    let folders = Set((packages.flatMap(\.neighbours) + checkouts).map { PackageOnDisk.folder($0.path) })
    return folders.filter { folder in
      !known.contains(folder.path)
        && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }.sorted { $0.path < $1.path }.concurrentMap { folder in
      (try? loader.manifest(of: folder)).map { PackageOnDisk(PackagePlace(folder, below: root), manifest: $0) }
    }.compactMap { $0 }
  }

  /// The packages and what they depend on by path, each once, read a generation at a time.
  private func readPackages(
    _ folders: [String], excluding excluded: PathSet
  ) throws(WorkspaceError) -> [PackageOnDisk] {
    var packages: [PackageOnDisk] = []
    var known: Set<String> = []
    var waiting = folders.map { PackagePlace(root.appendingPathComponent($0), below: root) }
    while !waiting.isEmpty {
      let generation = waiting.filter {
        known.insert($0.folder.path).inserted && !excluded.contains($0.manifest)
      }
      let results = generation.concurrentMap { place in
        Result { () throws(WorkspaceError) in PackageOnDisk(place, manifest: try loader.manifest(of: place.folder)) }
      }
      var found: [PackageOnDisk] = []
      for result in results { found.append(try result.get()) }
      packages += found
      waiting = found.flatMap(\.neighbours).map { PackagePlace($0, below: root) }.filter(\.isBelowRoot)
    }
    return packages
  }

  private func readFiles(of targets: [TargetOnDisk], excluding excluded: PathSet) throws(WorkspaceError)
    -> [[SourceFile]]
  {
    let paths = targets.enumerated().flatMap { index, target in
      target.sources.swiftFiles.filter { !excluded.contains($0) }.map { (index, target.moduleName, $0) }
    }
    let files = paths.concurrentMap { [root] index, module, path -> (Int, String, SourceFile?) in
      let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
      return (index, path, data.map { SourceFile(path: path, module: module, bytes: Array($0)) })
    }
    var read = [[SourceFile]](repeating: [], count: targets.count)
    for (index, path, file) in files {
      guard let file else { throw .unreadable(path: path) }
      read[index].append(file)
    }
    return read
  }
}
