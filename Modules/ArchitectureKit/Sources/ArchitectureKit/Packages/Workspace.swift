/// Packages that are checked together: their modules, sources and imports.
public struct Workspace: Sendable {
  /// Every target of every package, in the order of their names.
  public let modules: [Module]
  /// Who imports whom.
  public let graph: ModuleGraph
  private let indices: [String: Int]

  /// A workspace of modules from the disk, or of some that a test made up. Linear in their imports.
  public init(modules: [Module]) {
    let modules = modules.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.modules = modules
    graph = ModuleGraph(of: modules)
    indices = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The module of a name; the first in the order of paths where several packages have one. Nil for a name that none has.
  public func module(_ name: String) -> Module? { indices[name].map { modules[$0] } }

  /// Every source, in the order of modules and paths. Makes a list of them each time.
  public var files: [SourceFile] { modules.flatMap(\.files) }
}
