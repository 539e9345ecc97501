/// A target of the workspace, as imports see it.
public struct Module: Sendable {
  /// What an `import` calls it.
  public let name: String
  /// What it is built into.
  public let kind: Kind
  /// The identity of its package.
  public let package: String
  /// Where its manifest declares it.
  public let location: SourceLocation
  /// Where its sources lie, from the root of the workspace.
  public let path: String
  /// What the manifest lets it import, and where it says so.
  public let dependencies: [Dependency]
  /// Its Swift sources, in the order of their paths.
  public let files: [SourceFile]
  /// Whether sources of another language lie there, whose imports nobody reads here.
  public let hasForeignSources: Bool

  /// What a target is built into. The raw values are the package manager's.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What others import: every plain target.
    case library = "regular"
    /// A program.
    case executable
    /// Tests; most contracts don't bind them.
    case test
    /// A command or a build step of the package manager.
    case plugin
    /// What the compiler runs to expand macros.
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
    /// The modules of the workspace that it brings; empty for what comes from elsewhere.
    public let modules: [String]
    /// Where the manifest declares it.
    public let location: SourceLocation

    /// A dependency, as a test makes one.
    public init(name: String, modules: [String], location: SourceLocation) {
      self.name = name
      self.modules = modules
      self.location = location
    }
  }

  /// A module that is put together by hand. ``WorkspaceReader`` makes those of packages.
  public init(
    name: String, kind: Kind, package: String, location: SourceLocation, path: String,
    dependencies: [Dependency], files: [SourceFile], hasForeignSources: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.package = package
    self.location = location
    self.path = path
    self.dependencies = dependencies
    self.files = files
    self.hasForeignSources = hasForeignSources
  }

  /// Whether only contracts with `"tests": true` bind it.
  public var isTest: Bool { kind == .test }

  /// The name of a target as a module: what can't stand in a name becomes an underscore.
  static func name(ofTarget target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
