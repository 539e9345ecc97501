/// Reads contract files.
struct ConfigurationReader {
  private static let known = [
    "$schema", "extends", "packages", "exclude", "groups", "contracts", "ignore", "baseline", "mocks", "slices",
    "commits",
  ]

  private var groups: [String: [String]] = [:]
  private var configuration = Configuration()
  /// The text of another contract file, by its path from the first one's folder; nil where it can't be read.
  private let other: (String) -> [UInt8]?
  /// The contract files that are being read, the first one first.
  private var files: [String]

  static func configuration(
    in text: some Collection<UInt8>, file: String, other: @escaping (String) -> [UInt8]?
  ) throws(ConfigurationError) -> Configuration {
    let node = try JSONReader.node(in: text, file: file)
    var reader = ConfigurationReader(other: other, files: [file])
    try reader.read(try ObjectReader(node, what: "the contract file", known: known))
    return reader.configuration
  }

  private init(other: @escaping (String) -> [UInt8]?, files: [String]) {
    self.other = other
    self.files = files
  }

  /// Groups first, the file's own before those it builds on, because a name that stands already stays.
  private mutating func read(_ object: ObjectReader) throws(ConfigurationError) {
    for (name, texts) in try object.lists("groups") where groups[name] == nil { groups[name] = texts }
    for name in try object.texts("extends") { try extend(name, object) }
    configuration.packages += try object.texts("packages")
    excluded += try object.paths("exclude")
    configuration.excluded = PathSet(excluded)
    configuration.baseline = try object.text("baseline") ?? configuration.baseline
    if let node = object.node["slices"] { configuration.slices = try SliceContract(reading: node) }
    if let node = object.node["commits"] { configuration.commits = try CommitRule(reading: node) }
    for node in try object.elements("contracts") {
      configuration.contracts.append(try ContractReader.contract(node, groups: groups))
    }
    for node in try object.elements("mocks") {
      configuration.mocks.append(try MockRule(reading: node, groups: groups))
    }
    for node in try object.elements("ignore") { configuration.ignores.append(try Ignore(reading: node)) }
  }

  private var excluded: [String] = []

  /// A file's contracts are this one's, and so are its exceptions; what is in it is said at its own place.
  private mutating func extend(file: String, _ object: ObjectReader) throws(ConfigurationError) {
    let place = object.node["extends"]?.location ?? object.node.location
    // Paths are told from the file that names them.
    let folder = place.file.split(separator: "/").dropLast().joined(separator: "/")
    let path = file.hasPrefix("/") ? file : RelativePath.joined(folder, file)
    if files.contains(path) {
      throw ConfigurationError(location: place, message: "“\(file)” builds on itself")
    }
    guard let text = other(path) else {
      throw ConfigurationError(location: place, message: "“\(file)” can't be read")
    }
    files.append(path)
    try read(
      try ObjectReader(try JSONReader.node(in: text, file: path), what: "the contract file", known: Self.known))
    files.removeLast()
  }

  private mutating func extend(_ name: String, _ object: ObjectReader) throws(ConfigurationError) {
    if name.hasSuffix(".json") { return try extend(file: name, object) }
    guard let preset = Preset(rawValue: name) else {
      let names = Preset.allCases.map(\.rawValue).joined(separator: ", ")
      throw ConfigurationError(
        location: object.node["extends"]?.location ?? object.node.location,
        message: "unknown contracts “\(name)”; there are \(names), and files whose name ends with .json")
    }
    // What is said of a school's contract is said where the file asks for the school.
    let place = object.node["extends"]?.location ?? object.node.location
    let node = try JSONReader.node(in: preset.text.utf8, file: "\(name).json").moved(to: place)
    try read(try ObjectReader(node, what: "the contract file", known: Self.known))
  }
}

extension Configuration {
  /// Reads a contract file, with the presets that it builds on. The article on contract files says what may stand in
  /// it.
  ///
  /// - Parameters:
  ///   - text: The file as UTF-8.
  ///   - file: What places in messages call it; nothing is read from there.
  ///   - other: Reads a file that this one builds on, by its path from where `file` is told; nil where it can't be read.
  ///     Without it a file builds on presets only.
  /// - Throws: What is wrong, with the place in `file`.
  public init(
    reading text: some Collection<UInt8>, file: String, other: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(ConfigurationError) {
    self = try ConfigurationReader.configuration(in: text, file: file, other: other)
  }

  /// The kinds of contracts in a contract file, in alphabetical order.
  public static var kinds: [String] { ContractReader.kinds }
}

extension Ignore {
  fileprivate init(reading node: JSONNode) throws(ConfigurationError) {
    let object = try ObjectReader(node, what: "an ignore", known: ["rule", "files", "imports", "containing", "reason"])
    rule = try object.requiredText("rule")
    files = PathSet(try object.paths("files"))
    imports = try Self.edges(object)
    containing = try object.text("containing")
    reason = try object.requiredText("reason")
    location = node.location
    if reason.allSatisfy(\.isWhitespace) { throw object.missing("reason") }
  }

  /// `"Shop -> Disk"`, each side a pattern.
  private static func edges(_ object: ObjectReader) throws(ConfigurationError) -> [Edge] {
    var edges: [Edge] = []
    for text in try object.texts("imports") {
      let sides = text.split(separator: "->", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      guard sides.count == 2, !sides.contains("") else {
        throw object.wrong("imports", "“\(text)” is no import; one is written “Shop -> Disk”")
      }
      edges.append(Edge(importer: ModuleSet([sides[0]]), imported: ModuleSet([sides[1]])))
    }
    if !edges.isEmpty, object.node["containing"] != nil {
      throw object.wrong("containing", "an ignore of imports has no message to look at")
    }
    return edges
  }
}
