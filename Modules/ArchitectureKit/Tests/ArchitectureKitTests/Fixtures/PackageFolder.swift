import Foundation

@testable import ArchitectureKit

/// Packages in a temporary folder, read by way of the package manager.
struct PackageFolder {
  private let folder: TemporaryFolder
  var root: URL { folder.file("town") }
  var memory: URL { folder.file("memory") }

  /// Whether the package manager is asked even of manifests that another test had it read.
  private let asksAnew: Bool

  init(asksAnew: Bool = false) throws {
    folder = try TemporaryFolder()
    self.asksAnew = asksAnew
  }

  /// Writes a file into the folder; a path with `..` leads out of it.
  func write(_ path: String, _ text: String = "") throws {
    let file = root.appendingPathComponent(path).standardizedFileURL
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a manifest.
  func writeManifest(
    _ folder: String = ".", name: String = "Town", targets: String, dependencies: String = "", products: String = "",
    tools: String = "6.0"
  ) throws {
    let text = """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(name: "\(name)", products: [\(products)], dependencies: [\(dependencies)], targets: [
      \(targets)])
      """
    try write("\(folder)/Package.swift", text)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  var loader: ManifestLoader {
    ManifestLoader(
      memory: memory, scratch: folder.file("scratch"), environment: ProcessInfo.processInfo.environment)
  }

  /// Reads the packages of the folder, or of another one.
  func read(_ root: URL? = nil, packages: [String] = [], excluding excluded: [String] = []) throws -> Workspace {
    let reader = WorkspaceReader(root: root ?? self.root, loader: loader)
    if asksAnew { return try reader.workspace(packages: packages, excluding: PathSet(excluded)) }
    return try SharedAnswers(folder: folder.url, memory: memory).sharing {
      try reader.workspace(packages: packages, excluding: PathSet(excluded))
    }
  }

  /// The paths of what was read, and the files that no target has.
  func files(excluding excluded: [String] = []) throws -> (read: [String], stray: [String]) {
    let workspace = try read(excluding: excluded)
    return (workspace.files.map(\.path).sorted(), workspace.strayFiles)
  }

  /// The undeclared imports, as `file:line`.
  func undeclared() throws -> [String] {
    let configuration = try Configuration(
      reading: #"{ "contracts": [{ "kind": "undeclared-import", "tests": true }] }"#.utf8, file: "a.json")
    return Checker(configuration).report(on: try read()).violations.map { "\($0.location.file):\($0.location.line)" }
  }
}
