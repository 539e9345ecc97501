/// Some modules may not import some others.
struct ForbiddenContract: Contract {
  static let kind = "forbidden-import"

  let head: ContractHead
  let importers: ModuleSet
  /// Only these files are bound; empty for all.
  let files: PathSet
  let forbidden: ModuleSet
  /// Whether they may not be reached by way of others either.
  let isIndirect: Bool

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace).filter { importers.contains($0.name) }.flatMap {
      direct($0) + (isIndirect ? indirect($0.name, workspace.graph) : [])
    }
  }

  private func direct(_ module: Module) -> [Violation] {
    module.files.filter { files.isEmpty || files.contains($0.path) }.flatMap(\.imports)
      .filter { $0.module != module.name && forbidden.contains($0.module) }
      .map { head.violation(Self.kind, at: $0.location, "\(module.name) may not import \($0.module)") }
  }

  private func indirect(_ module: String, _ graph: ModuleGraph) -> [Violation] {
    let isPassable = { !forbidden.contains($0) }
    let targets = graph.reachable(from: module) { _ in true }.filter(forbidden.contains).sorted()
    return targets.compactMap { target in
      guard graph.imports(of: target, from: module).isEmpty,
        let way = graph.way(from: module, to: target, through: isPassable), let place = graph.start(of: way)
      else { return nil }
      return head.violation(Self.kind, at: place, "\(module) may not reach \(target)", chain: graph.chain(way))
    }
  }
}
