/// What a contract file says of the workspace's stored things: where their layers are, and what names begin with.
public struct SliceContract: Sendable, Hashable {
  /// The folder that has a folder for each layer, from the root.
  public let folder: String
  /// What the names of the layers' modules begin with.
  public let prefix: String
  /// The program that has the screens and the commands; nil where a slice ends at the providers.
  public var program: Program?

  /// The program of a workspace, where its stored things have screens and commands.
  public struct Program: Sendable, Hashable {
    /// The folder with a folder for each noun, from the root.
    public let folder: String
    /// The folder of its tests, from the root.
    public let tests: String
    /// The module that it is.
    public let module: String
    /// The noun beside whose screens and commands those of a thing without an owner stand.
    public let beside: String

    /// A program in a folder.
    public init(folder: String, tests: String, module: String, beside: String) {
      self.folder = folder
      self.tests = tests
      self.module = module
      self.beside = beside
    }
  }

  /// A workspace whose layers are in a folder.
  public init(folder: String, prefix: String, program: Program? = nil) {
    self.folder = folder
    self.prefix = prefix
    self.program = program
  }
}

extension SliceContract {
  init(reading node: JSONNode) throws(ConfigurationError) {
    let object = try ObjectReader(node, what: "“slices”", known: ["folder", "prefix", "program"])
    folder = try object.requiredText("folder")
    prefix = try object.requiredText("prefix")
    if prefix.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil {
      throw object.wrong("prefix", "“\(prefix)” begins no name of a module; one is written “Shop”")
    }
    program = try object.node["program"].map { node throws(ConfigurationError) in try Program(reading: node) }
  }
}

extension SliceContract.Program {
  fileprivate init(reading node: JSONNode) throws(ConfigurationError) {
    let object = try ObjectReader(node, what: "“program”", known: ["folder", "tests", "module", "beside"])
    folder = try object.requiredText("folder")
    tests = try object.requiredText("tests")
    module = try object.requiredText("module")
    beside = try object.requiredText("beside")
  }
}
