import Foundation

/// The products of the packages, to know which modules a dependency brings.
struct DeclaredProducts {
  private let byFolder: [String: PackageOnDisk]
  private let byIdentity: [String: PackageOnDisk]

  /// - Parameters:
  ///   - packages: Those of the workspace.
  ///   - foreign: Packages elsewhere on this disk, such as fetched ones.
  init(_ packages: [PackageOnDisk], foreign: [PackageOnDisk]) {
    let all = packages + foreign
    byFolder = Dictionary(all.map { ($0.folder.path, $0) }, uniquingKeysWith: { first, _ in first })
    byIdentity = Dictionary(all.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func module(_ found: TargetOnDisk, files: [SourceFile]) -> Module {
    let name = found.target.name
    let dependencies = found.target.dependencies.map { dependency in
      let (modules, package) = source(of: dependency, in: found.package)
      return Module.Dependency(
        name: dependency.name, modules: modules.map { dependency.aliases[$0] ?? $0 }, package: package,
        condition: dependency.condition, location: found.places.location(ofDependency: dependency.name, in: name))
    }
    return Module(
      name: found.moduleName, kind: found.target.kind, package: found.package.identity,
      location: found.places.location(ofTarget: name), path: found.path, dependencies: dependencies, files: files,
      hasForeignSources: found.sources.hasForeignSources, hasBuildPlugins: found.target.hasPlugins)
  }

  /// The modules that a dependency brings, and the package that has them.
  private func source(
    of dependency: PackageManifest.TargetDependency, in package: PackageOnDisk
  ) -> (modules: [String], package: String?) {
    let own = package.manifest.targets.contains { $0.name == dependency.name }
    switch dependency.kind {
    case .target: return ([package.module(ofTarget: dependency.name)], package.identity)
    case .byName where own: return ([package.module(ofTarget: dependency.name)], package.identity)
    case .byName: return product(dependency.name, of: nil, for: package)
    case .product(let owner): return product(dependency.name, of: owner, for: package)
    }
  }

  /// A product of a named package, or of any that the package depends on.
  private func product(
    _ name: String, of owner: String?, for package: PackageOnDisk
  ) -> (modules: [String], package: String?) {
    let named = package.manifest.dependencies.filter { dependency in
      owner.map { dependency.isCalled($0) || self.package(dependency)?.manifest.name == $0 } ?? true
    }
    for dependency in named {
      guard let found = self.package(dependency) else { continue }
      if let product = found.manifest.products.first(where: { $0.name == name }) {
        return (product.targets.map(found.module(ofTarget:)), found.identity)
      }
    }
    if owner != nil { return ([], named.first?.identity ?? owner?.lowercased()) }
    // A product that is named alone has its package's name; else it may be of any package that isn't known here.
    let unknown = named.filter { self.package($0) == nil }
    let called = unknown.first { $0.isCalled(name) } ?? (unknown.count == 1 ? unknown.first : nil)
    return ([], called?.identity)
  }

  private func package(_ dependency: PackageManifest.Dependency) -> PackageOnDisk? {
    if let path = dependency.path, let package = byFolder[PackageOnDisk.folder(path).path] { return package }
    return byIdentity[dependency.identity]
  }
}
