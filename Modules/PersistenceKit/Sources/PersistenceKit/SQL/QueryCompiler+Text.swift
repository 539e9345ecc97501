extension QueryCompiler {
  mutating func containedText() throws(PersistenceError) -> String {
    let (text, part) = (try operand().text, try operand().text)
    return dialect.contains(text, part)
  }

  mutating func looselyContainedText() throws(PersistenceError) -> String {
    let (text, part) = (try operand().text, try operand().text)
    return dialect.containsLoosely(text, part)
  }

  mutating func prefixedText() throws(PersistenceError) -> String {
    let (text, prefix) = (try operand().text, try operand().text)
    return dialect.starts(text, with: prefix)
  }

  /// A condition that every matching row satisfies, where the dialect doesn't know characters: of conditions that all
  /// have to hold, those that ask about no characters, and those that ask whether a text has the bytes of another one.
  /// Nil when nothing is left of them.
  mutating func necessary() throws(PersistenceError) -> String? {
    if takes({ $0 == .apply(.and) }) != nil {
      let parts = [try necessary(), try necessary()].compactMap { $0 }
      return parts.isEmpty ? nil : "(\(parts.joined(separator: " AND ")))"
    }
    let start = self
    let text = try condition(nilIsFalse: true)
    let asked = start.tokens[..<tokens.startIndex]
    guard asked.contains(where: \.asksAboutCharacters) else { return text }
    let asksForBytes = asked.first == .apply(.containsText) || asked.first == .apply(.startsWithText)
    return asksForBytes && !asked.dropFirst().contains(where: \.asksAboutCharacters) ? text : nil
  }
}

extension QueryToken {
  /// Whether it is a question that only Swift answers: one about the characters of a text.
  var asksAboutCharacters: Bool {
    switch self {
    case .apply(.containsText), .apply(.containsTextLoosely), .apply(.startsWithText), .apply(.characterCount): true
    default: false
    }
  }
}
