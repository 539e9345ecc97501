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
    isLibrary = node["type"]?.members.contains { $0.name == "library" } ?? false
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
    let location = Self.location(entry["location"])
    checkout = kind.name == "sourceControl" ? location.map(Self.checkout) ?? identity : nil
    origin = kind.name == "fileSystem" ? nil : location ?? identity
  }
}

extension PackageManifest.Dependency {
  /// The URL or path of a repository.
  private static func location(_ node: JSONNode?) -> String? {
    let texts = (node?["remote"]?.elements ?? []) + (node?["local"]?.elements ?? [])
    return texts.first.flatMap { $0["urlString"]?.text ?? $0.text }
  }

  /// The last part of a URL or path, as git calls what it clones.
  private static func checkout(of location: String) -> String {
    let name = location.split(separator: "/").last.map(String.init) ?? location
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
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
    headers = node["publicHeadersPath"]?.text
    dependencies = (node["dependencies"]?.elements ?? []).compactMap(PackageManifest.TargetDependency.init)
    hasPlugins = !(node["pluginUsages"]?.elements ?? []).isEmpty
  }
}

extension PackageManifest.TargetDependency {
  /// `{"product": ["Name", "package", aliases, condition]}`, or `{"target": ["Name", condition]}`; `byName` as that.
  fileprivate init?(_ node: JSONNode) {
    guard let entry = node.members.first, let name = entry.value.elements.first?.text else { return nil }
    self.name = name
    condition = entry.value.elements.last.flatMap(Module.Dependency.Condition.init)
    switch entry.name {
    case "target": kind = .target
    case "product":
      let rest = entry.value.elements.dropFirst()
      kind = .product(package: rest.first?.text)
      for alias in rest.dropFirst().first?.members ?? [] { aliases[alias.name] = alias.value.text }
    default: kind = .byName
    }
  }
}

extension Module.Dependency.Condition {
  /// `{"platformNames": ["macos"], "traits": ["Fast"]}`; nil for anything else.
  fileprivate init?(_ node: JSONNode) {
    guard let platforms = node["platformNames"]?.elements else { return nil }
    self.platforms = platforms.compactMap(\.text)
    traits = (node["traits"]?.elements ?? []).compactMap(\.text)
  }
}
