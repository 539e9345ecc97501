/// The code of a file and what its readers ask of it. Indices are those of `code`.
struct CodeText {
  let bytes: [UInt8]
  let code: [Token]
  let brackets: Brackets

  init(bytes: [UInt8], code: [Token], brackets: Brackets? = nil) {
    self.bytes = bytes
    self.code = code
    self.brackets = brackets ?? Brackets(of: code)
  }

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

  /// The index of what the attributes and modifiers from an index on belong to, such as `import` or `func`; the index
  /// itself where there are none.
  func attributedIndex(from start: Int) -> Int {
    var index = start
    while let token = self[index] {
      if token.kind == .at {
        index = attributeEnd(from: index)
      } else if let word = token.keyword, DeclarationReader.modifiers.contains(word) {
        index = argumentsEnd(from: index + 1)
      } else {
        return index
      }
    }
    return start
  }

  /// The index after an attribute, which may have a module's name, generic arguments and arguments.
  private func attributeEnd(from start: Int) -> Int {
    var index = start + 2
    while self[index]?.kind == .period { index += 2 }
    return argumentsEnd(from: index)
  }

  /// The index after a list of arguments that touches the code before; the index itself where there is none.
  private func argumentsEnd(from open: Int) -> Int {
    guard let token = self[open], token.kind == .leftParen, token.start == self[open - 1]?.end,
      let close = brackets.partner(of: open)
    else { return open }
    return close + 1
  }

  /// The index after the condition of a directive, which goes to the end of the line, and on after an operator or inside
  /// brackets.
  func conditionEnd(after directive: Int) -> Int {
    var index = directive + 1
    while let token = self[index], token.kind != .directive,
      !token.startsLine || index > directive + 1 && code[index - 1].kind == .infixOperator
    {
      index = max(index, brackets.partner(of: index) ?? index) + 1
    }
    return index
  }

  /// The code of some tokens as one line, with a space where the source has space or a comment. Strings keep their text;
  /// one of several lines is `…`.
  func line(_ range: Range<Int>) -> String {
    var line = ""
    for index in range {
      if index > range.lowerBound { line += gap(before: index) }
      line += text(index)
    }
    return line
  }

  private func gap(before index: Int) -> String {
    let gap = bytes[code[index - 1].end..<code[index].start]
    switch (code[index - 1].kind, code[index].kind) {
    case (.stringStart, _), (.interpolationEnd, .stringEnd), (.interpolationEnd, .interpolationStart):
      return gap.contains(where: \.isLineEnd) ? "…" : String(decoding: gap, as: UTF8.self)
    default: return gap.isEmpty ? "" : " "
    }
  }
}
