/// No module imports itself by way of others.
struct AcyclicContract: ImportContract {
  static let kind = "acyclic"

  let head: ContractHead
  let members: ModuleSet

  func binding(in workspace: Workspace) -> Binding? {
    Binding(workspace.modules.count { members.contains($0.id) }, .module)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [ModuleNaming(key: "modules", modules: members)] }

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.graph.cycles(among: members.contains).compactMap { cycle in
      let message = "\(cycle[0]) imports itself by way of \(cycle.dropFirst().dropLast().joined(separator: ", "))"
      return head.violation(Self.kind, by: cycle, in: workspace.graph, message)
    }
  }
}
