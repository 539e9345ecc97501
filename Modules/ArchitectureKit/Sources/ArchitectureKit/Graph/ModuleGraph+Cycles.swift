extension ModuleGraph {
  /// Import cycles: for each knot of modules that import themselves by way of others, its shortest circle, which begins
  /// and ends with the first name. Empty for none. Costs a walk over the graph for each member.
  ///
  /// - Parameter isMember: Whether a circle may lead through a module.
  public func cycles(among isMember: (String) -> Bool = { _ in true }) -> [[String]] {
    var known: Set<String> = []
    var cycles: [[String]] = []
    for module in own.sorted() where isMember(module) && !known.contains(module) {
      guard let cycle = way(from: module, to: module, through: isMember) else { continue }
      known.formUnion(knot(of: module, isMember))
      cycles.append(cycle)
    }
    return cycles
  }

  /// Every module on a circle with this one.
  private func knot(of module: String, _ isMember: (String) -> Bool) -> Set<String> {
    let forward = reachable(from: module, isMember)
    return forward.filter { reachable(from: $0, isMember).contains(module) }
  }

  /// Every module that one imports, itself or by way of others.
  func reachable(from module: String, _ isMember: (String) -> Bool) -> Set<String> {
    var found: Set<String> = []
    var waiting = [module]
    while let next = waiting.popLast() {
      for imported in imports(of: next) where isMember(imported) && found.insert(imported).inserted {
        waiting.append(imported)
      }
    }
    return found
  }
}
