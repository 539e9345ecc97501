/// A package as its manifest declares it.
public struct PackageManifest: Sendable, Hashable {
  public struct Product: Sendable, Hashable {
    public let name: String
    public let targets: [String]
  }

  /// A package that this one depends on.
  public struct Dependency: Sendable, Hashable {
    /// What products name it by: the last part of its path or URL, in lower case.
    public let identity: String
    /// The absolute path of a package on this disk; nil for one from elsewhere.
    public let path: String?
  }

  public let name: String
  public let products: [Product]
  public let dependencies: [Dependency]
  public let targets: [Target]
}

extension PackageManifest {
  /// One target, with what its manifest leaves open left open.
  public struct Target: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case library = "regular"
      case executable, test, plugin, macro, system, binary, snippet
    }

    public let name: String
    public let kind: Kind
    /// The declared path; nil where it follows from the name.
    public let path: String?
    /// Paths below the target's own that are no source of it.
    public let excluded: [String]
    /// Paths below the target's own that alone are sources; empty for all.
    public let sources: [String]
    public let dependencies: [TargetDependency]
  }

  /// What a target depends on.
  public struct TargetDependency: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// A target of the same package.
      case target
      /// A product of a named package; nil where the manifest doesn't say which.
      case product(package: String?)
      /// A target of the same package, else a product.
      case byName
    }

    public let name: String
    public let kind: Kind
  }
}
