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
    name = entry["nameForTargetDependencyResolutionOnly"]?.text
    path = kind.name == "fileSystem" ? entry["path"]?.text : nil
    checkout = kind.name == "sourceControl" ? Self.checkout(of: entry["location"]) ?? identity : nil
  }
}

extension PackageManifest.Dependency {
  /// The last part of a URL or path, as git calls what it clones.
  private static func checkout(of location: JSONNode?) -> String? {
    let texts = (location?["remote"]?.elements ?? []) + (location?["local"]?.elements ?? [])
    guard let text = texts.first.flatMap({ $0["urlString"]?.text ?? $0.text }) else { return nil }
    let name = text.split(separator: "/").last.map(String.init)
    return name.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.text, let type = node["type"]?.text else { return nil }
    self.name = name
    kind = Module.Kind(rawValue: type) ?? .library
    path = node["path"]?.text
    // What a rule takes as a resource isn't compiled, whatever it ends with.
    let resources = (node["resources"]?.elements ?? []).compactMap { $0["path"]?.text }
    excluded = (node["exclude"]?.elements ?? []).compactMap(\.text) + resources
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
