/// The result of a check.
public struct Report: Sendable {
  /// The violations by place, warnings among them.
  public internal(set) var violations: [Violation]
  /// The verdict on each contract, in the order of the configuration.
  public let contracts: [ContractVerdict]
  /// The number of checked modules, tests included.
  public let moduleCount: Int
  /// The number of Swift files that were read.
  public let fileCount: Int
  /// The number of Swift files in no target that was read.
  public let strayFileCount: Int
  /// Violations before a baseline is applied: what a new baseline is made of.
  public let standing: [Violation]

  /// Whether nothing breaks a contract. Warnings don't.
  public var isClean: Bool { errorCount == 0 }
  /// The number of errors.
  public var errorCount: Int { violations.count { $0.severity == .error } }
  /// The number of warnings.
  public var warningCount: Int { violations.count { $0.severity == .warning } }
}

/// The verdict of a check on one contract.
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
  /// The part of the workspace it binds; nil for a contract that doesn't report it.
  public let binding: Binding?
  /// The number of its errors.
  public let errorCount: Int
  /// The number of its warnings.
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
