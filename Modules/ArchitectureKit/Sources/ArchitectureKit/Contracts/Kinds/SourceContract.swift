/// Rules about sources, for the modules and files that they are meant for.
struct SourceContract: Contract {
  let head: ContractHead
  var rules: [any SourceRule] = []
  var setRules: [any SourceSetRule] = []
  let members: ModuleSet
  /// Only these files; empty for all.
  let files: PathSet
  let except: PathSet

  func violations(in workspace: Workspace) -> [Violation] {
    let files = head.bound(workspace).filter { members.contains($0.name) }.flatMap(\.files).filter { isMeant($0.path) }
    let alone = files.concurrentMap { file in rules.flatMap { $0.violations(in: file) } }.flatMap { $0 }
    return (alone + setRules.flatMap { $0.violations(in: files) }).map(head.reworded)
  }

  private func isMeant(_ path: String) -> Bool {
    (files.isEmpty || files.contains(path)) && !except.contains(path)
  }
}
