/// The graph of a workspace's modules, and figures about it.
public struct GraphReport: Sendable {
  /// One module and its figures.
  public struct Row: Sendable, Hashable {
    /// The name in an `import`.
    public let module: String
    /// 0 for a module that imports none of the workspace; else one more than the highest that it imports. Modules of
    /// one circle share a level.
    public let level: Int
    /// The number of modules in the workspace that import it.
    public let fanIn: Int
    /// The number of modules in the workspace that it imports.
    public let fanOut: Int
    /// `fanOut / (fanIn + fanOut)` in hundredths: 0 for a module that is only imported, 100 for one that only imports.
    /// Nil for a module that does neither.
    public let instability: Int?
    /// The modules in the workspace that it imports, sorted.
    public let imports: [String]
  }

  /// The highest level first, then by name.
  public let rows: [Row]

  /// Figures about what is imported, whatever manifests declare. Quadratic in the modules where they form circles, else
  /// linear in levels and imports.
  ///
  /// - Parameters:
  ///   - workspace: The modules to be shown.
  ///   - includesTests: Whether test targets are shown and counted.
  public init(of workspace: Workspace, includesTests: Bool = false) {
    let names = Set(workspace.modules.filter { includesTests || !$0.isTest }.map(\.id))
    let imports = Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, workspace.graph.ownImports(of: name).filter(names.contains))
      })
    let levels = Self.levels(of: imports)
    let fanIn = imports.values.flatMap { $0 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    rows = names.map { name in
      Self.row(name, levels[name] ?? 0, fanIn[name] ?? 0, imports[name] ?? [])
    }.sorted { (-$0.level, $0.module) < (-$1.level, $1.module) }
  }

  private static func row(_ module: String, _ level: Int, _ fanIn: Int, _ imports: [String]) -> Row {
    let sum = fanIn + imports.count
    let instability = sum == 0 ? nil : (imports.count * 100 + sum / 2) / sum
    return Row(
      module: module, level: level, fanIn: fanIn, fanOut: imports.count, instability: instability, imports: imports)
  }

  /// Peels the graph from below; what is left when nothing can be peeled is a circle, and is peeled as one.
  private static func levels(of imports: [String: [String]]) -> [String: Int] {
    var levels: [String: Int] = [:]
    var level = 0
    var left = Set(imports.keys)
    while !left.isEmpty {
      let free = left.filter { (imports[$0] ?? []).allSatisfy { !left.contains($0) } }
      let peeled = free.isEmpty ? innermost(left, imports) : free
      for name in peeled { levels[name] = level }
      left.subtract(peeled)
      level += 1
    }
    return levels
  }

  /// The circle that reaches the fewest others.
  private static func innermost(_ left: Set<String>, _ imports: [String: [String]]) -> Set<String> {
    let reached = left.sorted().map { name -> Set<String> in
      var found: Set<String> = [name]
      var waiting = [name]
      while let next = waiting.popLast() {
        for other in imports[next] ?? [] where left.contains(other) && found.insert(other).inserted {
          waiting.append(other)
        }
      }
      return found
    }
    return reached.min { $0.count < $1.count } ?? left
  }
}
