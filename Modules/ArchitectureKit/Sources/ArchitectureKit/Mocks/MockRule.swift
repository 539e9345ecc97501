/// Which protocols have mocks, and where these are written: one of `mocks` in a contract file.
public struct MockRule: Sendable, Hashable {
  /// The names of protocols; nil for those alone before which a comment `// architect:mock` stands.
  let protocols: ModuleSet?
  /// The modules of the protocols.
  let modules: ModuleSet
  /// The sources of the protocols; nil for all.
  let paths: PathSet?
  /// The folder that mocks are written to, from the root.
  let folder: String
  /// The place in the contract file; nil for one that a command line gives.
  let location: SourceLocation?

  /// Whether it is about the protocols that it names and no others, marked or not.
  var isExact: Bool { location == nil }

  /// A rule that a command line gives. It has no say about marked protocols, nor about mocks that were made before.
  ///
  /// - Parameters:
  ///   - protocols: Patterns of names.
  ///   - paths: The sources of the protocols, from the root; nil for all.
  ///   - folder: The folder that mocks are written to, from the root.
  public init(protocols: [String], in paths: PathSet? = nil, folder: String) {
    self.protocols = ModuleSet(protocols)
    self.paths = paths
    modules = .all
    self.folder = Self.plain(folder)
    location = nil
  }

  init(reading node: JSONNode, groups: [String: [String]]) throws(ConfigurationError) {
    let object = try ObjectReader(node, what: "mocks", known: ["protocols", "modules", "folder"])
    let names = try object.texts("protocols")
    let modules = try object.texts("modules")
    protocols = names.isEmpty ? nil : ModuleSet(names)
    paths = nil
    self.modules =
      modules.isEmpty ? .all : ModuleSet(try ModuleGroups(groups: groups, location: node.location).expanded(modules))
    folder = Self.plain(try object.requiredText("folder"))
    location = node.location
    if folder.isEmpty || folder.hasPrefix("..") {
      throw object.wrong("folder", "“folder” is a folder below the one of the contract file")
    }
  }

  private static func plain(_ folder: String) -> String { RelativePath.joined("", folder) }

  func names(_ declaration: ProtocolDeclaration) -> Bool {
    modules.contains(declaration.module) && paths?.contains(declaration.location.file) ?? true
      && (declaration.isMarked && !isExact || protocols?.contains(declaration.name) ?? false)
  }
}
