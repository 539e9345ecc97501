public import Foundation

/// Reads packages from the disk.
public struct WorkspaceReader: Sendable {
  private let root: URL
  private let loader: ManifestLoader

  /// A reader of what lies in one folder; nothing is read yet.
  ///
  /// - Parameters:
  ///   - root: The folder that paths are told from.
  ///   - loader: Who knows what manifests declare.
  public init(root: URL, loader: ManifestLoader) {
    self.root = root.standardizedFileURL
    self.loader = loader
  }

  /// Reads packages and, below the root, the packages on this disk that they depend on.
  ///
  /// - Parameters:
  ///   - packages: Folders from the root. Empty for the root's own package; for every package below the root where the
  ///     root has none.
  ///   - excluded: Files that aren't read.
  /// - Throws: The first thing that can't be read; a workspace with holes would pass contracts that it breaks.
  /// - Complexity: Linear in the sources, on every core, and half a second for each manifest that the loader doesn't
  ///   remember.
  public func workspace(packages: [String] = [], excluding excluded: PathSet = PathSet([])) throws(WorkspaceError)
    -> Workspace
  {
    let found = try readPackages(packages.isEmpty ? foldersOfPackages() : packages)
    var targets: [TargetOnDisk] = []
    for package in found { targets += try package.targets(below: root) }
    let files = try readFiles(of: targets, excluding: excluded)
    let declared = DeclaredProducts(found)
    return Workspace(modules: zip(targets, files).map { declared.module($0, files: $1) })
  }

  private func foldersOfPackages() throws(WorkspaceError) -> [String] {
    let manager = FileManager.default
    if manager.fileExists(atPath: root.appendingPathComponent("Package.swift").path) { return ["."] }
    let paths = (try? manager.subpathsOfDirectory(atPath: root.path)) ?? []  // no folder, no package
    let folders = paths.filter { $0.hasSuffix("/Package.swift") && !$0.contains("/.") && !$0.hasPrefix(".") }
    if folders.isEmpty { throw .noPackage(folder: root.path) }
    return folders.map { String($0.dropLast("/Package.swift".count)) }.sorted()
  }

  /// The packages and what they depend on by path, each once, read a generation at a time.
  private func readPackages(_ folders: [String]) throws(WorkspaceError) -> [PackageOnDisk] {
    var packages: [PackageOnDisk] = []
    var known: Set<String> = []
    var waiting = folders.map { root.appendingPathComponent($0).standardizedFileURL }
    while !waiting.isEmpty {
      let generation = waiting.filter { known.insert($0.path).inserted }
      let results = generation.concurrentMap { folder in
        Result { () throws(WorkspaceError) in PackageOnDisk(folder: folder, manifest: try loader.manifest(of: folder)) }
      }
      var found: [PackageOnDisk] = []
      for result in results { found.append(try result.get()) }
      packages += found
      waiting = found.flatMap { $0.neighbours(below: root) }
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
