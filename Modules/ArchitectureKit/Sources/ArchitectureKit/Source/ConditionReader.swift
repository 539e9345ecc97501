extension ImportDeclaration {
  /// Whether it takes effect only where a module can be imported: under `#if canImport(…)` of it, or in another clause that
  /// comes to the same. Linear in the condition.
  func isConditional(on module: String) -> Bool {
    condition.map { ConditionReader.requires(module, in: $0) } ?? false
  }
}

/// Reads a condition of conditional compilation for one question: whether it needs `canImport` of a module.
struct ConditionReader {
  /// Whether the module is there for certain where a part holds, and where it doesn't.
  private struct Part {
    var whereTrue = false
    var whereFalse = false
  }

  private let module: String
  private let words: [String]
  private var index = 0

  static func requires(_ module: String, in condition: String) -> Bool {
    let bytes = Array(condition.utf8)
    let code = Lexer.tokens(in: bytes).filter(\.kind.isCode)
    var reader = ConditionReader(
      module: module, words: code.map { String(decoding: bytes[$0.range], as: UTF8.self) })
    return reader.readAlternatives().whereTrue
  }

  private init(module: String, words: [String]) {
    self.module = module
    self.words = words
  }

  private mutating func readAlternatives() -> Part {
    var part = readAll()
    while take("||") {
      let other = readAll()
      part = Part(
        whereTrue: part.whereTrue && other.whereTrue, whereFalse: part.whereFalse || other.whereFalse)
    }
    return part
  }

  private mutating func readAll() -> Part {
    var part = readOne()
    while take("&&") {
      let other = readOne()
      part = Part(
        whereTrue: part.whereTrue || other.whereTrue, whereFalse: part.whereFalse && other.whereFalse)
    }
    return part
  }

  private mutating func readOne() -> Part {
    if take("!") {
      let part = readOne()
      return Part(whereTrue: part.whereFalse, whereFalse: part.whereTrue)
    }
    if take("(") {
      let part = readAlternatives()
      _ = take(")")
      return part
    }
    let name = index < words.count ? words[index] : ""
    index += 1
    guard take("(") else { return Part() }
    return Part(whereTrue: readArguments().first == module && name == "canImport")
  }

  /// The words of a call's arguments, up to its closing parenthesis.
  private mutating func readArguments() -> ArraySlice<String> {
    let start = index
    var depth = 1
    while index < words.count, depth > 0 {
      if words[index] == "(" { depth += 1 }
      if words[index] == ")" { depth -= 1 }
      index += 1
    }
    return words[start..<index]
  }

  private mutating func take(_ word: String) -> Bool {
    guard index < words.count, words[index] == word else { return false }
    index += 1
    return true
  }
}
