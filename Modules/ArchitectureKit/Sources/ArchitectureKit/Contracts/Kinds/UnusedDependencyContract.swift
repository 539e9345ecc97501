/// A manifest declares only what its targets import. Says what a dependency is reached by where it isn't imported.
struct UnusedDependencyContract: Contract {
  static let kind = "unused-dependency"

  let head: ContractHead
  let members: ModuleSet

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace).filter { members.contains($0.name) && canJudge($0) }.flatMap { module -> [Violation] in
      let imported = Set(workspace.graph.imports(of: module.name))
      return module.dependencies.filter { isUnused($0, imported, workspace) }.map { dependency in
        let way = dependency.modules.lazy.compactMap { workspace.graph.way(from: module.name, to: $0) }.first
        let message = "\(module.name) declares \(dependency.name) and imports nothing of it"
        return head.violation(
          Self.kind, at: dependency.location, message, chain: way.map(workspace.graph.chain) ?? [])
      }
    }
  }

  /// Only Swift's imports are read, and a module without sources says nothing.
  private func canJudge(_ module: Module) -> Bool { !module.hasForeignSources && !module.files.isEmpty }

  /// What is run instead of imported (programs, plugins, macros) can't be unused, and of a product from elsewhere
  /// nobody knows here which modules it brings.
  private func isUnused(_ dependency: Module.Dependency, _ imported: Set<String>, _ workspace: Workspace) -> Bool {
    let modules = dependency.modules.compactMap(workspace.module)
    let isImportable = modules.contains { $0.kind == .library || $0.kind == .system }
    return isImportable && modules.count == dependency.modules.count && imported.isDisjoint(with: dependency.modules)
  }
}
