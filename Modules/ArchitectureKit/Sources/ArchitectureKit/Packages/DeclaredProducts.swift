/// What the packages offer each other, to know which modules a dependency brings.
struct DeclaredProducts {
  private var targets: [String: Set<String>] = [:]
  private var products: [String: [(package: String, targets: [String])]] = [:]

  init(_ packages: [PackageOnDisk]) {
    for package in packages {
      targets[package.identity] = Set(package.manifest.targets.map(\.name))
      for product in package.manifest.products {
        products[product.name, default: []].append((package.identity, product.targets))
      }
    }
  }

  func module(_ found: TargetOnDisk, files: [SourceFile]) -> Module {
    let name = found.target.name
    let dependencies = found.target.dependencies.map { dependency in
      Module.Dependency(
        name: dependency.name, modules: modules(of: dependency, in: found.package).map(Module.name(ofTarget:)),
        location: found.places.location(ofDependency: dependency.name, in: name))
    }
    return Module(
      name: found.moduleName, kind: found.target.kind, package: found.package,
      location: found.places.location(ofTarget: name), path: found.path, dependencies: dependencies, files: files,
      hasForeignSources: found.sources.hasForeignSources)
  }

  private func modules(of dependency: PackageManifest.TargetDependency, in package: String) -> [String] {
    switch dependency.kind {
    case .target: [dependency.name]
    case .byName where targets[package]?.contains(dependency.name) == true: [dependency.name]
    case .byName: products[dependency.name]?.first?.targets ?? []
    case .product(let owner):
      products[dependency.name]?.first { owner == nil || $0.package == owner?.lowercased() }?.targets ?? []
    }
  }
}
