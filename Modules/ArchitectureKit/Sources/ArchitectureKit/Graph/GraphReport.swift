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

  private init(rows: [Row]) { self.rows = rows }

  /// The part of the graph around some modules. The figures stay those of the whole; imports that lead out of the part
  /// are left out.
  ///
  /// - Parameters:
  ///   - modules: What is in the middle.
  ///   - depth: The number of imports, up and down, that a shown module may be away; nil for any.
  /// - Returns: Nil if one of the modules isn't in the graph.
  public func focused(on modules: [String], depth: Int?) -> GraphReport? {
    let imports = Dictionary(uniqueKeysWithValues: rows.map { ($0.module, $0.imports) })
    guard modules.allSatisfy({ imports[$0] != nil }) else { return nil }
    let importers = rows.reduce(into: [String: [String]]()) { importers, row in
      for imported in row.imports { importers[imported, default: []].append(row.module) }
    }
    let shown = Self.near(modules, imports, depth).union(Self.near(modules, importers, depth))
    return GraphReport(
      rows: rows.filter { shown.contains($0.module) }.map { row in
        Row(
          module: row.module, level: row.level, fanIn: row.fanIn, fanOut: row.fanOut, instability: row.instability,
          imports: row.imports.filter(shown.contains))
      })
  }

  private static func near(_ modules: [String], _ next: [String: [String]], _ depth: Int?) -> Set<String> {
    var (found, border, left) = (Set(modules), Set(modules), depth ?? .max)
    while !border.isEmpty, left > 0 {
      border = Set(border.flatMap { next[$0] ?? [] }).subtracting(found)
      found.formUnion(border)
      left -= 1
    }
    return found
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
