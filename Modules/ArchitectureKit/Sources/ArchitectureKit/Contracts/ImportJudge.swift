/// Checks a contract about imports without those that are ignored for it. An exception takes single imports out of the
/// graph before the contract looks, so that what is reached by another way is still found.
struct ImportJudge {
  /// A comment or an ignore, and the imports that it takes out.
  private struct Exception {
    var comment: IgnoreComment?
    var ignore: Ignore?
    let places: Set<SourceLocation>
  }

  private let contract: any ImportContract
  private let workspace: Workspace
  private let exceptions: [Exception]
  /// The ignores that are about violations, and so about the imports at which these are reported.
  private let ignores: [Ignore]

  init(_ contract: any ImportContract, _ workspace: Workspace, _ comments: IgnoreComments, _ ignores: [Ignore]) {
    let kind = type(of: contract).kind
    self.contract = contract
    self.workspace = workspace
    let comments = comments.all.filter { $0.rule == kind && !$0.reason.isEmpty }
    let ignores = ignores.filter { $0.rule == kind }
    let commented = comments.map { comment in
      Exception(comment: comment, places: workspace.graph.places { _, _, place in comment.covers(place) })
    }
    let ignored = ignores.filter { !$0.imports.isEmpty }.map { ignore in
      Exception(ignore: ignore, places: workspace.graph.places(where: ignore.takesOut))
    }
    exceptions = (commented + ignored).filter { !$0.places.isEmpty }
    self.ignores = ignores.filter(\.imports.isEmpty)
  }

  func judgement() -> Judgement {
    var judgement = Judgement()
    var out = exceptions.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.places) }
    judgement.violations = violations(without: out)
    for exception in exceptions where counts(exception, out, judgement.violations) {
      if let comment = exception.comment { judgement.usedComments.insert(comment) }
      if let ignore = exception.ignore { judgement.usedIgnores.insert(ignore) }
    }
    if ignores.isEmpty { return judgement }
    let imports = workspace.graph.places { _, _, _ in true }
    while true {
      var matched: Set<SourceLocation> = []
      for violation in judgement.violations where imports.contains(violation.location) {
        let ignoring = ignores.filter { $0.matches(violation) }
        if ignoring.isEmpty { continue }
        judgement.usedIgnores.formUnion(ignoring)
        matched.insert(violation.location)
      }
      if matched.isEmpty { return judgement }
      out.formUnion(matched)
      judgement.violations = violations(without: out)
    }
  }

  private func violations(without places: Set<SourceLocation>) -> [Violation] {
    contract.violations(in: workspace.ignoring(places))
  }

  /// Whether an exception keeps anything: without it alone there is more to report, or with it alone there is less. The
  /// second counts where another exception is about the same way.
  private func counts(_ exception: Exception, _ out: Set<SourceLocation>, _ found: [Violation]) -> Bool {
    let without = violations(without: out.subtracting(exception.places))
    if !Set(without).isSubset(of: found) { return true }
    return Set(violations(without: exception.places)) != Set(contract.violations(in: workspace))
  }
}

extension ModuleGraph {
  /// The places of some imports, by importer, imported module and place.
  fileprivate func places(where isMeant: (String, String, SourceLocation) -> Bool) -> Set<SourceLocation> {
    var places: Set<SourceLocation> = []
    for importer in modules {
      for (name, item) in imports(by: importer, of: { _ in true }) where isMeant(importer, name, item.location) {
        places.insert(item.location)
      }
    }
    return places
  }
}

extension Ignore {
  /// Whether it takes an import of one module by another out.
  fileprivate func takesOut(_ importer: String, _ imported: String, _ place: SourceLocation) -> Bool {
    (files.isEmpty || files.contains(place.file))
      && imports.contains { $0.importer.contains(importer) && $0.imported.contains(imported) }
  }
}
