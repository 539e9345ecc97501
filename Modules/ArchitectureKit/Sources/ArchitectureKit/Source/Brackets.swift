/// The pairs of brackets. Interpolations count as brackets.
struct Brackets: Sendable {
  private let partners: [Int32]

  init(of code: [Token]) {
    var partners = [Int32](repeating: -1, count: code.count)
    var open: [Int] = []
    var waiting: [Token.Kind: Int] = [:]
    for (index, token) in code.enumerated() {
      if let closing = token.kind.closing {
        open.append(index)
        waiting[closing, default: 0] += 1
      } else if token.kind.isClosing, waiting[token.kind, default: 0] > 0 {
        // Unclosed brackets are skipped, so that one mistake doesn't spoil the rest.
        while let candidate = open.popLast(), let closing = code[candidate].kind.closing {
          waiting[closing, default: 0] -= 1
          guard closing == token.kind else { continue }
          partners[index] = Int32(candidate)
          partners[candidate] = Int32(index)
          break
        }
      }
    }
    self.partners = partners
  }

  /// The index of the bracket that belongs to the one at `index`; nil for anything else.
  func partner(of index: Int) -> Int? {
    partners[index] < 0 ? nil : Int(partners[index])
  }
}

extension Token.Kind {
  /// The closing bracket; nil for any other token.
  fileprivate var closing: Token.Kind? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case .interpolationStart: .interpolationEnd
    default: nil
    }
  }

  fileprivate var isClosing: Bool {
    switch self {
    case .rightParen, .rightBracket, .rightBrace, .interpolationEnd: true
    default: false
    }
  }
}
