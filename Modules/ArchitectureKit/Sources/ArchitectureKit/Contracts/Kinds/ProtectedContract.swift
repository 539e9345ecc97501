/// Modules that only some may import. They may import each other.
struct ProtectedContract: Contract {
  static let kind = "protected"

  let head: ContractHead
  let protected: ModuleSet
  let importers: ModuleSet
  /// Files that may import them, whichever module they belong to.
  let files: PathSet

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace).filter { !importers.contains($0.name) && !protected.contains($0.name) }.flatMap { module in
      module.files.filter { !files.contains($0.path) }.flatMap(\.imports).filter { protected.contains($0.module) }.map {
        head.violation(Self.kind, at: $0.location, "\($0.module) is protected from \(module.name)")
      }
    }
  }
}
