/// A contract of a contract file.
protocol WrittenContract: Contract {
  var head: ContractHead { get }

  /// Where it names the modules that it is about. Who is let through isn't among them: a mistake there binds more.
  func namings(in workspace: Workspace) -> [ModuleNaming]

  /// Where the objects of the contract file begin that would have to be optional in a workspace, because they bind
  /// nothing there. Empty for an optional contract.
  func emptyPlaces(in workspace: Workspace) -> [SourceLocation]
}

/// A contract that looks at nothing but the graph's imports, so that one of them can be taken out for it.
protocol ImportContract: WrittenContract {
  static var kind: String { get }
}

/// A key of a contract, and the modules that it names.
struct ModuleNaming: Sendable {
  let key: String
  let modules: ModuleSet
  /// Whether it may name modules from elsewhere, which don't have to be imported.
  var mayBeElsewhere = false
}

extension WrittenContract {
  var title: String { head.title }

  /// What the contract names and isn't there: each name without wildcards that no module has; and the contract as a
  /// whole if it binds nothing, for another reason. Empty for an optional contract.
  func emptiness(in workspace: Workspace) -> [Violation] {
    if head.isOptional { return [] }
    let names = ModuleNames(workspace)
    let unknown = namings(in: workspace).flatMap { naming in
      naming.modules.plainNames.filter { !names.knows($0, mayBeElsewhere: naming.mayBeElsewhere) }.map {
        problem("unknown-module", "“\(naming.key)” names “\($0)”, which is no module", names.suggestion(for: $0))
      }
    }
    guard unknown.isEmpty, let binding = binding(in: workspace), binding.count == 0 else { return unknown }
    return [problem("empty-contract", "\(title) binds no \(binding.unit.rawValue)", nil)]
  }

  func emptyPlaces(in workspace: Workspace) -> [SourceLocation] {
    emptiness(in: workspace).isEmpty ? [] : [head.location]
  }

  private func problem(_ rule: String, _ message: String, _ suggestion: String?) -> Violation {
    let question = suggestion.map { "Did you mean \($0)? " } ?? ""
    return Violation(
      location: head.location, rule: rule, message: message,
      advice: question + "What may be missing is \"optional\": true.")
  }
}

/// The modules that a contract can name.
struct ModuleNames {
  private let own: Set<String>
  private let imported: Set<String>

  init(_ workspace: Workspace) {
    own = Set(workspace.modules.flatMap { [$0.id, $0.name] })
    imported = Set(workspace.graph.modules.map(Module.name(inID:)))
  }

  /// The modules of some names.
  init(_ names: some Sequence<String>) {
    own = Set(names)
    imported = []
  }

  /// Whether there is such a module. One from elsewhere that is never imported is there unless its name looks like a
  /// mistake.
  func knows(_ name: String, mayBeElsewhere: Bool) -> Bool {
    if own.contains(name) { return true }
    guard mayBeElsewhere else { return false }
    return imported.contains(name) || PlatformModules.all.contains(name) || suggestion(for: name) == nil
  }

  /// The module of the workspace whose name is nearest; nil if none is near.
  func suggestion(for name: String) -> String? {
    let module = Module.name(ofTarget: name)
    if own.contains(module) { return module }
    let ranked = own.map { (distance: Self.distance(name, $0), name: $0) }.filter {
      $0.distance <= min(3, max(1, min(name.count, $0.name.count) / 3))
    }
    return ranked.min { $0 < $1 }?.name
  }

  /// The number of letters to insert, remove, change or swap with the next one.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    if abs(left.count - right.count) > 3 { return 4 }
    var rows = [Array(0...right.count)]
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var best = min(rows[i][j] + (a == b ? 0 : 1), min(rows[i][j + 1], row[j]) + 1)
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
