import ArchitectureKit

extension MutationFinder {
  /// A whole number is one more, and a truth value the other one.
  func literals(at index: Int) -> [Mutation] {
    guard text(before: index) != "." else { return [] }
    switch code[index].kind {
    case .number:
      guard let number = Int(texts[index].filter { $0 != "_" }), number < .max else { return [] }
      return [mutation(.literal, at: index, becomes: String(number + 1))]
    case .identifier:
      return ["true": "false", "false": "true"][texts[index]].map { [mutation(.literal, at: index, becomes: $0)] } ?? []
    default: return []
    }
  }
}
