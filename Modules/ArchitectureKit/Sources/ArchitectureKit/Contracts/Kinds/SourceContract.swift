/// Rules about sources, for the modules and files that they are meant for.
struct SourceContract: WrittenContract {
  let head: ContractHead
  var rules: [any SourceRule] = []
  var setRules: [any SourceSetRule] = []
  let members: ModuleSet
  /// Only these files; empty for all.
  let files: PathSet
  let except: PathSet

  func binding(in workspace: Workspace) -> Binding? { Binding(sources(in: workspace).count, .file) }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [ModuleNaming(key: "modules", modules: members)] }

  func violations(in workspace: Workspace) -> [Violation] {
    let files = sources(in: workspace)
    let alone = files.concurrentMap { file in rules.flatMap { $0.violations(in: file) } }.flatMap { $0 }
    return (alone + setRules.flatMap { $0.violations(in: files) }).map(head.reworded)
  }

  private func sources(in workspace: Workspace) -> [SourceFile] {
    head.bound(workspace, where: members.contains).flatMap(\.files).filter {
      (files.isEmpty || files.contains($0.path)) && !except.contains($0.path)
    }
  }
}
