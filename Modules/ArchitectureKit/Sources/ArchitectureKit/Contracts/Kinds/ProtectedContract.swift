/// Modules that only some may import. They may import each other.
struct ProtectedContract: ImportContract {
  static let kind = "protected"

  let head: ContractHead
  let protected: ModuleSet
  let importers: ModuleSet
  /// Files that may import them, whichever module they belong to.
  let files: PathSet

  func binding(in workspace: Workspace) -> Binding? {
    Binding(workspace.graph.modules.count(where: protected.contains), .module)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] {
    [ModuleNaming(key: "modules", modules: protected, mayBeElsewhere: true)]
  }

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace) { !importers.contains($0) && !protected.contains($0) }.flatMap { module in
      workspace.graph.imports(by: module.id, of: protected.contains)
        .filter { !files.contains($0.item.location.file) }
        .map { head.violation(Self.kind, of: $0.item, "\($0.name) is protected from \(module.id)") }
    }
  }
}
