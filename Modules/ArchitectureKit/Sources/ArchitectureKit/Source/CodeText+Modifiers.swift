extension CodeText {
  /// The index where the attributes and modifiers begin that stand before a declaring word.
  func modifierStart(before keyword: Int) -> Int {
    var start = keyword
    while let part = modifier(endingAt: start - 1) { start = part }
    return start
  }

  /// The index where the modifier or attribute begins that ends at an index; nil if none does. An attribute may have a
  /// module's name before its own.
  private func modifier(endingAt end: Int) -> Int? {
    guard let token = self[end] else { return nil }
    var name = end
    if token.kind == .rightParen {
      guard let open = brackets.partner(of: end), open < end else { return nil }
      name = open - 1
    }
    guard let word = self[name], word.kind.isName else { return nil }
    if self[name - 1]?.kind == .at { return name - 1 }
    if self[name - 1]?.kind == .period, self[name - 3]?.kind == .at { return name - 3 }
    return word.keyword.map(DeclarationReader.modifiers.contains) == true ? name : nil
  }
}
