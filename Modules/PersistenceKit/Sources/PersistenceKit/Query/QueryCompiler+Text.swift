extension QueryCompiler {
  /// SQLite looks for the bytes. Only where it finds them, their characters are looked at.
  mutating func containedText() throws(PersistenceError) -> String {
    let (text, part) = (try operand().text, try operand().text)
    return "(instr(\(text), \(part)) > 0 AND \(TextFunction.containsCharacters.name)(\(text), \(part)))"
  }

  mutating func looselyContainedText() throws(PersistenceError) -> String {
    let (text, part) = (try operand(), try operand())
    return "\(TextFunction.containsLoosely.name)(\(text.text), \(part.text))"
  }

  /// A range of texts, which an index can look up. Of the rows in it, those are left out in which the prefix ends
  /// within a character.
  mutating func prefixedText() throws(PersistenceError) -> String {
    let (text, prefix) = (try operand().text, try operand().text)
    let end = "\(TextFunction.endOfPrefix.name)(\(prefix))"
    return "(\(text) >= \(prefix) AND \(text) < \(end) AND \(TextFunction.startsWith.name)(\(text), \(prefix)))"
  }
}
