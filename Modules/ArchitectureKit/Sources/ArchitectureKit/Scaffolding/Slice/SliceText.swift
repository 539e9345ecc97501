/// What a filled text needs to stand in another module: its imports, and its lists without what was left out.
enum SliceText {
  static func tidied(_ text: String, of path: String, at site: SliceSite) -> String {
    let target = path.dropFirst(site.contract.folder.count + 1).split(separator: "/")
    let own = target.count > 2 && target[1] == "Sources" ? site.contract.prefix + target[2] : ""
    var tidied = ExemplarText.sortingImports(in: withoutRepeatedImports(text, own: own))
    // What was one argument a line is less than that now.
    tidied = tidied.replacing(/,\n( *)\)/) { "\n\($0.1))" }
    tidied = tidied.replacing(/\(\n *\)/, with: "()")
    tidied = tidied.replacing(/\(\n +([^\n,()]+|[^\n,]+\([^\n]*\))\n *\)/) { "(\($0.1))" }
    return tidied.replacing(/\n\n\n+/, with: "\n\n").replacing(/\{\n\n/, with: "{\n").replacing(/\n\n( *)\}/) {
      "\n\($0.1)}"
    }
  }

  /// Each module once, the import that shows most of it; not the module that the text is in.
  private static func withoutRepeatedImports(_ text: String, own: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var best: [Substring: Substring] = [:]
    for line in lines {
      guard let module = ExemplarText.importedModule(line), module != own else { continue }
      best[module] = [best[module], line].compactMap(\.self).max { rank($0) < rank($1) }
    }
    return lines.filter { line in
      guard let module = ExemplarText.importedModule(line) else { return true }
      guard best[module] == line else { return false }
      best[module] = nil
      return true
    }.joined(separator: "\n")
  }

  private static func rank(_ line: Substring) -> Int {
    line.hasPrefix("@testable") ? 1 : line.hasPrefix("public") ? 2 : 0
  }

  /// The text with a line above a marker, as far in as that; with a comma where the line before it has one.
  static func adding(_ content: String, above marker: String, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let mark = SliceTemplate.mark + marker
    guard let index = lines.firstIndex(where: { $0.drop { $0 == " " } == mark }) else { return text }
    let isListed = index > 0 && lines[index - 1].hasSuffix(",")
    let indent = String(lines[index].prefix { $0 == " " })
    lines.insert(indent + content.drop { $0 == " " } + (isListed ? "," : ""), at: index)
    return lines.joined(separator: "\n")
  }
}
