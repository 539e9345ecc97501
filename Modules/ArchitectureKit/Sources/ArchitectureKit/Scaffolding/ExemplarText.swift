/// Changes of an exemplar's text that aren't names: what is optional, what is given, and the order of imports.
enum ExemplarText {
  private static let mark = "// scaffold: "

  /// Without the lines of the other case, and without the marks. Such a line ends with `// scaffold: with team` or
  /// `// scaffold: without team`; several of them stand between lines that end with `// scaffold: with team {` and
  /// `// scaffold: }`.
  static func choosing(_ part: String, _ isThere: Bool, in text: String) -> String {
    var chosen: [Substring] = []
    /// Whether the lines of the block stay; nil outside one.
    var block: Bool?
    for line in lines(text) {
      if block != nil, line.hasSuffix(mark + "}") {
        block = nil
      } else if let isKept = [("with ", isThere), ("without ", !isThere)]
        .first(where: { line.hasSuffix(mark + $0.0 + part + " {") })?.1
      {
        block = isKept
      } else if block ?? true, let kept = unmarked(line, part, isThere) {
        // What is left out leaves no second empty line.
        if !kept.isEmpty || chosen.last?.isEmpty != true { chosen.append(kept) }
      }
    }
    return chosen.joined(separator: "\n")
  }

  /// A line without its mark; nil for one of the other case.
  private static func unmarked(_ line: Substring, _ part: String, _ isThere: Bool) -> Substring? {
    for (word, stays) in [("with ", isThere), ("without ", !isThere)] {
      let mark = "  " + mark + word + part
      if line.hasSuffix(mark) { return stays ? line.dropLast(mark.count) : nil }
    }
    return line
  }

  /// With other modules in the list of those that a manifest's own may import.
  static func settingUses(_ uses: [(module: String, folder: String)], in text: String) -> String {
    let head = "let uses: [String: String] = "
    let list = uses.map { "\"\($0.module)\": \"\($0.folder)\"" }.joined(separator: ", ")
    return lines(text).map { $0.hasPrefix(head) ? "\(head)[\(list.isEmpty ? ":" : list)]" : String($0) }
      .joined(separator: "\n")
  }

  /// With another value for a constant that is declared with a string, if it is declared here.
  static func setting(_ constant: String, to value: String, in text: String) -> String {
    lines(text).map { line in
      let head = "let \(constant) = \""
      guard let start = line.firstRange(of: head), line.hasSuffix("\"") else { return String(line) }
      return line[..<start.upperBound] + value + "\""
    }.joined(separator: "\n")
  }

  /// With each block of imports sorted by module, those for tests last, as swift-format has them.
  static func sortingImports(in text: String) -> String {
    var sorted: [Substring] = []
    var block: [Substring] = []
    for line in lines(text) {
      if importedModule(line) != nil {
        block.append(line)
      } else {
        sorted += ordered(block) + [line]
        block = []
      }
    }
    return (sorted + ordered(block)).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func ordered(_ imports: [Substring]) -> [Substring] {
    imports.sorted { (importedModule($0) ?? "") < (importedModule($1) ?? "") }
  }

  /// The module of a line that imports one; nil for another line. Every line of a text is asked, and a regular
  /// expression would be read anew for each.
  static func importedModule(_ line: Substring) -> Substring? {
    var rest = line
    for word in ["@testable ", "public "] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
    guard rest.hasPrefix("import ") else { return nil }
    let module = rest.dropFirst("import ".count)
    return !module.isEmpty && module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? module : nil
  }
}
