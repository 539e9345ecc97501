/// A target of the workspace, as imports see it.
public struct Module: Sendable {
  /// What an `import` calls it.
  public let name: String
  public let kind: PackageManifest.Target.Kind
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

  /// One declared dependency.
  public struct Dependency: Sendable, Hashable {
    /// The name of the target or product.
    public let name: String
    /// The modules of the workspace that it brings; empty for what comes from elsewhere.
    public let modules: [String]
    public let location: SourceLocation

    public init(name: String, modules: [String], location: SourceLocation) {
      self.name = name
      self.modules = modules
      self.location = location
    }
  }

  public init(
    name: String, kind: PackageManifest.Target.Kind, package: String, location: SourceLocation, path: String,
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

  public var isTest: Bool { kind == .test }

  /// The name of a target as a module: what can't stand in a name becomes an underscore.
  static func name(ofTarget target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
