/// Checks a workspace against its contracts. It reads nothing by itself and changes nothing: one checker can judge many
/// workspaces, as a test does that plants a mistake.
public struct Checker: Sendable {
  private let configuration: Configuration

  /// A checker for the contracts of one file, or for those that a program put together.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// What breaks a contract, in the order of a report: without what comments and ignores keep, and with a violation for
  /// each of these that keeps nothing, and for each contract that binds nothing.
  ///
  /// - Parameters:
  ///   - workspace: What has to keep the contracts.
  ///   - baseline: What stood before and is let through; its stale entries are violations. Nil for none.
  /// - Complexity: Each contract walks over the graph or the sources once, on every core; one about imports once more
  ///   for each round of exceptions from it.
  public func report(on workspace: Workspace, baseline: Baseline? = nil) -> Report {
    let comments = IgnoreComments(workspace.files)
    let timed = configuration.contracts.concurrentMap { contract in
      timing { judgement(of: contract, on: workspace, comments) }
    }
    let refusals = timed.flatMap(\.result.violations).refusals
    let judgements = timed.map { $0.result.mapped { $0.withholding(refusals) } }
    let usedComments = judgements.reduce(into: Set<IgnoreComment>()) { $0.formUnion($1.usedComments) }
    let usedIgnores = judgements.reduce(into: Set<Ignore>()) { $0.formUnion($1.usedIgnores) }
    let found = Set(judgements.flatMap(\.violations)).sorted()
    let others = judgement(of: comments.complaints(used: usedComments) + workspace.warnings)
    let remaining = found + others.violations
    let stale = configuration.ignores.filter { !usedIgnores.union(others.usedIgnores).contains($0) }.map(\.complaint)
    let judged = (baseline?.remainder(of: remaining) ?? remaining) + stale
    let left = Set(judged)
    return Report(
      violations: judged.sorted(),
      contracts: zip(configuration.contracts, zip(judgements, timed)).map { contract, judged in
        ContractVerdict(
          contract, on: workspace, violations: left.intersection(judged.0.violations), duration: judged.1.duration)
      }, moduleCount: workspace.modules.count, fileCount: workspace.files.count,
      strayFileCount: workspace.strayFiles.count, standing: remaining,
      utf16Columns: workspace.utf16Columns(of: judged.flatMap { [$0.location] + $0.steps.compactMap(\.place) }))
  }

  private func timing(_ judge: () -> Judgement) -> (result: Judgement, duration: Duration) {
    var judgement = Judgement()
    let duration = ContinuousClock().measure { judgement = judge() }
    return (judgement, duration)
  }

  private func judgement(of contract: any Contract, on workspace: Workspace, _ comments: IgnoreComments) -> Judgement {
    var judgement = Judgement()
    if let contract = contract as? any ImportContract {
      judgement = ImportJudge(contract, workspace, comments, configuration.ignores).judgement()
    } else {
      judgement.violations = contract.violations(in: workspace)
    }
    if let contract = contract as? any WrittenContract {
      judgement.violations += contract.emptiness(in: workspace)
    }
    return kept(judgement, comments, contractFile: (contract as? any WrittenContract)?.head.location.file)
  }

  /// What is said of comments and of the workspace itself can be ignored by the contract file like anything else.
  private func judgement(of found: [Violation]) -> Judgement {
    kept(Judgement(violations: found), IgnoreComments([]), contractFile: nil)
  }

  /// A judgement without what is excluded, and without what comments and ignores keep. What is said of the contract
  /// file itself is never excluded.
  private func kept(_ judgement: Judgement, _ comments: IgnoreComments, contractFile: String?) -> Judgement {
    var kept = judgement
    kept.violations = judgement.violations.filter { violation in
      let file = violation.location.file
      if file != contractFile, configuration.excluded.contains(file) { return false }
      let matching = comments.covering(violation)
      kept.usedComments.formUnion(matching)
      if !matching.isEmpty { return false }
      let ignoring = configuration.ignores.filter { $0.matches(violation) }
      kept.usedIgnores.formUnion(ignoring)
      return ignoring.isEmpty
    }
    return kept
  }
}

extension Workspace {
  /// The columns of some places in UTF-16 code units, without those in files that are neither sources nor manifests.
  fileprivate func utf16Columns(of places: [SourceLocation]) -> [SourceLocation: Int] {
    let named = Set(places.map(\.file))
    let sources = (files + packages.compactMap(\.source)).filter { named.contains($0.path) }
    let byPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return places.reduce(into: [:]) { $0[$1] = byPath[$1.file]?.utf16Column(of: $1) }
  }
}

/// The violations of one contract, and the exceptions that matched.
struct Judgement: Sendable {
  var violations: [Violation] = []
  var usedComments: Set<IgnoreComment> = []
  var usedIgnores: Set<Ignore> = []

  func mapped(_ transform: (Violation) -> Violation) -> Judgement {
    var judgement = self
    judgement.violations = violations.map(transform)
    return judgement
  }
}
