/// Checks a workspace against its contracts. It reads nothing by itself and changes nothing: one checker can judge many
/// workspaces, as a test does that plants a mistake.
public struct Checker: Sendable {
  private let configuration: Configuration

  /// A checker for the contracts of one file, or for those that a program put together.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// What breaks a contract, in the order of a report: without what comments and ignores keep, and with a violation for
  /// each of these that keeps nothing.
  ///
  /// - Parameters:
  ///   - workspace: What has to keep the contracts.
  ///   - baseline: What stood before and is let through; its stale entries are violations. Nil for none.
  /// - Complexity: Each contract walks over the graph or the sources once, on every core.
  public func report(on workspace: Workspace, baseline: Baseline? = nil) -> Report {
    let found = configuration.contracts.concurrentMap { $0.violations(in: workspace) }.flatMap { $0 }
    let commented = Set(found).ignoring(commentsOf: workspace.files)
    let kept = commented.filter { !configuration.excluded.contains($0.location.file) }
    let (remaining, stale) = withoutIgnored(kept)
    let judged = (baseline?.remainder(of: remaining) ?? remaining) + stale
    return Report(
      violations: judged.sorted(), moduleCount: workspace.modules.count, fileCount: workspace.files.count,
      standing: remaining)
  }

  /// The violations that nobody ignores, and one for each ignore that matches nothing.
  private func withoutIgnored(_ violations: [Violation]) -> ([Violation], [Violation]) {
    let remaining = violations.filter { violation in !configuration.ignores.contains { $0.matches(violation) } }
    let stale = configuration.ignores.filter { !violations.contains(where: $0.matches) }.map {
      Violation(
        location: $0.location, rule: "unused-ignore", message: "nothing breaks “\($0.rule)” here any more",
        advice: "Take the ignore out.")
    }
    return (remaining, stale)
  }
}

/// What a check found.
public struct Report: Sendable {
  /// What has to be mended, by place; warnings among it.
  public let violations: [Violation]
  /// How many modules were looked at, tests included.
  public let moduleCount: Int
  /// How many Swift files were read.
  public let fileCount: Int
  /// What stands when nobody lets it through: what a baseline is made of.
  public let standing: [Violation]

  /// Whether nothing breaks a contract. Warnings don't.
  public var isClean: Bool { errorCount == 0 }
  /// How many violations break a contract.
  public var errorCount: Int { violations.count { $0.severity == .error } }
  /// How many violations are only mentioned.
  public var warningCount: Int { violations.count { $0.severity == .warning } }
}
