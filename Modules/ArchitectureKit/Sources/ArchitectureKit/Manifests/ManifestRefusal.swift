/// Why a manifest isn't edited.
public enum ManifestRefusal: Error, Sendable, Hashable {
  /// No single call of `Package(name:…)` is there.
  case noPackage
  /// No call with the target's name as a string is there: the targets are made by other code.
  case noTarget(String)
  /// More than one call has the target's name.
  case severalTargets(String)
  /// The dependencies of the target are made by other code than a list.
  case computedDependencies(target: String)
  /// The dependencies of the package are made by other code than a list.
  case computedPackages
  /// There are manifests for single versions of the tools beside it.
  case variants
  /// It is a link, or no text.
  case notPlain
  /// With the lines that were added before, it would make a circle.
  case circle
  /// With the lines the package manager reads something else than the dependencies that were added.
  case otherEffect(reason: String?)
  /// The import breaks a contract, which no line of a manifest makes right.
  case forbidden(rule: String, message: String)
}

extension ManifestRefusal: CustomStringConvertible {
  /// A clause without a full stop.
  public var description: String {
    switch self {
    case .noPackage: "the manifest has no single call of Package"
    case .noTarget(let name): "no call in the manifest declares the target “\(name)” by its name"
    case .severalTargets(let name): "several calls in the manifest declare a target “\(name)”"
    case .computedDependencies(let target): "the dependencies of the target “\(target)” are no plain list"
    case .computedPackages: "the dependencies of the package are no plain list"
    case .variants: "there are manifests for single versions of the tools beside it"
    case .notPlain: "the manifest is a link, or no text"
    case .circle: "with the lines that are added, it would make a circle"
    case .otherEffect(let reason):
      "with the line, the package manager reads something else" + (reason.map { ": \($0)" } ?? "")
    case .forbidden(let rule, let message): "the import breaks a contract: \(message) [\(rule)]"
    }
  }
}
