/// Imports between modules: every module of the workspace, and every module from elsewhere that one of them imports.
///
/// A module has the name that an `import` uses. Where several packages have one of the same name, the package follows
/// it: `Utils (shop)`.
public struct ModuleGraph: Sendable {
  /// Every module that imports or is imported, sorted.
  public let modules: [String]
  /// The names of the workspace's modules; what else is imported comes from elsewhere.
  public let own: Set<String>
  private let edges: [String: [String: [ImportDeclaration]]]
  private let sortedEdges: [String: [String]]
  private let importers: [String: [String]]

  init(of modules: [Module]) {
    let names = SharedModuleNames(modules)
    var edges: [String: [String: [ImportDeclaration]]] = [:]
    for module in modules {
      var imported = edges[module.id] ?? [:]
      for item in module.files.flatMap(\.imports) where item.module != module.name {
        imported[names.id(of: item.module, importedBy: module), default: []].append(item)
      }
      edges[module.id] = imported
    }
    self.init(edges: edges, own: Set(modules.map(\.id)))
  }

  private init(edges: [String: [String: [ImportDeclaration]]], own: Set<String>) {
    self.edges = edges
    self.own = own
    sortedEdges = edges.mapValues { $0.keys.sorted() }
    modules = Set(edges.values.flatMap(\.keys)).union(own).sorted()
    importers = sortedEdges.reduce(into: [:]) { importers, item in
      for imported in item.value { importers[imported, default: []].append(item.key) }
    }
  }

  /// The same graph without some imports. An edge goes with the last of its imports. Linear in the imports.
  func removing(_ places: Set<SourceLocation>) -> ModuleGraph {
    let left = edges.mapValues { imported in
      imported.compactMapValues { items -> [ImportDeclaration]? in
        let left = items.filter { !places.contains($0.location) }
        return left.isEmpty ? nil : left
      }
    }
    return ModuleGraph(edges: left, own: own)
  }

  /// The modules that a module imports, sorted; empty for an unknown name.
  public func imports(of module: String) -> [String] { sortedEdges[module] ?? [] }

  /// Every import of one module by another, in the order of the files; empty where there is none.
  public func imports(of module: String, from importer: String) -> [ImportDeclaration] {
    edges[importer]?[module] ?? []
  }

  /// The modules in the workspace that a module imports, sorted.
  public func ownImports(of module: String) -> [String] { imports(of: module).filter(own.contains) }

  /// Every import of a module whose name fits, with that name.
  func imports(by module: String, of isMeant: (String) -> Bool) -> [(name: String, item: ImportDeclaration)] {
    imports(of: module).filter(isMeant).flatMap { name in
      imports(of: name, from: module).map { (name, $0) }
    }
  }
}

// Ways through the graph.
extension ModuleGraph {
  /// The shortest way from a module to another, both included; nil for none. Of several the first in the order
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

  /// Every way from a module to another that begins with another import, the shortest for each; a direct import is none
  /// of them. In the order of names. Linear in the imports that it passes.
  func detours(from start: String, to end: String, through isPassable: (String) -> Bool) -> [[String]] {
    let distances = distances(to: end) { $0 != start && isPassable($0) }
    return imports(of: start).filter { $0 != end }.compactMap { first in
      distances[first].map { [start] + descent(from: first, $0, distances) }
    }
  }

  /// Number of imports between each module and another one.
  private func distances(to end: String, through isPassable: (String) -> Bool) -> [String: Int] {
    var distances = [end: 0]
    var waiting = [end]
    var next = 0
    while next < waiting.count {
      let module = waiting[next]
      next += 1
      for importer in importers[module] ?? [] where distances[importer] == nil && isPassable(importer) {
        distances[importer] = (distances[module] ?? 0) + 1
        waiting.append(importer)
      }
    }
    return distances
  }

  private func descent(from start: String, _ distance: Int, _ distances: [String: Int]) -> [String] {
    var way = [start]
    for left in (0..<distance).reversed() {
      guard let next = way.last.map(imports(of:))?.first(where: { distances[$0] == left }) else { break }
      way.append(next)
    }
    return way
  }
}
