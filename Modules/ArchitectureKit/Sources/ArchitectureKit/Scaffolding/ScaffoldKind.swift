/// The kinds of modules that a scaffold makes. Each has an exemplar: a module that is built and tested like all code,
/// and whose files are renamed.
public enum ScaffoldKind: String, Sendable, Hashable, CaseIterable {
  /// The program: it launches, and puts live values in.
  case app
  /// A screen with its state and its actions.
  case feature
  /// Entities and a use case: interface and sources.
  case domain
  /// A cache in front of something slow: interface and sources.
  case service
  /// Constants of style that any module may use.
  case shared

  /// What the kind makes, in one sentence.
  public var abstract: String {
    switch self {
    case .app: "The program: it launches, and puts live values in."
    case .feature: "A screen with its state and its actions."
    case .domain: "Entities and a use case, as interface and sources."
    case .service: "A cache in front of something slow, as interface and sources."
    case .shared: "Constants of style that any module may use."
    }
  }

  /// The folder of a module of the kind, from the root of the workspace. There is one app.
  public func folder(of name: String) -> String {
    switch self {
    case .app: "Projects/App"
    case .feature: "Projects/Features/\(name)"
    case .domain: "Projects/Domains/\(name)"
    case .service: "Projects/Services/\(name)"
    case .shared: "Projects/Shared/\(name)"
    }
  }

  /// The targets of a module of the kind, tests last.
  public func targets(of name: String) -> [String] {
    switch self {
    case .app: [name, name + "Tests"]
    case .feature: [name + "Feature", name + "FeatureTests"]
    case .domain, .service: ["Interface", "Sources", "Tests"].map { name + suffix + $0 }
    case .shared: [name]
    }
  }

  /// The module that others may import; nil for an app, which no module imports.
  func interface(of name: String) -> String? {
    switch self {
    case .app: nil
    case .feature, .shared: name + suffix
    case .domain, .service: name + suffix + "Interface"
    }
  }

  /// The word that follows the name in a module's name; empty for none.
  var suffix: String {
    switch self {
    case .app, .shared: ""
    case .feature: "Feature"
    case .domain: "Domain"
    case .service: "Service"
    }
  }

  /// The name of the kind's exemplar. The app's is another one because both it and the shared module are named plainly.
  public var exemplarName: String { self == .app ? "Demo" : "Sample" }

  /// Whether its modules use our Kits.
  var usesKits: Bool { self != .shared }

  /// The prefix of bundle identifiers unless another one is given.
  public var defaultBundleIdentifierPrefix: String { self == .app ? "com.example" : "com.axiomorient" }

  /// The version of iOS unless another one is given: the lowest that our Kits run on, where they are used.
  public var defaultDeploymentTarget: String { usesKits ? "18.0" : "17.0" }
}
