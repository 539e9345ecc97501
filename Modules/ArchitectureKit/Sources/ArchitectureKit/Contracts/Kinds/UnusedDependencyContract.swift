/// A manifest declares only what its targets import. Says what a dependency is reached by where it isn't imported.
struct UnusedDependencyContract: WrittenContract {
  static let kind = "unused-dependency"

  let head: ContractHead
  let members: ModuleSet

  func binding(in workspace: Workspace) -> Binding? { Binding(judged(workspace).count, .module) }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [ModuleNaming(key: "modules", modules: members)] }

  func violations(in workspace: Workspace) -> [Violation] {
    judged(workspace).flatMap { module -> [Violation] in
      let imported = Set(workspace.graph.imports(of: module.id).map(Module.name(inID:)))
      return module.dependencies.filter { isUnused($0, imported, workspace) }.map { dependency in
        let way = dependency.modules.lazy.compactMap { workspace.graph.way(from: module.id, to: $0) }.first
        let message = "\(module.id) declares \(dependency.name) and imports nothing of it"
        return head.violation(
          Self.kind, at: dependency.location, message, steps: way.map(workspace.graph.steps) ?? [])
      }
    }
  }

  /// Only Swift's imports are read, sources that a plugin makes aren't, and a module without sources says nothing.
  private func judged(_ workspace: Workspace) -> [Module] {
    head.bound(workspace, where: members.contains).filter {
      !$0.hasForeignSources && !$0.hasBuildPlugins && !$0.files.isEmpty
    }
  }

  /// What is run instead of imported (programs, plugins, macros) can't be unused, nor can a product from elsewhere,
  /// whose modules aren't known here.
  private func isUnused(_ dependency: Module.Dependency, _ imported: Set<String>, _ workspace: Workspace) -> Bool {
    let modules = dependency.modules.compactMap(workspace.module)
    let isImportable = modules.contains { $0.kind == .library || $0.kind == .system }
    return isImportable && modules.count == dependency.modules.count && imported.isDisjoint(with: dependency.modules)
  }
}
