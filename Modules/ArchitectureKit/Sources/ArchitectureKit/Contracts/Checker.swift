/// Checks a workspace against its contracts.
public struct Checker: Sendable {
  private let configuration: Configuration

  public init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// What breaks a contract, in the order of a report.
  ///
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
  /// By place.
  public let violations: [Violation]
  public let moduleCount: Int
  public let fileCount: Int
  /// What stands when nobody lets it through: what a baseline is made of.
  public let standing: [Violation]

  /// Whether nothing breaks a contract. Warnings don't.
  public var isClean: Bool { errorCount == 0 }
  public var errorCount: Int { violations.count { $0.severity == .error } }
  public var warningCount: Int { violations.count { $0.severity == .warning } }
}
