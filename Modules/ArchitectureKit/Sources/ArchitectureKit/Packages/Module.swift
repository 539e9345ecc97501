/// A target of the workspace, as imports see it.
public struct Module: Sendable {
  /// The name in an `import`.
  public let name: String
  /// Name in the graph: its own, followed by the package where several packages of a ``Workspace`` have a module of
  /// that name.
  public internal(set) var id: String
  /// The kind of the target.
  public let kind: Kind
  /// The identity of its package.
  public let package: String
  /// The place of its declaration in the manifest.
  public let location: SourceLocation
  /// Folder of its sources, from the root of the workspace.
  public let path: String
  /// The dependencies that the manifest declares, with their places.
  public let dependencies: [Dependency]
  /// Its Swift sources, in the order of their paths.
  public let files: [SourceFile]
  /// Whether it has sources of another language, whose imports aren't read.
  public let hasForeignSources: Bool
  /// Whether plugins of the package manager take part in its build: they may make sources, which aren't read.
  public let hasBuildPlugins: Bool

  /// The kind of a target. The raw values are the package manager's.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A library: every plain target.
    case library = "regular"
    /// A program.
    case executable
    /// Tests; most contracts don't bind them.
    case test
    /// A command or a build step of the package manager.
    case plugin
    /// A macro, which the compiler runs.
    case macro
    /// A library of the system, by its module map.
    case system
    /// A library that comes built, without sources.
    case binary
    /// An example in a package's folder of snippets.
    case snippet
  }

  /// One declared dependency.
  public struct Dependency: Sendable, Hashable {
    /// The name of the target or product.
    public let name: String
    /// The modules that it brings; empty where they are unknown, as of a product whose manifest isn't there.
    public let modules: [String]
    /// The identity of the package that it comes from; nil where the manifest doesn't say it.
    public let package: String?
    /// When the target has it; nil for always.
    public let condition: Condition?
    /// The place of its declaration in the manifest.
    public let location: SourceLocation

    /// A dependency, as a test makes one.
    public init(
      name: String, modules: [String], package: String? = nil, condition: Condition? = nil, location: SourceLocation
    ) {
      self.name = name
      self.modules = modules
      self.package = package
      self.condition = condition
      self.location = location
    }
  }

  /// A module that is put together by hand. ``WorkspaceReader`` makes those of packages.
  public init(
    name: String, kind: Kind, package: String, location: SourceLocation, path: String,
    dependencies: [Dependency], files: [SourceFile], hasForeignSources: Bool = false, hasBuildPlugins: Bool = false
  ) {
    self.name = name
    id = name
    self.kind = kind
    self.package = package
    self.location = location
    self.path = path
    self.dependencies = dependencies
    self.files = files
    self.hasForeignSources = hasForeignSources
    self.hasBuildPlugins = hasBuildPlugins
  }

  /// Whether only contracts with `"tests": true` bind it.
  public var isTest: Bool { kind == .test }
}
