/// Who imports whom: every module of the workspace, and every module from elsewhere that one of them imports.
public struct ModuleGraph: Sendable {
  /// Every module that imports or is imported, sorted.
  public let modules: [String]
  /// The names of the workspace's modules; what else is imported comes from elsewhere.
  public let own: Set<String>
  private let edges: [String: [String: [ImportDeclaration]]]
  private let sortedEdges: [String: [String]]

  init(of modules: [Module]) {
    var edges: [String: [String: [ImportDeclaration]]] = [:]
    for module in modules {
      var imported = edges[module.name] ?? [:]
      for file in module.files {
        for item in file.imports where item.module != module.name { imported[item.module, default: []].append(item) }
      }
      edges[module.name] = imported
    }
    self.edges = edges
    sortedEdges = edges.mapValues { $0.keys.sorted() }
    own = Set(modules.map(\.name))
    self.modules = Set(edges.values.flatMap(\.keys)).union(own).sorted()
  }

  /// What a module imports, sorted; empty for a name that nobody knows.
  public func imports(of module: String) -> [String] { sortedEdges[module] ?? [] }

  /// Every import of one module by another, in the order of the files; empty where there is none.
  public func imports(of module: String, from importer: String) -> [ImportDeclaration] {
    edges[importer]?[module] ?? []
  }

  /// What a module imports of the workspace, sorted.
  public func ownImports(of module: String) -> [String] { imports(of: module).filter(own.contains) }
}

// Ways through the graph.
extension ModuleGraph {
  /// The shortest way from a module to another, both included; nil if there is none. Of several the first in the order
  /// of names. Linear in the imports that it passes.
  ///
  /// - Parameters:
  ///   - start: Who imports.
  ///   - end: Who is imported in the end.
  ///   - isPassable: Whether the way may lead through a module; its ends always may be what they are.
  public func way(from start: String, to end: String, through isPassable: (String) -> Bool = { _ in true }) -> [String]?
  {
    var cameFrom: [String: String] = [start: start]
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let module = waiting[next]
      next += 1
      for imported in imports(of: module) {
        if imported == end { return way(to: module, cameFrom) + [end] }
        guard cameFrom[imported] == nil, isPassable(imported) else { continue }
        cameFrom[imported] = module
        waiting.append(imported)
      }
    }
    return nil
  }

  private func way(to end: String, _ cameFrom: [String: String]) -> [String] {
    var way = [end]
    while let last = way.last, let before = cameFrom[last], before != last { way.append(before) }
    return way.reversed()
  }
}
