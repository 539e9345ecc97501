extension QueryCompiler {
  mutating func containedText() throws(PersistenceError) -> String {
    let (text, part) = (try operand(), try operand())
    return "(instr(\(text.text), \(part.text)) > 0)"
  }

  mutating func looselyContainedText() throws(PersistenceError) -> String {
    let (text, part) = (try operand(), try operand())
    return "\(TextFunction.containsLoosely.name)(\(text.text), \(part.text))"
  }

  mutating func prefixedText() throws(PersistenceError) -> String {
    let (text, prefix) = (try operand(), try operand())
    return "(substr(\(text.text), 1, length(\(prefix.text))) = \(prefix.text))"
  }
}
