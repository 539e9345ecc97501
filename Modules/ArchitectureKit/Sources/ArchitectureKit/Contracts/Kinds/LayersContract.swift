/// Layers, the highest first. A module may import what lies lower, and nothing that lies higher: neither itself nor by
/// way of modules that are in no layer.
struct LayersContract: Contract {
  static let kind = "layers"

  struct Layer: Sendable {
    let name: String
    let members: ModuleSet
    /// Whether its modules know nothing of each other.
    let isIndependent: Bool
    /// Whether it may have no module.
    let isOptional: Bool
    /// Whether the layers above may import it over the heads of those between, where no other layer may be skipped.
    let isShared: Bool
    let location: SourceLocation
  }

  let head: ContractHead
  let layers: [Layer]
  /// The modules that have to be in a layer.
  let exhaustive: ModuleSet
  /// Whether a layer may import only the next lower one, and shared ones.
  let isClosed: Bool

  func violations(in workspace: Workspace) -> [Violation] {
    let modules = head.bound(workspace)
    let levels = Dictionary(
      modules.compactMap { module in level(of: module.name).map { (module.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    return missingLayers(levels) + strangers(modules, levels)
      + modules.flatMap { upward($0.name, levels, workspace.graph) + skipping($0.name, levels, workspace.graph) }
      + siblings(levels, workspace.graph)
  }

  private func level(of module: String) -> Int? { layers.firstIndex { $0.members.contains(module) } }

  private func missingLayers(_ levels: [String: Int]) -> [Violation] {
    let present = Set(levels.values)
    return layers.enumerated().filter { !$1.isOptional && !present.contains($0) }.map {
      head.violation(Self.kind, at: $1.location, "no module is in the layer “\($1.name)”")
    }
  }

  private func strangers(_ modules: [Module], _ levels: [String: Int]) -> [Violation] {
    modules.filter { exhaustive.contains($0.name) && levels[$0.name] == nil }.map {
      head.violation(Self.kind, at: $0.location, "\($0.name) is in no layer")
    }
  }
}

// The ways that are closed.
extension LayersContract {
  private func upward(_ module: String, _ levels: [String: Int], _ graph: ModuleGraph) -> [Violation] {
    guard let level = levels[module] else { return [] }
    let higher = levels.filter { $0.value < level }.keys.sorted()
    return higher.flatMap { target -> [Violation] in
      let message = "\(module) (\(layers[level].name)) is below \(target) (\(layers[levels[target] ?? 0].name))"
      let direct = graph.imports(of: target, from: module)
      if !direct.isEmpty {
        return direct.map { head.violation(Self.kind, at: $0.location, message + " and may not import it") }
      }
      guard let way = graph.way(from: module, to: target, through: { levels[$0] == nil }),
        let place = graph.start(of: way)
      else { return [] }
      return [head.violation(Self.kind, at: place, message + " and may not reach it", chain: graph.chain(way))]
    }
  }

  private func skipping(_ module: String, _ levels: [String: Int], _ graph: ModuleGraph) -> [Violation] {
    guard isClosed, let level = levels[module] else { return [] }
    return graph.imports(of: module).flatMap { target -> [Violation] in
      guard let lower = levels[target], lower > level, !layers[lower].isShared else { return [] }
      let skipped = layers[(level + 1)..<lower].filter { !$0.isShared && !$0.isOptional }.map(\.name)
      if skipped.isEmpty { return [] }
      let message = "\(module) (\(layers[level].name)) skips \(skipped.joined(separator: ", ")) and imports \(target)"
      return graph.imports(of: target, from: module).map { head.violation(Self.kind, at: $0.location, message) }
    }
  }

  private func siblings(_ levels: [String: Int], _ graph: ModuleGraph) -> [Violation] {
    layers.enumerated().filter(\.element.isIndependent).flatMap { level, _ -> [Violation] in
      let names = levels.filter { $0.value == level }.keys.sorted()
      return names.flatMap { IndependenceContract.meetings(of: $0, with: names, graph, false, head, Self.kind) }
    }
  }
}
