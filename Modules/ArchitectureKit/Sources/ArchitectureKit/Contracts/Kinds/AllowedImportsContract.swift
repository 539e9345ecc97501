/// A table: who may import whom, directly, and nothing else.
struct AllowedImportsContract: Contract {
  static let kind = "allowed-imports"

  struct Row: Sendable {
    let importers: ModuleSet
    let allowed: ModuleSet
  }

  let head: ContractHead
  /// The first row that a module matches is its own.
  let rows: [Row]
  /// The modules from outside the workspace that every row may import; nil for any.
  let platform: ModuleSet?
  /// The modules that need a row.
  let exhaustive: ModuleSet

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace).flatMap { module -> [Violation] in
      guard let row = rows.first(where: { $0.importers.contains(module.name) }) else {
        return exhaustive.contains(module.name)
          ? [head.violation(Self.kind, at: module.location, "\(module.name) has no row in the table")] : []
      }
      return module.files.flatMap(\.imports).filter { !allows($0.module, to: module, row, workspace.graph) }.map {
        head.violation(Self.kind, at: $0.location, "\(module.name) may not import \($0.module)")
      }
    }
  }

  private func allows(_ imported: String, to module: Module, _ row: Row, _ graph: ModuleGraph) -> Bool {
    if imported == module.name || row.allowed.contains(imported) { return true }
    guard let platform else { return !graph.own.contains(imported) }
    return !graph.own.contains(imported) && platform.contains(imported)
  }
}
