/// Some modules may not import some others.
struct ForbiddenContract: ImportContract {
  static let kind = "forbidden-import"

  let head: ContractHead
  let importers: ModuleSet
  /// Only these files are bound; empty for all.
  let files: PathSet
  let forbidden: ModuleSet
  /// Whether they may not be reached by way of others either.
  let isIndirect: Bool

  func binding(in workspace: Workspace) -> Binding? {
    let modules = head.bound(workspace, where: importers.contains)
    let isForbidding = !forbidden.plainNames.isEmpty || workspace.graph.modules.contains(where: forbidden.contains)
    if files.isEmpty { return Binding(isForbidding ? modules.count : 0, .module) }
    return Binding(isForbidding ? modules.flatMap(\.files).count { files.contains($0.path) } : 0, .file)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] {
    [
      ModuleNaming(key: "from", modules: importers),
      ModuleNaming(key: "to", modules: forbidden, mayBeElsewhere: true),
    ]
  }

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace, where: importers.contains).flatMap {
      direct($0.id, workspace.graph) + (isIndirect ? indirect($0.id, workspace.graph) : [])
    }
  }

  private func direct(_ module: String, _ graph: ModuleGraph) -> [Violation] {
    graph.imports(by: module, of: forbidden.contains)
      .filter { files.isEmpty || files.contains($0.item.location.file) }
      .map { head.violation(Self.kind, of: $0.item, "\(module) may not import \($0.name)") }
  }

  private func indirect(_ module: String, _ graph: ModuleGraph) -> [Violation] {
    let targets = graph.reachable(from: module) { _ in true }.filter { $0 != module && forbidden.contains($0) }
    return targets.sorted().flatMap { target in
      graph.detours(from: module, to: target) { !forbidden.contains($0) }.compactMap {
        head.violation(Self.kind, by: $0, in: graph, "\(module) may not reach \(target)")
      }
    }
  }
}
