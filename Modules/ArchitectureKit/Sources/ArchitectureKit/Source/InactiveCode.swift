/// The clauses of conditional compilation that no build compiles, such as what `#if false` begins.
struct InactiveCode {
  private struct Level {
    /// Whether a clause up to this one holds in every build.
    var isTaken = false
    var isInactive = false
  }

  /// The bytes of these clauses, from the top down, without the directives around them.
  private(set) var ranges: [Range<Int>] = []
  private var levels: [Level] = []
  private var start: Int?

  /// Linear in the code.
  init(in source: CodeText) {
    var index = 0
    while let token = source[index] {
      let end = token.kind == .directive ? source.conditionEnd(after: index) : index + 1
      if token.kind == .directive {
        follow(source.text(index), condition: source.line(index + 1..<end))
        let isInactive = levels.contains(where: \.isInactive)
        if let start, !isInactive {
          ranges.append(start..<token.start)
          self.start = nil
        } else if isInactive, start == nil {
          start = source.code[end - 1].end
        }
      }
      index = end
    }
    if let start { ranges.append(start..<source.bytes.count) }
  }

  private mutating func follow(_ directive: String, condition: String) {
    guard var level = directive == "#if" ? Level() : levels.popLast(), directive != "#endif" else { return }
    let value = directive == "#else" ? true : CompilationCondition(reading: condition).value()
    level.isInactive = level.isTaken || value == false
    level.isTaken = level.isTaken || value == true
    levels.append(level)
  }

  /// The tokens that are in none of the clauses. Linear in them.
  func active(_ tokens: [Token]) -> [Token] {
    if ranges.isEmpty { return tokens }
    var waiting = ranges[...]
    return tokens.filter { token in
      while let range = waiting.first, range.upperBound <= token.start { waiting.removeFirst() }
      return !(waiting.first?.contains(token.start) ?? false)
    }
  }
}
