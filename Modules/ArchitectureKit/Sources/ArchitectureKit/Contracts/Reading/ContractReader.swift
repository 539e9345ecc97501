/// Reads one contract of a contract file.
struct ContractReader {
  private let object: ObjectReader
  private let groups: [String: [String]]
  private let head: ContractHead

  static func contract(_ node: JSONNode, groups: [String: [String]]) throws(ConfigurationError) -> any Contract {
    guard let kind = node["kind"]?.text else {
      throw ConfigurationError(location: node.location, message: "a contract needs “kind”")
    }
    guard let members = members[kind] ?? SourceContractReader.members[kind] else {
      let names = kinds.joined(separator: ", ")
      let place = node["kind"]?.location ?? node.location
      throw ConfigurationError(location: place, message: "unknown kind of contract “\(kind)”; there are \(names)")
    }
    let object = try ObjectReader(node, what: "a contract of kind “\(kind)”", known: common + members)
    return try ContractReader(object, groups).contract(kind)
  }

  /// Every kind of contract, in the order of the alphabet.
  static var kinds: [String] { (Array(members.keys) + Array(SourceContractReader.members.keys)).sorted() }

  private static let common = ["kind", "name", "advice", "severity", "tests", "optional"]
  private static let members = [
    LayersContract.kind: ["layers", "exhaustive", "closed"],
    ForbiddenContract.kind: ["from", "files", "to", "indirect"],
    IndependenceContract.kind: ["modules", "indirect"],
    ProtectedContract.kind: ["modules", "importers", "files"],
    AcyclicContract.kind: ["modules"],
    UndeclaredImportContract.kind: ["modules"],
    UnusedDependencyContract.kind: ["modules"],
    AllowedImportsContract.kind: ["imports", "platform", "exhaustive"],
    CompositionRootContract.kind: ["names", "modules", "files", "companions"],
    PeersContract.kind: ["names", "except", "prefixes", "suffixes", "modules"],
  ]

  private init(_ object: ObjectReader, _ groups: [String: [String]]) throws(ConfigurationError) {
    self.object = object
    self.groups = groups
    let written = try object.text("severity")
    let severity = written.flatMap(Severity.init(rawValue:))
    guard written == nil || severity != nil else {
      throw ConfigurationError(
        location: object.node["severity"]?.location ?? object.node.location,
        message: "“severity” is \(Severity.allCases.map(\.rawValue).joined(separator: " or "))")
    }
    head = ContractHead(
      kind: object.node["kind"]?.text ?? "", id: object.node["id"]?.text, name: try object.text("name"),
      advice: try object.text("advice"), writtenSeverity: severity, bindsTests: try object.flag("tests"),
      isOptional: try object.flag("optional"), location: object.node.location)
  }

  private func contract(_ kind: String) throws(ConfigurationError) -> any Contract {
    switch kind {
    case _ where SourceContractReader.members[kind] != nil: try sources(kind)
    case LayersContract.kind: try layers()
    case ForbiddenContract.kind: try forbidden()
    case IndependenceContract.kind:
      IndependenceContract(
        head: head, members: try required("modules"), isIndirect: try object.flag("indirect", default: true))
    case ProtectedContract.kind:
      ProtectedContract(
        head: head, protected: try required("modules"), importers: try set("importers"),
        files: PathSet(try object.paths("files")))
    case UndeclaredImportContract.kind: UndeclaredImportContract(head: head, members: try setOrAll("modules"))
    case UnusedDependencyContract.kind: UnusedDependencyContract(head: head, members: try setOrAll("modules"))
    case AllowedImportsContract.kind: try allowedImports()
    case CompositionRootContract.kind: try compositionRoot()
    case PeersContract.kind: try peers()
    default: AcyclicContract(head: head, members: try setOrAll("modules"))
    }
  }
}

// The larger kinds.
extension ContractReader {
  private func sources(_ kind: String) throws(ConfigurationError) -> SourceContract {
    let reader = SourceContractReader(object: object, head: head)
    return SourceContract(
      head: head, rules: try reader.rules(kind), setRules: try reader.setRules(kind), members: try setOrAll("modules"),
      files: PathSet(try object.paths("files")), except: PathSet(try object.paths("except")))
  }

  private func forbidden() throws(ConfigurationError) -> ForbiddenContract {
    ForbiddenContract(
      head: head, importers: try setOrAll("from"), files: PathSet(try object.paths("files")),
      forbidden: try required("to"), isIndirect: try object.flag("indirect"))
  }

  private func compositionRoot() throws(ConfigurationError) -> CompositionRootContract {
    CompositionRootContract(
      head: head, names: try object.requiredTexts("names").map(NamePattern.init), roots: try set("modules"),
      files: PathSet(try object.paths("files")), companions: try object.texts("companions"))
  }

  private func peers() throws(ConfigurationError) -> PeersContract {
    let (prefixes, suffixes) = (try object.texts("prefixes"), try object.texts("suffixes"))
    return PeersContract(
      head: head, names: try object.requiredTexts("names").map(NamePattern.init),
      except: try object.texts("except").map(NamePattern.init),
      prefixes: prefixes.isEmpty ? ["Default", "Live", "Mock", "Preview", "Fake", "Stub"] : prefixes,
      suffixes: suffixes.isEmpty ? ["Protocol"] : suffixes,
      members: try setOrAll("modules"))
  }

  private func allowedImports() throws(ConfigurationError) -> AllowedImportsContract {
    var rows: [AllowedImportsContract.Row] = []
    for (name, texts) in try object.lists("imports") {
      rows.append(
        AllowedImportsContract.Row(
          importers: ModuleSet(try expanded([name])), allowed: ModuleSet(try expanded(texts))))
    }
    if rows.isEmpty { throw object.missing("imports") }
    let platform = object.node["platform"] == nil ? nil : try set("platform")
    return AllowedImportsContract(head: head, rows: rows, platform: platform, exhaustive: try set("exhaustive"))
  }

  private func layers() throws(ConfigurationError) -> LayersContract {
    var layers: [LayersContract.Layer] = []
    for node in try object.elements("layers") { layers.append(try layer(node)) }
    if layers.isEmpty { throw object.missing("layers") }
    return LayersContract(
      head: head, layers: layers, exhaustive: try set("exhaustive"), isClosed: try object.flag("closed"))
  }

  private func layer(_ node: JSONNode) throws(ConfigurationError) -> LayersContract.Layer {
    let known = ["name", "modules", "independent", "optional", "shared"]
    let layer = try ObjectReader(node, what: "a layer", known: known)
    return LayersContract.Layer(
      name: try layer.requiredText("name"), members: ModuleSet(try expanded(try layer.requiredTexts("modules"))),
      isIndependent: try layer.flag("independent"), isOptional: try layer.flag("optional"),
      isShared: try layer.flag("shared"), location: node.location)
  }
}

// Sets of modules.
extension ContractReader {
  private func set(_ name: String) throws(ConfigurationError) -> ModuleSet {
    ModuleSet(try expanded(try object.texts(name)))
  }

  private func required(_ name: String) throws(ConfigurationError) -> ModuleSet {
    ModuleSet(try expanded(try object.requiredTexts(name)))
  }

  private func setOrAll(_ name: String) throws(ConfigurationError) -> ModuleSet {
    object.node[name] == nil ? .all : try set(name)
  }

  private func expanded(_ texts: [String]) throws(ConfigurationError) -> [String] {
    try ModuleGroups(groups: groups, location: object.node.location).expanded(texts)
  }
}
