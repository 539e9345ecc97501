/// The kinds of modules that a scaffold makes. Each has an exemplar: a module that is built and tested like all code,
/// and whose files are renamed.
public enum ScaffoldKind: String, Sendable, Hashable, CaseIterable {
  /// The program: it launches, and puts live values in.
  case app
  /// A screen with its state and its actions.
  case feature
  /// A program that shows one feature by itself.
  case demo
  /// Entities and a use case: interface and sources.
  case domain
  /// A cache in front of something slow: interface and sources.
  case service
  /// Records in a database: interface and sources.
  case database
  /// Constants of style that any module may use.
  case shared

  /// What the kind makes, in one sentence.
  public var abstract: String {
    switch self {
    case .app: "The program: it launches, and puts live values in."
    case .feature: "A screen with its state and its actions."
    case .demo: "A program that shows one feature by itself, on doubles."
    case .domain: "Entities and a use case, as interface and sources."
    case .service: "A cache in front of something slow, as interface and sources."
    case .database: "A service on a database: records, their versions and a migration, as interface and sources."
    case .shared: "Constants of style that any module may use."
    }
  }

  /// The folder of a module of the kind, from the root of the workspace. There is one app.
  public func folder(of name: String) -> String {
    switch self {
    case .app: "Projects/App"
    case .feature: "Projects/Features/\(name)"
    case .demo: "Projects/Demos/\(name)Demo"
    case .domain: "Projects/Domains/\(name)"
    case .service, .database: "Projects/Services/\(name)"
    case .shared: "Projects/Shared/\(name)"
    }
  }

  /// The targets of a module of the kind, tests last.
  public func targets(of name: String) -> [String] {
    switch self {
    case .app: [name, name + "Tests"]
    case .feature: [name + "Feature", name + "FeatureTests"]
    case .demo: [name + "Demo"]
    case .domain, .service, .database: ["Interface", "Sources", "Tests"].map { name + suffix + $0 }
    case .shared: [name]
    }
  }

  /// The module that others may import; nil for a program, which no module imports.
  func interface(of name: String) -> String? {
    switch self {
    case .app, .demo: nil
    case .feature, .shared: name + suffix
    case .domain, .service, .database: name + suffix + "Interface"
    }
  }

  /// The word that follows the name in a module's name; empty for none.
  var suffix: String {
    switch self {
    case .app, .shared: ""
    case .feature: "Feature"
    case .demo: "Demo"
    case .domain: "Domain"
    case .service, .database: "Service"
    }
  }

  /// The name of the kind's exemplar. What stands in one text with another one's has another name.
  public var exemplarName: String {
    switch self {
    case .app: "Demo"
    case .feature, .demo: "Gallery"
    case .database: "Archive"
    case .domain, .service, .shared: "Sample"
    }
  }

  /// Whether its modules use our Kits.
  var usesKits: Bool { self != .shared }

  /// The prefix of bundle identifiers unless another one is given.
  public var defaultBundleIdentifierPrefix: String {
    self == .app || self == .demo ? "com.example" : "com.axiomorient"
  }

  /// The version of iOS unless another one is given: the lowest that our Kits run on, where they are used.
  public var defaultDeploymentTarget: String { usesKits ? "18.0" : "17.0" }
}
