/// The names that modules of several packages share, and which of them an import means.
struct SharedModuleNames {
  private let modules: [String: [Module]]

  init(_ modules: [Module]) {
    self.modules = Dictionary(grouping: modules, by: \.name).filter { $1.count > 1 }
  }

  /// The modules, each with an id of its own.
  static func distinguished(_ modules: [Module]) -> [Module] {
    let shared = SharedModuleNames(modules).modules
    return modules.map { module in
      guard let others = shared[module.name] else { return module }
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
    let declared = importer.dependencies.filter { $0.modules.contains(name) }.compactMap(\.package)
    let meant = (declared + [importer.package]).lazy.compactMap { package in
      candidates.first { $0.package == package }
    }
    return meant.first?.id ?? name
  }
}

extension Module {
  /// The name in an id.
  static func name(inID id: String) -> String {
    id.hasSuffix(")") ? String(id.prefix { $0 != " " }) : id
  }
}
