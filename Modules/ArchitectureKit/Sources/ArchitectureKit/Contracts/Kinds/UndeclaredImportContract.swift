/// A target imports only what its manifest declares. The compiler lets more through: whatever was built before.
struct UndeclaredImportContract: ImportContract {
  static let kind = "undeclared-import"

  let head: ContractHead
  let members: ModuleSet

  func binding(in workspace: Workspace) -> Binding? {
    Binding(head.bound(workspace, where: members.contains).count, .module)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [ModuleNaming(key: "modules", modules: members)] }

  func violations(in workspace: Workspace) -> [Violation] {
    let offers = Offers(workspace)
    var mends = ManifestMends(workspace)
    return head.bound(workspace, where: members.contains).flatMap { module -> [Violation] in
      let declared = Declared(module)
      return workspace.graph.imports(of: module.id).filter { offers.includes($0) }.flatMap { name -> [Violation] in
        let items = workspace.graph.imports(of: name, from: module.id).filter { !$0.isConditional(on: $0.module) }
        if module.kind == .plugin { return items.map { violation($0, name, byPlugin: module) } }
        if declared.mayBring(name, offers) { return [] }
        let conditions = declared.conditions(of: name)
        if !conditions.isEmpty { return items.compactMap { violation($0, name, module, beside: conditions) } }
        let mending = items.isEmpty ? nil : mends.mending(of: name, for: module)
        return items.map { violation($0, name, module, declared, workspace.graph).mended(mending) }
      }
    }
  }

  /// A plugin is compiled against the toolchain alone, whatever it depends on.
  private func violation(_ item: ImportDeclaration, _ imported: String, byPlugin module: Module) -> Violation {
    head.violation(Self.kind, of: item, "\(module.id) is a plugin, which can't import \(imported)")
      .advised("A program that the plugin runs can.")
  }

  /// Nil for an import that takes effect only where one of the conditions holds, as far as that is known.
  private func violation(
    _ item: ImportDeclaration, _ imported: String, _ module: Module, beside conditions: [Module.Dependency.Condition]
  ) -> Violation? {
    let condition = item.compilationCondition
    let traits = Set(conditions.flatMap(\.traits))
    let isCovered = BuildSituation.all(judging: condition).allSatisfy { situation in
      situation.compiles(condition, traits: traits) != true || conditions.contains(where: situation.fulfils)
    }
    if isCovered { return nil }
    let declared = conditions.map(\.description).joined(separator: " or ")
    return head.violation(
      Self.kind, of: item, "\(module.id) imports \(imported), which its manifest declares \(declared) only"
    ).advised("Import it under that condition, or declare it without.")
  }

  private func violation(
    _ item: ImportDeclaration, _ imported: String, _ module: Module, _ declared: Declared, _ graph: ModuleGraph
  ) -> Violation {
    let way = declared.names.sorted().lazy.compactMap { graph.way(from: $0, to: imported) }.first
    let reached = way.map { [Violation.Step(module: module.id)] + graph.steps(of: $0) } ?? []
    let message = "\(module.id) imports \(imported), which its manifest doesn't declare"
    return head.violation(Self.kind, of: item, message, steps: reached)
  }
}

extension Violation {
  /// The same with the lines that mend it, or with what prevents these.
  fileprivate func mended(_ mending: ManifestMends.Mending?) -> Violation {
    var violation = self
    switch mending {
    case .lines(let mend): violation.mend = mend
    case .impossible(let reason): return advised(reason)
    case nil: break
    }
    return violation
  }

  /// The same with a sentence before the advice of its contract.
  fileprivate func advised(_ sentence: String) -> Violation {
    var violation = self
    violation.advice = [sentence, advice].compactMap { $0 }.joined(separator: " ")
    return violation
  }
}

/// The packages that offer a module, by their manifests.
private struct Offers {
  private let own: Set<String>
  private let imported: Set<String>
  private var packages: [String: Set<String?>] = [:]

  init(_ workspace: Workspace) {
    own = Set(workspace.modules.map(\.name))
    imported = Set(workspace.graph.modules.map(Module.name(inID:)))
    for dependency in workspace.modules.flatMap(\.dependencies) {
      // A product whose manifest isn't there is thought to have a module of its name.
      for name in dependency.modules.isEmpty ? [dependency.name] : dependency.modules {
        packages[name, default: []].insert(dependency.package)
      }
    }
  }

  /// Whether a manifest has to declare the module: it is one of the workspace, or of a product that some target
  /// declares.
  func includes(_ id: String) -> Bool {
    let name = Module.name(inID: id)
    return !PlatformModules.toolchain.contains(name) && (own.contains(name) || packages[name] != nil)
  }

  /// Whether a product of unknown modules may be what brings the module. One that is imported by its own name is taken
  /// for that module and no other.
  func mayCome(_ name: String, by dependency: Module.Dependency) -> Bool {
    if own.contains(name) || imported.contains(Module.name(ofTarget: dependency.name)) { return false }
    let package = dependency.package
    return package == nil || packages[name]?.contains(package) == true || packages[name]?.contains(nil) == true
  }
}

extension Module.Dependency {
  /// What it may be imported as.
  fileprivate var names: [String] { modules + [name] }
}

/// The modules that a target's manifest lets it import.
private struct Declared {
  let names: Set<String>
  private let dependencies: [Module.Dependency]

  init(_ module: Module) {
    names = Set(module.dependencies.flatMap(\.names))
    dependencies = module.dependencies
  }

  /// Whether it is declared without a condition, or may come with something that is.
  func mayBring(_ id: String, _ offers: Offers) -> Bool {
    let name = Module.name(inID: id)
    return dependencies.contains { dependency in
      dependency.names.contains(name)
        ? dependency.condition == nil : dependency.modules.isEmpty && offers.mayCome(name, by: dependency)
    }
  }

  /// The conditions under which it is declared.
  func conditions(of id: String) -> [Module.Dependency.Condition] {
    let name = Module.name(inID: id)
    return dependencies.filter { $0.names.contains(name) }.compactMap(\.condition)
  }
}
