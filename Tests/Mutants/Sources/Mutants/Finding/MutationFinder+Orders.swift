import ArchitectureKit

extension MutationFinder {
  /// What stands first stands last, and an order is turned round or left out.
  func orders(at index: Int) -> [Mutation] {
    switch code[index].kind {
    case .infixOperator where isExpression(index):
      return Self.turns[texts[index]].map { [mutation(.order, at: index, becomes: $0)] } ?? []
    case .identifier: return opposites(at: index) + omissions(at: index)
    case .leftBracket: return exchanges(at: index)
    default: return []
    }
  }

  private static let turns = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  private static let pairs = [
    ("first", "last"), ("firstIndex", "lastIndex"), ("removeFirst", "removeLast"), ("dropFirst", "dropLast"),
    ("prefix", "suffix"), ("min", "max"), ("forward", "reverse"), ("ascending", "descending"),
    ("lowerBound", "upperBound"), ("startIndex", "endIndex"),
  ]
  private static let opposites = Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })

  private func opposites(at index: Int) -> [Mutation] {
    guard let opposite = Self.opposites[texts[index]] else { return [] }
    let isFunction = ["min", "max"].contains(texts[index]) && text(after: index) == "("
    guard text(before: index) == "." || isFunction && text(before: index) != "func" else { return [] }
    return [mutation(.order, at: index, becomes: opposite)]
  }

  /// `.sorted(…)`, `.sorted { … }` or `.reversed()` left out.
  private func omissions(at index: Int) -> [Mutation] {
    guard ["sorted", "reversed"].contains(texts[index]), text(before: index) == ".",
      ["(", "{"].contains(text(after: index)), let end = closing(index + 1)
    else { return [] }
    return [mutation(.order, at: range(from: index - 1, through: end), becomes: "")]
  }

  /// The two elements of a list in the other order.
  private func exchanges(at index: Int) -> [Mutation] {
    guard !isSubscript(index), let end = closing(index), end > index + 1 else { return [] }
    var depth = 0
    var commas: [Int] = []
    for inner in index + 1..<end {
      if depth == 0, texts[inner] == ":" { return [] }
      if depth == 0, texts[inner] == ",", inner + 1 < end { commas.append(inner) }
      depth += code[inner].kind.depth
    }
    guard commas.count == 1, let comma = commas.first, comma > index + 1 else { return [] }
    let last = texts[end - 1] == "," ? end - 2 : end - 1
    let (left, right) = (range(from: index + 1, through: comma - 1), range(from: comma + 1, through: last))
    let exchanged = source.bytes[right] + source.bytes[left.upperBound..<right.lowerBound] + source.bytes[left]
    return [
      mutation(
        .order, at: left.lowerBound..<right.upperBound, becomes: String(decoding: exchanged, as: UTF8.self))
    ]
  }

  private func isSubscript(_ index: Int) -> Bool {
    guard index > 0, code[index - 1].range.upperBound == code[index].range.lowerBound else { return false }
    return [.identifier, .rightParen, .rightBracket, .dollarIdentifier, .postfixOperator].contains(code[index - 1].kind)
  }
}
