import Foundation

/// A package with its manifest's source: one of the workspace, or one that those depend on.
struct WorkspacePackage: Sendable {
  let package: PackageOnDisk
  /// The manifest, by its path from the root; nil for a package that isn't part of the workspace.
  let source: SourceFile?

  var manifest: PackageManifest { package.manifest }

  /// A package of the workspace.
  init(_ package: PackageOnDisk) {
    let text = FileManager.default.contents(atPath: package.folder.appendingPathComponent("Package.swift").path)
    let path = package.path.isEmpty ? "Package.swift" : package.path + "/Package.swift"
    self.package = package
    source = SourceFile(path: path, bytes: Array(text ?? Data()))
  }

  /// A package from elsewhere.
  init(foreign package: PackageOnDisk) {
    self.package = package
    source = nil
  }

  /// How the manifest declares another package; nil if it doesn't.
  func dependency(on other: PackageOnDisk) -> PackageManifest.Dependency? {
    manifest.dependencies.first { dependency in
      dependency.path.map { PackageOnDisk.folder($0).path == other.folder.path }
        ?? (dependency.identity == other.identity)
    }
  }
}
