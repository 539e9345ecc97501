/// Packages that are checked together: their modules, sources and imports.
public struct Workspace: Sendable {
  /// Every target of every package, in the order of their names.
  public let modules: [Module]
  /// The imports between modules.
  public private(set) var graph: ModuleGraph
  /// The Swift files that lie there and belong to no target that was read, such as those of an Xcode project; manifests
  /// aren't among them.
  public let strayFiles: [String]
  /// What was passed over while the packages were read, such as links that lead to nothing.
  public internal(set) var warnings: [Violation] = []
  /// The packages of the modules, and those that they depend on, as far as their manifests are on this disk; empty for
  /// modules that were made up.
  var packages: [WorkspacePackage] = []
  private let indices: [String: Int]

  /// A workspace of modules from the disk, or of some that a test made up. Linear in their imports.
  public init(modules: [Module], strayFiles: [String] = []) {
    let modules = SharedModuleNames.distinguished(modules).sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.modules = modules
    self.strayFiles = strayFiles
    graph = ModuleGraph(of: modules)
    let names = modules.enumerated().flatMap { [($1.id, $0), ($1.name, $0)] }
    indices = Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// The module of an id or a name; the first in the order of paths where several packages have one. Nil for a name
  /// that none has.
  public func module(_ name: String) -> Module? { indices[name].map { modules[$0] } }

  /// Every source, in the order of modules and paths. Makes a list of them each time.
  public var files: [SourceFile] { modules.flatMap(\.files) }

  /// The same workspace, in whose graph some imports are missing. The sources still have them.
  func ignoring(_ imports: Set<SourceLocation>) -> Workspace {
    if imports.isEmpty { return self }
    var workspace = self
    workspace.graph = graph.removing(imports)
    return workspace
  }
}
