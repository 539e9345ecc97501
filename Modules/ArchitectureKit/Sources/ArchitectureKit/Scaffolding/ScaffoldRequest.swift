/// A module to be made.
public struct ScaffoldRequest: Sendable, Hashable {
  /// What is made.
  public var kind: ScaffoldKind
  /// The name of the module, without what its kind adds.
  public var name: String
  /// The organization that the module's manifest names.
  public var organizationName = "axient"
  /// What bundle identifiers begin with; nil for the kind's default.
  public var bundleIdentifierPrefix: String?
  /// The team that signs the module in an app project; nil for none.
  public var teamIdentifier: String?
  /// The lowest version of iOS; nil for the kind's default.
  public var deploymentTarget: String?
  /// The feature that an app shows first. It is made with the app where it is missing.
  public var rootFeatureName = "Root"
  /// The modules that a feature may import: interfaces and shared modules, with or without the word `Interface`.
  public var uses: [String] = []
  /// Where our Kits come from; nil for where the workspace takes them from already.
  public var kits: KitSource?

  /// A module of a kind, with the defaults of the kind.
  public init(_ kind: ScaffoldKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension ScaffoldRequest {
  var prefix: String { bundleIdentifierPrefix ?? kind.defaultBundleIdentifierPrefix }
  var target: String { deploymentTarget ?? kind.defaultDeploymentTarget }

  /// The request for the root feature of an app, which has what was asked for the app.
  var rootFeature: ScaffoldRequest {
    var feature = ScaffoldRequest(.feature, rootFeatureName)
    feature.organizationName = organizationName
    feature.bundleIdentifierPrefix = bundleIdentifierPrefix
    feature.teamIdentifier = teamIdentifier
    feature.deploymentTarget = deploymentTarget
    return feature
  }

  /// - Throws: `badValue` for the first value that means nothing.
  func checkValues() throws(ScaffoldError) {
    if organizationName.isEmpty || organizationName.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) {
      throw .badValue(option: "--organization-name", value: organizationName, hint: "it stands between quotes")
    }
    if prefix.wholeMatch(of: /[A-Za-z][A-Za-z0-9\-]*(\.[A-Za-z0-9][A-Za-z0-9\-]*)+/) == nil {
      throw .badValue(option: "--bundle-id-prefix", value: prefix, hint: "it is written com.example")
    }
    if let team = teamIdentifier, team.wholeMatch(of: /[A-Z0-9]{10}/) == nil {
      throw .badValue(option: "--team-id", value: team, hint: "it has ten capital letters and digits")
    }
    guard let version = target.wholeMatch(of: /(\d{1,3})\.\d{1,3}/), let major = Int(version.1) else {
      throw .badValue(option: "--deployment-target", value: target, hint: "a version of iOS is written 18.0")
    }
    if major < (kind.usesKits ? 18 : 12) {
      let hint = kind.usesKits ? "DependencyKit needs iOS 18.0" : "Swift packages need iOS 12.0"
      throw .badValue(option: "--deployment-target", value: target, hint: hint)
    }
    if !uses.isEmpty, kind != .feature {
      throw .badValue(option: "--uses", value: uses.joined(separator: ","), hint: "only a feature has it")
    }
  }
}
