/// The content of a contract file.
public struct Configuration: Sendable {
  /// Folders of packages from the root, or patterns of them; empty for what ``WorkspaceReader`` finds there.
  public var packages: [String] = []
  /// Files that are not checked; none at first.
  public var excluded = PathSet([])
  /// The contracts, those of presets first. A program may add contracts of its own.
  public var contracts: [any Contract] = []
  /// The mocks that ``MockMaker`` makes, in the order of the file.
  public var mocks: [MockRule] = []
  /// The violations that the file keeps.
  var ignores: [Ignore] = []
  /// Where the layers of stored things are; nil where the file doesn't say.
  public var slices: SliceContract?
  /// The rule of the messages of commits; nil where the file doesn't say.
  public var commits: CommitRule?
  /// The file of known violations, from the root; nil for none.
  public var baseline: String?

  /// The contracts without a contract file: no circles, and manifests that declare what is imported.
  public static let standard = Configuration(contracts: [
    AcyclicContract(head: ContractHead(kind: AcyclicContract.kind, isOptional: true), members: .all),
    UndeclaredImportContract(head: ContractHead(kind: UndeclaredImportContract.kind, isOptional: true), members: .all),
    UnusedDependencyContract(
      head: ContractHead(kind: UnusedDependencyContract.kind, writtenSeverity: .warning, isOptional: true),
      members: .all),
  ])
}

/// An exception from a rule, with its reason: single imports, or violations.
struct Ignore: Sendable, Hashable {
  /// An import of one module by another.
  struct Edge: Sendable, Hashable {
    let importer: ModuleSet
    let imported: ModuleSet
  }

  let rule: String
  let files: PathSet
  /// The imports that it takes out of the graph; empty where it tells violations.
  let imports: [Edge]
  /// The text in the message; nil for any message.
  let containing: String?
  let reason: String
  let location: SourceLocation

  func matches(_ violation: Violation) -> Bool {
    imports.isEmpty && violation.rule == rule && (files.isEmpty || files.contains(violation.location.file))
      && (containing.map(violation.message.contains) ?? true)
  }

  /// The message of an exception without a match.
  var complaint: Violation {
    Violation(
      location: location, rule: "unused-ignore", message: "nothing breaks “\(rule)” here any more",
      advice: "Take the ignore out.")
  }
}
