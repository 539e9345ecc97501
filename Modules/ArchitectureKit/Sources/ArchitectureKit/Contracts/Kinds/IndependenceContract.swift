/// Modules that know nothing of each other.
struct IndependenceContract: ImportContract {
  static let kind = "independence"

  let head: ContractHead
  let members: ModuleSet
  /// Whether they may not reach each other by way of others either.
  let isIndirect: Bool

  func binding(in workspace: Workspace) -> Binding? {
    Binding(head.bound(workspace, where: members.contains).count, .module)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [ModuleNaming(key: "modules", modules: members)] }

  func violations(in workspace: Workspace) -> [Violation] {
    let names = head.bound(workspace, where: members.contains).map(\.id)
    let set = Set(names)
    return head.meetings(of: names, Self.kind, workspace.graph) { isIndirect && !set.contains($0) }
  }
}

extension ContractHead {
  /// Every import of one of some modules by another of them, and the ways between them that lead through others.
  func meetings(
    of names: [String], _ rule: String, _ graph: ModuleGraph, through isPassable: (String) -> Bool
  ) -> [Violation] {
    names.flatMap { name in
      names.filter { $0 != name }.flatMap { other in
        let message = "\(name) and \(other) may not know each other"
        let direct = graph.imports(of: other, from: name).map { violation(rule, of: $0, message) }
        return direct
          + graph.detours(from: name, to: other, through: isPassable).compactMap {
            violation(rule, by: $0, in: graph, message)
          }
      }
    }
  }
}
