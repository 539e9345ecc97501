extension InitialContracts {
  /// The contract file that says of a workspace what it is: its levels as layers, the modules that share the last word
  /// of their names as groups, and a baseline for what isn't as it should be. Every contract binds something.
  ///
  /// - Parameters:
  ///   - workspace: The modules; tests among them are left out.
  ///   - schema: Where an editor finds the file's schema.
  ///   - baseline: The file that takes what stands; `architect check --shrink-baseline` makes it.
  /// - Returns: Nil for a workspace without a module.
  public init?(from workspace: Workspace, schema: String, baseline: String) {
    let report = GraphReport(of: workspace)
    guard !report.rows.isEmpty else { return nil }
    let groups = ModuleGroup.all(in: report)
    let independent = groups.filter { $0.isIndependent(in: workspace.graph) }
    let contracts = [Self.layers(report)] + independent.map(\.contract) + Self.standing
    text = """
      {
        // Made from the imports as they were. Layers that should stay apart by design deserve names.
        "$schema": \(JSONText.quoted(schema)),
        "baseline": \(JSONText.quoted(baseline)),
        "groups": {\(independent.map { "\n    " + $0.declaration }.joined())\(independent.isEmpty ? "" : "\n  ")},
        "contracts": [
      \(contracts.map { $0 + ",\n" }.joined())  ],
      }
      """
    optionalCount = 0
  }

  /// The highest level first. Modules of one circle share a level.
  private static func layers(_ report: GraphReport) -> String {
    let levels = Dictionary(grouping: report.rows, by: \.level).sorted { $0.key > $1.key }
    let lines = levels.map { level, rows in
      let modules = wrapped(rows.map { JSONText.quoted($0.module) }, indent: "            ")
      return "        { \"name\": \"level \(level)\", \"modules\": [\(modules)] },\n"
    }
    return """
          {
            "kind": "layers",
            "name": "levels",
            "advice": "Move what both need down, or hand it in from above.",
            "layers": [
      \(lines.joined())      ],
          }
      """
  }

  private static let standing = [
    "    { \"kind\": \"acyclic\" }", "    { \"kind\": \"undeclared-import\" }",
    "    { \"kind\": \"unused-dependency\", \"severity\": \"warning\" }",
  ]

  /// Words with commas: on one line, or on as many as it takes.
  fileprivate static func wrapped(_ words: [String], indent: String) -> String {
    let line = words.joined(separator: ", ")
    if line.count <= 70 { return line }
    var lines = [""]
    for word in words {
      if lines[lines.count - 1].count + word.count > 96 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word + ","
    }
    return "\n" + lines.map { indent + $0 }.joined(separator: "\n") + "\n" + indent.dropLast(2)
  }
}

/// Modules that share the last word of their names.
private struct ModuleGroup {
  let word: String
  let modules: [String]

  /// The groups of two modules at least, by their words.
  static func all(in report: GraphReport) -> [ModuleGroup] {
    let named = report.rows.map(\.module).filter { !$0.contains(" ") }
    let groups = Dictionary(grouping: named) { lastWord(of: $0) ?? "" }
    return groups.filter { !$0.key.isEmpty && $0.value.count > 1 }
      .map { ModuleGroup(word: $0.key, modules: $0.value.sorted()) }.sorted { $0.word < $1.word }
  }

  /// `Feature` of `CartFeature`; nil for a name of one word.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase), start > name.startIndex else { return nil }
    let before = name[name.index(before: start)]
    let word = name[start...]
    return before.isLowercase && word.count > 2 ? String(word) : nil
  }

  /// Whether none of them reaches another one.
  func isIndependent(in graph: ModuleGraph) -> Bool {
    modules.allSatisfy { start in modules.allSatisfy { $0 == start || graph.way(from: start, to: $0) == nil } }
  }

  /// The word's plural.
  private var name: String {
    let word = word.lowercased()
    if word.hasSuffix("s") { return word }
    return word.hasSuffix("y") && !word.hasSuffix("ay") && !word.hasSuffix("ey") ? word.dropLast() + "ies" : word + "s"
  }

  var declaration: String { "\(JSONText.quoted(name)): [\"*\(word)\"]," }

  var contract: String {
    """
        {
          "kind": "independence",
          "name": "\(name) know no other",
          "advice": "Let what is above bring them together.",
          "modules": ["@\(name)"],
        }
    """
  }
}
