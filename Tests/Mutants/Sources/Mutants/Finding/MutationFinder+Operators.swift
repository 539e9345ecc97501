import ArchitectureKit

extension MutationFinder {
  /// A comparison moves its boundary, a connective and a sign become the opposite, a range gains or loses its end.
  func operators(at index: Int) -> [Mutation] {
    let text = texts[index]
    switch code[index].kind {
    case .infixOperator where isExpression(index) && !ordersElements(index):
      return Self.opposites[text, default: []].map { mutation(.operator, at: index, becomes: $0) }
    case .prefixOperator where text == "!" || text == "-":
      return [mutation(.operator, at: index, becomes: "")]
    default: return []
    }
  }

  private static let opposites = [
    "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "+=": ["-="], "-=": ["+="], "&+": ["&-"],
    "&-": ["&+"], ">>": ["<<"], "<<": [">>"], "&": ["|"], "|": ["&"], "^": ["&"], "..<": ["..."], "...": ["..<"],
  ]

  /// Whether an operator computes: it isn't declared here, and isn't the bracket of a generic type or a sum of texts.
  func isExpression(_ index: Int) -> Bool {
    guard text(before: index) != "func" else { return false }
    if texts[index].hasSuffix("..<") || texts[index] == "..." { return true }
    return isSpaced(index) && !(texts[index].hasPrefix("+") && isBesideText(index))
  }

  /// Whether an operator says which of a closure's two elements comes first. Such an order has no boundary: equal
  /// elements stand as they stood.
  private func ordersElements(_ index: Int) -> Bool {
    guard ["<", ">"].contains(texts[index]) else { return false }
    var depth = 0
    guard
      let start = code[..<index].lastIndex(where: { token in
        depth += token.kind.depth
        return depth > 0 && token.kind == .leftBrace
      }), let end = closing(start)
    else { return false }
    return texts[start...end].contains("$0") && texts[start...end].contains("$1")
  }

  private func isSpaced(_ index: Int) -> Bool {
    let range = code[index].range
    let sides = [range.lowerBound - 1, range.upperBound].filter(source.bytes.indices.contains)
    return sides.allSatisfy { source.bytes[$0] == UInt8(ascii: " ") || source.bytes[$0] == UInt8(ascii: "\n") }
  }

  private func isBesideText(_ index: Int) -> Bool {
    index > 0 && code[index - 1].kind == .stringEnd || index + 1 < code.count && code[index + 1].kind == .stringStart
  }
}
