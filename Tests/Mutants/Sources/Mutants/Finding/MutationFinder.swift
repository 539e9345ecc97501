import ArchitectureKit

/// Finds the places of a source that can be changed, by its tokens. Comments and texts are left alone, and
/// what this system doesn't compile.
struct MutationFinder {
  let source: SourceFile
  let code: [Token]
  /// What each token of the code spells.
  let texts: [String]

  private init(_ source: SourceFile) {
    self.source = source
    code = source.code
    texts = source.code.map(source.text(of:))
  }

  /// Every change of a source, from the top down. Linear in its length, but for nested brackets.
  static func mutations(in source: SourceFile) -> [Mutation] {
    let finder = MutationFinder(source)
    let isCompiled = CompiledCode(source).isCompiled
    let found = finder.code.indices.filter { isCompiled[$0] }.flatMap { index in
      finder.operators(at: index) + finder.conditions(at: index) + finder.orders(at: index) + finder.literals(at: index)
    }
    return found.sorted { ($0.range.lowerBound, $0.replacement) < ($1.range.lowerBound, $1.replacement) }
  }
}

// What the kinds share.
extension MutationFinder {
  func mutation(_ kind: Mutation.Kind, at range: Range<Int>, becomes replacement: String) -> Mutation {
    Mutation(kind, in: source, at: range, becomes: replacement)
  }

  func mutation(_ kind: Mutation.Kind, at index: Int, becomes replacement: String) -> Mutation {
    mutation(kind, at: code[index].range, becomes: replacement)
  }

  /// What the token before spells; empty at the top.
  func text(before index: Int) -> String { index > 0 ? texts[index - 1] : "" }

  /// What the token after spells; empty at the end.
  func text(after index: Int) -> String { index + 1 < texts.count ? texts[index + 1] : "" }

  /// The bytes from one token to another, the last one included.
  func range(from first: Int, through last: Int) -> Range<Int> {
    code[first].range.lowerBound..<code[last].range.upperBound
  }

  /// The index of the bracket that closes the one at an index; nil where it is never closed.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for candidate in index..<code.count {
      depth += code[candidate].kind.depth
      if depth == 0 { return candidate }
    }
    return nil
  }
}

extension Token.Kind {
  /// How a bracket changes the depth of what follows.
  var depth: Int {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .interpolationStart: 1
    case .rightParen, .rightBracket, .rightBrace, .interpolationEnd: -1
    default: 0
    }
  }
}
