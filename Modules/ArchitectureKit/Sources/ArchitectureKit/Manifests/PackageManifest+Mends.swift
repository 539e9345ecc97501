// Whether a manifest means what mends of it should.
extension PackageManifest {
  /// Whether another one is the same with the dependencies of some mends more. Paths aren't compared, because a copy
  /// stands elsewhere.
  func isSame(as other: PackageManifest, but mends: [ManifestMend]) -> Bool {
    let packages = Set(mends.compactMap(\.package))
    guard name == other.name, products == other.products,
      other.dependencies.count == dependencies.count + packages.count,
      other.dependencies.count(where: { new in dependencies.contains { $0.names(new) } }) == dependencies.count,
      targets.count == other.targets.count
    else { return false }
    return zip(targets, other.targets).allSatisfy { before, after in
      before.isSame(as: after, but: mends.filter { $0.target == before.name })
    }
  }
}

extension PackageManifest.Dependency {
  fileprivate func names(_ other: Self) -> Bool {
    (identity, name, origin, path == nil) == (other.identity, other.name, other.origin, other.path == nil)
  }
}

extension PackageManifest.Target {
  fileprivate func isSame(as other: Self, but mends: [ManifestMend]) -> Bool {
    guard (name, kind, path) == (other.name, other.kind, other.path),
      (excluded, sources) == (other.excluded, other.sources)
    else { return false }
    var left = other.dependencies
    for dependency in dependencies {
      guard let index = left.firstIndex(of: dependency) else { return false }
      left.remove(at: index)
    }
    return left.count == mends.count && left.allSatisfy { new in mends.contains { $0.dependency.text.names(new) } }
  }
}

extension String {
  /// Whether the text of a dependency is read as this one.
  fileprivate func names(_ dependency: PackageManifest.TargetDependency) -> Bool {
    let name = "\"\(dependency.name)\""
    return switch dependency.kind {
    case .byName: self == name
    case .target: self == ".target(name: \(name))"
    case .product(let package): self == ".product(name: \(name), package: \"\(package ?? "")\")"
    }
  }
}
