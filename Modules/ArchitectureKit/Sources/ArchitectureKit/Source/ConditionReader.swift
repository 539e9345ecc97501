extension CompilationCondition {
  /// Reads a condition as Swift writes it. Never fails: what isn't understood is a flag without a name. Linear in the text.
  init(reading text: String) { self = ConditionReader.condition(text) }
}

/// Reads the words of a condition, with `!` before `&&`, and that before `||`.
private struct ConditionReader {
  private let words: [String]
  private var index = 0

  static func condition(_ text: String) -> CompilationCondition {
    let bytes = Array(text.utf8)
    let code = Lexer.tokens(in: bytes).filter(\.kind.isCode)
    var reader = ConditionReader(words: code.map { String(decoding: bytes[$0.range], as: UTF8.self) })
    return reader.readEither()
  }

  private init(words: [String]) { self.words = words }

  private mutating func readEither() -> CompilationCondition {
    var condition = readBoth()
    while take("||") { condition = .either(condition, readBoth()) }
    return condition
  }

  private mutating func readBoth() -> CompilationCondition {
    var condition = readOne()
    while take("&&") { condition = .both(condition, readOne()) }
    return condition
  }

  private mutating func readOne() -> CompilationCondition {
    if take("!") { return .not(readOne()) }
    if take("(") {
      let condition = readEither()
      _ = take(")")
      return condition
    }
    let name = index < words.count ? words[index] : ""
    index += 1
    if take("(") { return .call(name, argument: readArguments().first ?? "") }
    return name == "true" || name == "false" ? .constant(name == "true") : .flag(name)
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
