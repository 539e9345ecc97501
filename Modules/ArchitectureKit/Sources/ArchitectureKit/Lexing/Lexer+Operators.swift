// Operators, and the regex literals that look like them.
extension Lexer {
  /// `!` and `?` after an operand are tokens of their own; elsewhere they are operators like others.
  mutating func readMark() {
    guard isLeftBound(position) else { return readOperator() }
    let isTry = previous?.keyword == .try
    take(.postfixOperator)
    isBehindTry = isTry
  }

  mutating func readOperator() {
    let start = position
    var end = operatorEnd(from: start)
    if let slash = bytes[start..<end].firstIndex(of: .slash),
      let regexEnd = regexEnd(at: slash, inOperator: start..<end, isBehindTry: isBehindTry)
    {
      if slash > start { take(.prefixOperator, slash - start) }
      return take(.regex, regexEnd - slash)
    }
    end = commentStart(in: start..<end) ?? end
    take(operatorKind(start..<end), end - start)
  }

  /// The end of an operator. A period is part only of operators that begin with one.
  private func operatorEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index].isOperatorByte || bytes[index] == .period && bytes[start] == .period {
        index += 1
      } else if let (scalar, length) = scalar(at: index), scalar.isOperatorTail {
        index += length
      } else {
        break
      }
    }
    return index
  }

  /// The start of a comment inside what else would be one operator.
  private func commentStart(in range: Range<Int>) -> Int? {
    range.dropFirst().first {
      bytes[$0] == .slash && (byte(at: $0 + 1) == .slash || byte(at: $0 + 1) == .asterisk)
    }
  }

  private func operatorKind(_ range: Range<Int>) -> Token.Kind {
    let isLeftBound = isLeftBound(range.lowerBound)
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Whether an operand touches an operator from the left.
  func isLeftBound(_ start: Int) -> Bool {
    switch byte(at: start - 1) {
    case .space, .newline, .carriageReturn, .tab, .leftParen, .leftBracket, .leftBrace, .comma, .semicolon, .colon, 0:
      false
    case .slash: byte(at: start - 2) != .asterisk
    case 0xA0: byte(at: start - 2) != 0xC2
    default: true
    }
  }

  /// Whether an operand touches an operator from the right.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: end) {
    case .space, .newline, .carriageReturn, .tab, .rightParen, .rightBracket, .rightBrace, .comma, .semicolon, .colon,
      0:
      false
    case .period: !isLeftBound
    case .slash: byte(at: end + 1) != .slash && byte(at: end + 1) != .asterisk
    case 0xC2: byte(at: end + 1) != 0xA0
    default: true
    }
  }
}
