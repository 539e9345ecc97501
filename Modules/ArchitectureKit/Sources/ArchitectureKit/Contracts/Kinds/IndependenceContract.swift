/// Modules that know nothing of each other.
struct IndependenceContract: Contract {
  static let kind = "independence"

  let head: ContractHead
  let members: ModuleSet
  /// Whether they may not reach each other by way of others either.
  let isIndirect: Bool

  func violations(in workspace: Workspace) -> [Violation] {
    let names = head.bound(workspace).map(\.name).filter(members.contains)
    return names.flatMap { Self.meetings(of: $0, with: names, workspace.graph, isIndirect, head, Self.kind) }
  }

  /// Every import of one of the names, and every way to one that leads through none of them.
  static func meetings(
    of name: String, with names: [String], _ graph: ModuleGraph, _ isIndirect: Bool, _ head: ContractHead,
    _ rule: String
  ) -> [Violation] {
    let members = Set(names)
    return names.filter { $0 != name }.flatMap { other -> [Violation] in
      let direct = graph.imports(of: other, from: name)
      if !direct.isEmpty {
        return direct.map { head.violation(rule, at: $0.location, "\(name) and \(other) may not know each other") }
      }
      guard isIndirect, let way = graph.way(from: name, to: other, through: { !members.contains($0) }),
        let place = graph.start(of: way)
      else { return [] }
      return [
        head.violation(rule, at: place, "\(name) and \(other) may not know each other", chain: graph.chain(way))
      ]
    }
  }
}
