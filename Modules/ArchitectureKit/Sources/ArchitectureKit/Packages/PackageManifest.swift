/// A package as its manifest declares it.
struct PackageManifest: Sendable, Hashable {
  struct Product: Sendable, Hashable {
    let name: String
    let targets: [String]
    /// Whether others can import what it has.
    let isLibrary: Bool
  }

  /// A package that this one depends on.
  struct Dependency: Sendable, Hashable {
    /// The package's identity in products: the last part of its path or URL, in lower case.
    let identity: String
    /// The name that the manifest gives it beside that; nil for none.
    let name: String?
    /// The absolute path of a package on this disk; nil for one from elsewhere.
    let path: String?
    /// The folder that a package from elsewhere is fetched into; nil for one on this disk.
    let checkout: String?
    /// The URL or the registry's id of a package from elsewhere; nil for one on this disk.
    let origin: String?

    /// Whether a product may name the package so.
    func isCalled(_ name: String) -> Bool { identity == name.lowercased() || self.name == name }
  }

  let name: String
  let products: [Product]
  let dependencies: [Dependency]
  let targets: [Target]
}

extension PackageManifest {
  /// One target, with what its manifest leaves open left open.
  struct Target: Sendable, Hashable {
    let name: String
    let kind: Module.Kind
    /// The declared path; nil where it follows from the name.
    let path: String?
    /// Paths below the target's own that are no source of it.
    let excluded: [String]
    /// Paths below the target's own that alone are sources; empty for all.
    let sources: [String]
    /// The declared folder of public headers, below the target's own; nil for the usual one.
    let headers: String?
    let dependencies: [TargetDependency]
    /// Whether plugins take part in its build.
    let hasPlugins: Bool
  }

  /// A dependency of a target.
  struct TargetDependency: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      /// A target of the same package.
      case target
      /// A product of a named package; nil where the manifest doesn't say which.
      case product(package: String?)
      /// A target of the same package, else a product.
      case byName
    }

    let name: String
    let kind: Kind
    /// The names that the target has for modules of a product, by their own.
    var aliases: [String: String] = [:]
    /// When the target has it; nil for always.
    var condition: Module.Dependency.Condition?
  }
}
