/// What a contract file says.
public struct Configuration: Sendable {
  /// Folders of packages from the root, or patterns of them; empty for what ``WorkspaceReader`` finds there.
  public var packages: [String] = []
  /// Files that are not checked; none at first.
  public var excluded = PathSet([])
  /// What has to hold, those of presets first. A program may add contracts of its own.
  public var contracts: [any Contract] = []
  /// The violations that the file keeps.
  var ignores: [Ignore] = []
  /// The file of known violations, from the root; nil for none.
  public var baseline: String?

  /// What is checked where there is no contract file: no circles, and manifests that tell the truth.
  public static let standard = Configuration(contracts: [
    AcyclicContract(head: ContractHead(kind: AcyclicContract.kind, isOptional: true), members: .all),
    UndeclaredImportContract(head: ContractHead(kind: UndeclaredImportContract.kind, isOptional: true), members: .all),
    UnusedDependencyContract(
      head: ContractHead(kind: UnusedDependencyContract.kind, writtenSeverity: .warning, isOptional: true),
      members: .all),
  ])
}

/// What is kept though it breaks a rule, and why: single imports, or violations.
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
  /// What the message has to hold; nil for any message.
  let containing: String?
  let reason: String
  let location: SourceLocation

  func matches(_ violation: Violation) -> Bool {
    imports.isEmpty && violation.rule == rule && (files.isEmpty || files.contains(violation.location.file))
      && (containing.map(violation.message.contains) ?? true)
  }

  /// What is said when it keeps nothing.
  var complaint: Violation {
    Violation(
      location: location, rule: "unused-ignore", message: "nothing breaks “\(rule)” here any more",
      advice: "Take the ignore out.")
  }
}
