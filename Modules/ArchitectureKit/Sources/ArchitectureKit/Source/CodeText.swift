/// The code of a file and what its readers ask of it. Indices are those of `code`.
struct CodeText {
  let bytes: [UInt8]
  let code: [Token]
  let brackets: Brackets

  /// The token at an index; nil outside.
  subscript(index: Int) -> Token? { code.indices.contains(index) ? code[index] : nil }

  func text(_ index: Int) -> String { String(decoding: bytes[code[index].range], as: UTF8.self) }

  /// A name without its backticks.
  func name(_ index: Int) -> String {
    let range = code[index].range
    let isEscaped = code[index].kind == .escapedIdentifier
    return String(decoding: bytes[isEscaped ? range.dropFirst().dropLast() : range], as: UTF8.self)
  }

  /// Whether the token spells just this.
  func spells(_ index: Int, _ text: some Collection<UInt8>) -> Bool {
    code[index].length == text.count && bytes[code[index].range].elementsEqual(text)
  }

  /// The code of some tokens as one line, with a space where the source has space or a comment.
  func line(_ range: Range<Int>) -> String {
    var line = ""
    for index in range {
      if index > range.lowerBound, code[index].start > code[index - 1].end { line += " " }
      line += text(index)
    }
    return line
  }
}
