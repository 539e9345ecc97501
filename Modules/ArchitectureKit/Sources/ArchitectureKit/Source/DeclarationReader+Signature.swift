// Code before and after the name of a declaration.
extension DeclarationReader {
  /// The modifiers and attributes before a keyword, back to where the declaration begins.
  func readModifiers(before keyword: Int, into declaration: inout Declaration) {
    var start = source.modifierStart(before: keyword)
    // `case open` before `case closed`: the word ends the declaration before.
    while start < keyword, !beginsStatement(start) { start += 1 }
    for index in start...keyword {
      if source.code[index].followsDocumentation { declaration.isDocumented = true }
      guard index < keyword, let word = source.code[index].keyword, Self.modifiers.contains(word),
        source.code[index + 1].kind != .leftParen
      else { continue }
      declaration.modifierKeywords.insert(word)
    }
  }

  private func beginsStatement(_ index: Int) -> Bool {
    guard let before = source[index - 1], !source.code[index].startsLine else { return true }
    return [.leftBrace, .rightBrace, .semicolon].contains(before.kind)
  }

  /// The words before a declaration that say more of it.
  static let modifiers: Set<Keyword> = [
    .open, .public, .package, .internal, .fileprivate, .private, .static, .class, .final, .override, .mutating,
    .nonmutating, .lazy, .weak, .unowned, .required, .convenience, .indirect, .nonisolated, .dynamic, .optional,
    .prefix, .postfix, .infix, .distributed, .async, .borrowing, .consuming, .isolated,
  ]

  /// Reads labels, or what a type inherits. Returns the index after them.
  func readSignature(from name: Int, into declaration: inout Declaration) -> Int {
    if declaration.takesArguments {
      guard let open = argumentsStart(from: name), let close = source.brackets.partner(of: open) else {
        return name + 1
      }
      declaration.labels = labels(open + 1..<close, of: declaration.kind, isOperator: source.code[name].kind.isOperator)
      return close + 1
    }
    let end = max(name, source.brackets.partner(of: name) ?? name) + 1
    if declaration.isType { declaration.inherited = inherited(from: end) }
    return end
  }

  /// The parenthesis after a name and its generic parameters.
  private func argumentsStart(from name: Int) -> Int? {
    var index = name + 1
    while let token = source[index], token.kind != .leftParen {
      if [.leftBrace, .rightBrace, .semicolon].contains(token.kind) { return nil }
      index += 1
    }
    return source[index] == nil ? nil : index
  }

  /// The labels of some parameters. One name is a label too, but not of a subscript's parameter nor of an operator's.
  private func labels(_ range: Range<Int>, of declared: Declaration.Kind, isOperator: Bool) -> [String] {
    var labels: [String] = []
    var index = range.lowerBound
    var isAtStart = true
    while index < range.upperBound {
      let kind = source.code[index].kind
      if kind == .at {
        index += source[index + 2]?.kind == .leftParen ? 2 : 1
      } else if isAtStart, kind.isName {
        let isOnlyName = source[index + 1]?.kind == .colon && declared == .subscript
        labels.append(isOnlyName || isOperator ? "_" : source.name(index))
        isAtStart = false
      } else if kind == .comma {
        isAtStart = true
      }
      index = max(index, source.brackets.partner(of: index) ?? index) + 1
    }
    return labels
  }

  /// The names after the colon, without generic arguments, up to `where` or the body.
  private func inherited(from start: Int) -> [String] {
    var index = start
    var names: [String] = []
    var depth = 0
    var isBehindColon = false
    while let token = source[index], token.kind != .leftBrace, token.kind != .rightBrace, token.keyword != .where {
      if token.kind.isOperator { depth += depthChange(index) }
      if token.kind == .colon, depth == 0 { isBehindColon = true }
      if isBehindColon, depth == 0, token.kind.isName, source[index - 1]?.kind != .at {
        let isMember = source[index - 1]?.kind == .period && !names.isEmpty
        if isMember { names[names.count - 1] += "." + source.name(index) } else { names.append(source.name(index)) }
      }
      index += 1
    }
    return names
  }

  /// The number of angle brackets that an operator opens.
  private func depthChange(_ index: Int) -> Int {
    source.bytes[source.code[index].range].reduce(0) {
      $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0)
    }
  }

  /// The brace that opens the body of a declaration whose signature was read up to `start`; nil if it has none.
  func bodyStart(of kind: Declaration.Kind, from start: Int) -> Int? {
    var index = start
    while let token = source[index] {
      switch token.kind {
      case .leftBrace: return index
      case .rightBrace, .semicolon, .directive: return nil
      case .at where token.startsLine && source[index - 1]?.kind != .infixOperator: return nil
      case .infixOperator where kind == .var && source.spells(index, "=".utf8): return nil
      case .identifier where token.startsLine && beginsDeclaration(token): return nil
      default: break
      }
      index = max(index, source.brackets.partner(of: index) ?? index) + 1
    }
    return nil
  }

  private func beginsDeclaration(_ token: Token) -> Bool {
    guard let keyword = token.keyword, keyword != .async else { return false }
    return Self.modifiers.contains(keyword) || Declaration.Kind(rawValue: keyword.rawValue) != nil
      || keyword == .import || keyword == .if || keyword == .return
  }
}
