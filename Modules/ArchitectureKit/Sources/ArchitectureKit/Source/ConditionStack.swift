/// The clauses of conditional compilation that are open, the innermost last.
struct ConditionStack {
  private struct Level {
    /// The conditions of the clauses before this one; they don't hold here.
    var earlier: [String] = []
    var current: String?
    /// The number of open brackets at the `#if`.
    let depth: Int
  }

  private var levels: [Level] = []

  /// Follows a directive. Returns how many brackets are open after it, given how many were before.
  mutating func follow(_ directive: String, condition: String, depth: Int) -> Int {
    if directive == "#if" {
      levels.append(Level(current: condition, depth: depth))
      return depth
    }
    guard var level = levels.popLast() else { return depth }
    if directive != "#endif" {
      if let current = level.current { level.earlier.append(current) }
      level.current = directive == "#elseif" ? condition : nil
      levels.append(level)
    }
    return level.depth
  }

  /// The condition, as Swift writes it; nil for none.
  var condition: String? {
    let isAlone = levels.reduce(0) { $0 + $1.earlier.count + ($1.current == nil ? 0 : 1) } < 2
    let parts = levels.flatMap { level in
      level.earlier.map { "!(\($0))" }
        + [level.current].compactMap { $0.map { $0.contains("||") && !isAlone ? "(\($0))" : $0 } }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }
}
