// Reading what `swift package dump-package` writes.
extension PackageManifest {
  /// - Returns: Nil for what isn't the description of a package.
  init?(_ node: JSONNode) {
    guard let name = node["name"]?.text, let targets = node["targets"]?.elements else { return nil }
    self.name = name
    self.targets = targets.compactMap(Target.init)
    products = (node["products"]?.elements ?? []).compactMap(Product.init)
    dependencies = (node["dependencies"]?.elements ?? []).compactMap(Dependency.init)
  }
}

extension PackageManifest.Product {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.text else { return nil }
    self.name = name
    targets = (node["targets"]?.elements ?? []).compactMap(\.text)
  }
}

extension PackageManifest.Dependency {
  /// `{"fileSystem": [{"identity": …, "path": …}]}`, or the same with `sourceControl` or `registry`.
  fileprivate init?(_ node: JSONNode) {
    guard let kind = node.members.first, let entry = kind.value.elements.first,
      let identity = entry["identity"]?.text
    else { return nil }
    self.identity = identity
    path = kind.name == "fileSystem" ? entry["path"]?.text : nil
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.text, let type = node["type"]?.text else { return nil }
    self.name = name
    kind = Module.Kind(rawValue: type) ?? .library
    path = node["path"]?.text
    let copied = (node["resources"]?.elements ?? []).filter { $0["rule"]?["copy"] != nil }.compactMap {
      $0["path"]?.text
    }
    excluded = (node["exclude"]?.elements ?? []).compactMap(\.text) + copied
    sources = (node["sources"]?.elements ?? []).compactMap(\.text)
    dependencies = (node["dependencies"]?.elements ?? []).compactMap(PackageManifest.TargetDependency.init)
  }
}

extension PackageManifest.TargetDependency {
  /// `{"product": ["Name", "package", …]}`, or the same with `target` or `byName`.
  fileprivate init?(_ node: JSONNode) {
    guard let entry = node.members.first, let name = entry.value.elements.first?.text else { return nil }
    self.name = name
    switch entry.name {
    case "target": kind = .target
    case "product": kind = .product(package: entry.value.elements.dropFirst().first?.text)
    default: kind = .byName
    }
  }
}
