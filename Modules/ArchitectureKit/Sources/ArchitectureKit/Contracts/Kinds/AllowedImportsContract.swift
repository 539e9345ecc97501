/// A table: who may import whom, directly, and nothing else.
struct AllowedImportsContract: ImportContract {
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

  func binding(in workspace: Workspace) -> Binding? {
    Binding(head.bound(workspace) { row(of: $0) != nil || exhaustive.contains($0) }.count, .module)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] {
    rows.map { ModuleNaming(key: "imports", modules: $0.importers) }
      + [ModuleNaming(key: "exhaustive", modules: exhaustive)]
  }

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace).flatMap { module -> [Violation] in
      guard let row = row(of: module.id) else {
        return exhaustive.contains(module.id)
          ? [head.violation(Self.kind, at: module.location, "\(module.id) has no row in the table")] : []
      }
      return workspace.graph.imports(by: module.id) { !allows($0, row, workspace.graph) }.map {
        head.violation(Self.kind, of: $0.item, "\(module.id) may not import \($0.name)")
      }
    }
  }

  private func row(of module: String) -> Row? { rows.first { $0.importers.contains(module) } }

  private func allows(_ imported: String, _ row: Row, _ graph: ModuleGraph) -> Bool {
    if row.allowed.contains(imported) { return true }
    guard let platform else { return !graph.own.contains(imported) }
    return !graph.own.contains(imported) && platform.contains(imported)
  }
}
