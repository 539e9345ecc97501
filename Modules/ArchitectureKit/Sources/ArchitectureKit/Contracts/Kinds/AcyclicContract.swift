/// No module imports itself by way of others.
struct AcyclicContract: Contract {
  static let kind = "acyclic"

  let head: ContractHead
  let members: ModuleSet

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.graph.cycles(among: members.contains).compactMap { cycle in
      guard let place = workspace.graph.start(of: cycle) else { return nil }
      let message = "\(cycle[0]) imports itself by way of \(cycle.dropFirst().dropLast().joined(separator: ", "))"
      return head.violation(Self.kind, at: place, message, chain: workspace.graph.chain(cycle))
    }
  }
}
