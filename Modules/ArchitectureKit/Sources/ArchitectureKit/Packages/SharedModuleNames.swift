/// The names that modules of several packages share, and which of them an import means. The packages may be elsewhere.
struct SharedModuleNames {
  private let modules: [String: [Module]]

  init(_ modules: [Module]) {
    self.modules = Dictionary(grouping: modules, by: \.name)
  }

  /// The modules, each with an id of its own.
  static func distinguished(_ modules: [Module]) -> [Module] {
    let shared = SharedModuleNames(modules).modules
    return modules.map { module in
      guard let others = shared[module.name], others.count > 1 else { return module }
      var module = module
      let isAlone = others.count { $0.package == module.package } == 1
      module.id = "\(module.name) (\(isAlone ? module.package : module.path))"
      return module
    }
  }

  /// What the graph calls an imported module: the one that the importer declares, else the one of its own package. An
  /// import that means none of the modules that share its name comes from elsewhere.
  func id(of name: String, importedBy importer: Module) -> String {
    guard let candidates = modules[name] else { return name }
    if candidates.count == 1 { return foreignID(of: name, for: importer, besides: candidates[0]) ?? candidates[0].id }
    let declared = importer.dependencies.filter { $0.modules.contains(name) }.compactMap(\.package)
    let meant = (declared + [importer.package]).lazy.compactMap { package in
      candidates.first { $0.package == package }
    }
    return meant.first?.id ?? name
  }

  /// What the graph calls a module from elsewhere that has the name of one of the workspace; nil where the importer
  /// doesn't declare a product of that name whose manifest isn't there.
  private func foreignID(of name: String, for importer: Module, besides own: Module) -> String? {
    if importer.package == own.package || importer.dependencies.contains(where: { $0.modules.contains(name) }) {
      return nil
    }
    let product = importer.dependencies.first { $0.modules.isEmpty && Module.name(ofTarget: $0.name) == name }
    return product.map { "\(name) (\($0.package ?? "elsewhere"))" }
  }
}

extension Module {
  /// The name in an id.
  static func name(inID id: String) -> String {
    id.hasSuffix(")") ? String(id.prefix { $0 != " " }) : id
  }
}
