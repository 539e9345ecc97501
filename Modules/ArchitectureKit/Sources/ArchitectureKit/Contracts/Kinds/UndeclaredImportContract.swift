/// A target imports only what its manifest declares. The compiler lets more through: whatever was built before.
struct UndeclaredImportContract: Contract {
  static let kind = "undeclared-import"

  let head: ContractHead
  let members: ModuleSet

  func violations(in workspace: Workspace) -> [Violation] {
    // A module from elsewhere is known by the name of a product that some target declares.
    let products = Set(workspace.modules.flatMap(\.dependencies).filter(\.modules.isEmpty).map(\.name))
    let known = workspace.graph.own.union(products)
    return head.bound(workspace).filter { members.contains($0.name) }.flatMap { module -> [Violation] in
      let declared = Set(module.dependencies.flatMap { $0.modules + [$0.name] }).union([module.name])
      return module.files.flatMap(\.imports).filter {
        known.contains($0.module) && !declared.contains($0.module) && !asksFirst($0)
      }.map { violation($0, module, declared, workspace.graph) }
    }
  }

  /// Whether the import stands under `#if canImport(…)` of the same module, and so does without a declaration.
  private func asksFirst(_ item: ImportDeclaration) -> Bool {
    item.condition?.contains("canImport(\(item.module))") == true
  }

  private func violation(
    _ item: ImportDeclaration, _ module: Module, _ declared: Set<String>, _ graph: ModuleGraph
  ) -> Violation {
    let way = declared.sorted().lazy.filter { $0 != module.name }.compactMap { graph.way(from: $0, to: item.module) }
      .first
    let reached = way.map { [module.name] + graph.chain($0) } ?? []
    let message = "\(module.name) imports \(item.module), which its manifest doesn't declare"
    return head.violation(Self.kind, at: item.location, message, chain: reached)
  }
}
