import Foundation

// What mends ask of a package.
extension WorkspacePackage {
  /// The target that is a module; nil if it has none.
  func target(ofModule name: String) -> PackageManifest.Target? {
    package.target(ofModule: name)
  }

  /// The library that brings a module with the fewest others; one of its name before others.
  func library(of module: String) -> String? {
    let libraries = manifest.products.filter {
      $0.isLibrary && $0.targets.contains { package.module(ofTarget: $0) == module }
    }
    return libraries.min {
      ($0.name == module ? 0 : 1, $0.targets.count, $0.name) < ($1.name == module ? 0 : 1, $1.targets.count, $1.name)
    }?.name
  }

  /// Which of several packages to take something from: the lowest.
  func rank(_ other: WorkspacePackage) -> String {
    let isDeclared = dependency(on: other.package) != nil
    return (isDeclared ? "0" : other.source != nil ? "1" : "2") + other.package.folder.path
  }

  /// What products call a package that the manifest declares: what they call it already, else its name or folder.
  func spelling(of dependency: PackageManifest.Dependency) -> String {
    let used = manifest.targets.lazy.flatMap(\.dependencies).compactMap { other -> String? in
      guard case .product(let package?) = other.kind, dependency.isCalled(package) else { return nil }
      return package
    }
    let folder = dependency.path.map { PackageOnDisk.folder($0).lastPathComponent }
    return used.first ?? dependency.name ?? folder ?? dependency.checkout ?? dependency.identity
  }

  /// The manifest's own text of a package from elsewhere, in one line without comments; nil if no plain list has it, or
  /// it can't be one line.
  func text(of dependency: PackageManifest.Dependency) -> String? {
    guard let file = source, let origin = dependency.origin else { return nil }
    let manifest = ManifestSource(path: file.path, bytes: file.bytes)
    do throws(ManifestRefusal) {
      let list = try manifest.list("dependencies", of: manifest.package(), else: .computedPackages)
      let element = list?.elements.first { manifest.source.strings(in: $0.value).contains(origin) }
      return element.flatMap { manifest.line($0.value) }
    } catch {
      return nil  // such a manifest has no text to copy
    }
  }
}
