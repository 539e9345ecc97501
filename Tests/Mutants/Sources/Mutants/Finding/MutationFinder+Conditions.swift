import ArchitectureKit

extension MutationFinder {
  /// Each condition of a `guard`, and the one of a `where`, always holds; each one of an `if` never does. What binds a
  /// name is left alone, because what follows needs it.
  func conditions(at index: Int) -> [Mutation] {
    guard code[index].kind == .identifier, text(before: index) != "." else { return [] }
    switch texts[index] {
    case "guard": return clauses(after: index) { $0 == "else" }.map { mutation(.condition, at: $0, becomes: "true") }
    case "if": return clauses(after: index) { $0 == "{" }.map { mutation(.condition, at: $0, becomes: "false") }
    case "where" where filtersCases(index):
      return clauses(after: index) { $0 == "{" || $0 == ":" }.map { mutation(.condition, at: $0, becomes: "true") }
    default: return []
    }
  }

  /// The bytes of each condition up to the word or sign that ends them.
  private func clauses(after keyword: Int, until isEnd: (String) -> Bool) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = keyword + 1
    var depth = 0
    for index in keyword + 1..<code.count {
      if depth == 0, texts[index] == "," || isEnd(texts[index]) {
        if start < index, !Self.bindings.contains(texts[start]) {
          clauses.append(range(from: start, through: index - 1))
        }
        start = index + 1
        if isEnd(texts[index]) { return clauses }
      }
      depth += code[index].kind.depth
      if depth < 0 { break }
    }
    return []
  }

  private static let bindings: Set = ["let", "var", "case", "#available", "#unavailable"]

  /// Whether a `where` chooses among elements or cases, not among types.
  private func filtersCases(_ index: Int) -> Bool {
    let line = source.location(of: code[index]).line
    return code[..<index].indices.reversed().prefix { source.location(of: code[$0]).line == line }
      .contains { ["for", "case", "catch"].contains(texts[$0]) }
  }
}
