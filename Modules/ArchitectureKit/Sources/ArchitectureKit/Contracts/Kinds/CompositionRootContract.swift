/// Types whose names match a pattern are named only where they are declared and where the program is put together.
struct CompositionRootContract: WrittenContract {
  static let kind = "composition-root"

  let head: ContractHead
  let names: [NamePattern]
  /// The modules and files that put the program together.
  let roots: ModuleSet
  let files: PathSet
  /// A module with such an ending may name what the module without it declares: `StoresMocks` what `Stores` has.
  let companions: [String]

  func binding(in workspace: Workspace) -> Binding? { Binding(homes(in: head.bound(workspace)).count, .type) }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [] }

  func violations(in workspace: Workspace) -> [Violation] {
    let modules = head.bound(workspace)
    let homes = self.homes(in: modules)
    return modules.filter { !roots.contains($0.id) }.flatMap { module in
      module.files.filter { !files.contains($0.path) }.flatMap { mentions(in: $0, of: module.name, homes) }
    }
  }

  /// The declarations of these types.
  private func homes(in modules: [Module]) -> [String: Set<String>] {
    var homes: [String: Set<String>] = [:]
    for module in modules {
      for file in module.files {
        for name in file.declaredTypes(where: matches) { homes[name, default: []].insert(module.name) }
      }
    }
    return homes
  }

  private func mentions(in file: SourceFile, of module: String, _ homes: [String: Set<String>]) -> [Violation] {
    file.code.filter { $0.kind == .identifier && matches(file.bytes[$0.range]) }.compactMap { token in
      let name = file.text(of: token)
      guard let owners = homes[name], owners.isDisjoint(with: [module] + companionHomes(of: module)) else { return nil }
      let owner = owners.sorted().joined(separator: ", ")
      let message = "\(module) names \(name) of \(owner)"
      return head.violation(Self.kind, at: file.location(of: token), message)
    }
  }

  private func companionHomes(of module: String) -> [String] {
    companions.filter(module.hasSuffix).map { String(module.dropLast($0.count)) }
  }

  private func matches(_ name: ArraySlice<UInt8>) -> Bool { names.contains { $0.matches(name) } }
}
