/// Layers, the highest first. A module may import from lower layers and never from higher ones, neither itself nor by
/// way of modules that are in no layer.
struct LayersContract: ImportContract {
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

  func binding(in workspace: Workspace) -> Binding? { Binding(levels(in: workspace).count, .module) }

  /// A layer without any module is reported at its own place.
  func namings(in workspace: Workspace) -> [ModuleNaming] {
    let present = Set(levels(in: workspace).values)
    return layers.indices.filter { present.contains($0) && !layers[$0].isOptional }.map {
      ModuleNaming(key: layers[$0].name, modules: layers[$0].members)
    } + [ModuleNaming(key: "exhaustive", modules: exhaustive)]
  }

  /// The layers without any module; the contract itself where no layer has one.
  func emptyPlaces(in workspace: Workspace) -> [SourceLocation] {
    if head.isOptional { return [] }
    let present = Set(levels(in: workspace).values)
    return present.isEmpty ? [head.location] : missing(present).map(\.location)
  }

  func violations(in workspace: Workspace) -> [Violation] {
    let levels = levels(in: workspace)
    return missingLayers(levels, workspace) + strangers(levels, workspace)
      + levels.keys.sorted().flatMap { upward($0, levels, workspace.graph) + skipping($0, levels, workspace.graph) }
      + siblings(levels, workspace.graph)
  }

  private func levels(in workspace: Workspace) -> [String: Int] {
    head.bound(workspace).reduce(into: [:]) { levels, module in
      levels[module.id] = layers.firstIndex { $0.members.contains(module.id) }
    }
  }

  private func missingLayers(_ levels: [String: Int], _ workspace: Workspace) -> [Violation] {
    if head.isOptional { return [] }
    let missing = missing(Set(levels.values))
    let names = missing.isEmpty ? nil : ModuleNames(workspace)
    return missing.map { layer in
      let near = layer.members.plainNames.lazy.compactMap { names?.suggestion(for: $0) }.first
      let question = near.map { ": did you mean \($0)?" } ?? ""
      return head.violation(Self.kind, at: layer.location, "no module is in the layer “\(layer.name)”" + question)
    }
  }

  /// The layers that need a module and aren't among those that have one.
  private func missing(_ present: Set<Int>) -> [Layer] {
    layers.enumerated().filter { !$1.isOptional && !present.contains($0) }.map(\.element)
  }

  private func strangers(_ levels: [String: Int], _ workspace: Workspace) -> [Violation] {
    head.bound(workspace, where: exhaustive.contains).filter { levels[$0.id] == nil }.map {
      head.violation(Self.kind, at: $0.location, "\($0.id) is in no layer")
    }
  }
}

// The ways that are closed.
extension LayersContract {
  private func upward(_ module: String, _ levels: [String: Int], _ graph: ModuleGraph) -> [Violation] {
    guard let level = levels[module] else { return [] }
    let higher = levels.filter { $0.value < level }.sorted { $0.key < $1.key }
    return higher.flatMap { target, lower in
      let message = "\(module) (\(layers[level].name)) is below \(target) (\(layers[lower].name))"
      return trespasses(
        from: module, to: target, levels, graph, direct: message + " and may not import it",
        indirect: message + " and may not reach it")
    }
  }

  private func skipping(_ module: String, _ levels: [String: Int], _ graph: ModuleGraph) -> [Violation] {
    guard isClosed, let level = levels[module] else { return [] }
    let lower = levels.filter { $0.value > level && !layers[$0.value].isShared }.sorted { $0.key < $1.key }
    return lower.flatMap { target, lower -> [Violation] in
      let skipped = layers[(level + 1)..<lower].filter { !$0.isShared && !$0.isOptional }.map(\.name)
      if skipped.isEmpty { return [] }
      let message = "\(module) (\(layers[level].name)) skips \(skipped.joined(separator: ", ")) and"
      return trespasses(
        from: module, to: target, levels, graph, direct: "\(message) imports \(target)",
        indirect: "\(message) reaches \(target)")
    }
  }

  /// Every import of a module, and every way to it that leads through modules in no layer.
  private func trespasses(
    from module: String, to target: String, _ levels: [String: Int], _ graph: ModuleGraph, direct: String,
    indirect: String
  ) -> [Violation] {
    graph.imports(of: target, from: module).map { head.violation(Self.kind, of: $0, direct) }
      + graph.detours(from: module, to: target) { levels[$0] == nil }.compactMap {
        head.violation(Self.kind, by: $0, in: graph, indirect)
      }
  }

  private func siblings(_ levels: [String: Int], _ graph: ModuleGraph) -> [Violation] {
    layers.indices.filter { layers[$0].isIndependent }.flatMap { level in
      let names = levels.filter { $0.value == level }.keys.sorted()
      return head.meetings(of: names, Self.kind, graph) { levels[$0] == nil }
    }
  }
}
