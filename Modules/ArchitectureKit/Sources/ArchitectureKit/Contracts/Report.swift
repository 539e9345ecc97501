/// What a check found.
public struct Report: Sendable {
  /// What has to be mended, by place; warnings among it.
  public internal(set) var violations: [Violation]
  /// How it went for each contract, in the order of the configuration.
  public let contracts: [ContractVerdict]
  /// How many modules were looked at, tests included.
  public let moduleCount: Int
  /// How many Swift files were read.
  public let fileCount: Int
  /// How many Swift files belong to no target that was read.
  public let strayFileCount: Int
  /// Violations before a baseline is applied: what a new baseline is made of.
  public let standing: [Violation]

  /// Whether nothing breaks a contract. Warnings don't.
  public var isClean: Bool { errorCount == 0 }
  /// How many violations break a contract.
  public var errorCount: Int { violations.count { $0.severity == .error } }
  /// How many violations are only mentioned.
  public var warningCount: Int { violations.count { $0.severity == .warning } }
}

/// How a check went for one contract.
public struct ContractVerdict: Sendable, Hashable {
  /// Outcome of the check of a contract.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It binds something, and nothing breaks it; warnings don't.
    case kept
    /// Something breaks it.
    case broken
    /// It binds nothing, so nothing could break it.
    case unbound
  }

  /// Title of the contract: its kind, followed by its name.
  public let title: String
  /// Outcome of its check.
  public let state: State
  /// How much of the workspace it binds; nil for a contract that doesn't say it.
  public let binding: Binding?
  /// How many violations of it break it.
  public let errorCount: Int
  /// How many are only mentioned.
  public let warningCount: Int

  init(_ contract: any Contract, on workspace: Workspace, found: [Violation], remaining: [Violation]) {
    title = contract.title
    binding = contract.binding(in: workspace)
    let found = Set(found).intersection(remaining)
    errorCount = found.count { $0.severity == .error }
    warningCount = found.count - errorCount
    state = binding?.count == 0 ? .unbound : errorCount > 0 ? .broken : .kept
  }
}
