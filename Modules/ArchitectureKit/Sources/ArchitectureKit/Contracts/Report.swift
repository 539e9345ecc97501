/// The result of a check.
public struct Report: Sendable {
  /// The violations by place, warnings among them.
  public internal(set) var violations: [Violation]
  /// The verdict on each contract, in the order of the configuration.
  public internal(set) var contracts: [ContractVerdict]
  /// The number of checked modules, tests included.
  public let moduleCount: Int
  /// The number of Swift files that were read.
  public let fileCount: Int
  /// The number of Swift files in no target that was read.
  public let strayFileCount: Int
  /// Violations before a baseline is applied: what a new baseline is made of.
  public let standing: [Violation]
  /// The columns of the violations in UTF-16 code units, as far as the sources of their files are known.
  var utf16Columns: [SourceLocation: Int] = [:]
  /// The path of the workspace's root from where the places of violations are told; empty for the root itself.
  var folder = ""
  /// Whether only what is in some files is left.
  var isOfSomeFiles = false

  /// Whether nothing breaks a contract. Warnings don't.
  public var isClean: Bool { errorCount == 0 }
  /// The number of errors.
  public var errorCount: Int { violations.count { $0.severity == .error } }
  /// The number of warnings.
  public var warningCount: Int { violations.count { $0.severity == .warning } }
}

extension Report {
  /// The report on some contracts alone; nil if a text fits none. Every contract has been checked.
  ///
  /// - Parameter names: The titles of contracts, or their kinds, or their names.
  public func narrowed(to names: [String]) -> Report? {
    let chosen = contracts.filter { verdict in names.contains(where: verdict.isNamed) }
    guard names.allSatisfy({ name in chosen.contains { $0.isNamed(name) } }) else { return nil }
    var report = self
    report.contracts = chosen
    report.violations = Set(chosen.flatMap(\.violations)).sorted()
    return report
  }

  /// The report on what is in some files, and on the ways that lead through an import there; the verdicts on contracts
  /// are those of every file.
  ///
  /// - Parameter files: Paths from the root of the workspace.
  public func narrowed(toFiles files: Set<String>) -> Report {
    var report = self
    report.violations = violations.filter { !files.isDisjoint(with: $0.files) }
    report.isOfSomeFiles = true
    return report
  }
}

extension ContractVerdict {
  /// Whether a text is its title, or the kind or the name in it.
  fileprivate func isNamed(_ text: String) -> Bool {
    title == text || title.hasPrefix(text + " (") || title.hasSuffix(" (\(text))")
  }
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
  /// The time that its check took. Contracts are checked at once, so that the times add up to more than the whole.
  public let duration: Duration
  /// The id that the contract file gives its rule in place of the kind; nil for none.
  let ownRule: String?
  /// What breaks it, sorted.
  var violations: [Violation]

  init(_ contract: any Contract, on workspace: Workspace, violations: Set<Violation>, duration: Duration) {
    title = contract.title
    let head = (contract as? any WrittenContract)?.head
    ownRule = head?.id == head?.kind ? nil : head?.id
    binding = contract.binding(in: workspace)
    self.violations = violations.sorted()
    self.duration = duration
    errorCount = violations.count { $0.severity == .error }
    warningCount = violations.count - errorCount
    state = binding?.count == 0 ? .unbound : errorCount > 0 ? .broken : .kept
  }
}
