/// What a contract file says.
public struct Configuration: Sendable {
  /// Folders of packages from the root; empty for what ``WorkspaceReader`` finds there.
  public var packages: [String] = []
  /// Files that nobody checks; none at first.
  public var excluded = PathSet([])
  /// What has to hold, those of presets first. A program may add contracts of its own.
  public var contracts: [any Contract] = []
  /// The violations that the file keeps.
  var ignores: [Ignore] = []
  /// The file of known violations, from the root; nil for none.
  public var baseline: String?

  /// What is checked where there is no contract file: no circles, and manifests that tell the truth.
  public static let standard = Configuration(contracts: [
    AcyclicContract(head: ContractHead(), members: .all),
    UndeclaredImportContract(head: ContractHead(), members: .all),
    UnusedDependencyContract(head: ContractHead(severity: .warning), members: .all),
  ])
}

/// A violation that is kept, and why.
struct Ignore: Sendable {
  let rule: String
  let files: PathSet
  /// What the message has to hold; nil for any message.
  let containing: String?
  let reason: String
  let location: SourceLocation

  func matches(_ violation: Violation) -> Bool {
    violation.rule == rule && (files.isEmpty || files.contains(violation.location.file))
      && (containing.map(violation.message.contains) ?? true)
  }
}
