// Regex literals. Whether a slash begins one is decided by its place, as the compiler decides it.
extension Lexer {
  /// The end of a regex that begins with a slash of an operator; nil if the slash divides.
  func regexEnd(at slash: Int, inOperator range: Range<Int>, isBehindTry: Bool) -> Int? {
    let isLeftBound = isLeftBound(range.lowerBound)
    // `postfix func /(…)` and `operator /^/` declare operators.
    if isLeftBound || previous?.keyword == .func || previous?.keyword == .operator { return nil }
    // A prefix operator: an operand follows, unless the heuristics of the scan are against it.
    if isRightBound(range.upperBound, isLeftBound: isLeftBound) { return regexEnd(at: slash, mustBeRegex: false) }
    guard isBehindTry || expectsOperand else { return nil }
    return regexEnd(at: slash, mustBeRegex: !isInArguments)
  }

  /// Whether what was read last leads to an operand.
  private var expectsOperand: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .identifier:
      guard let keyword = previous.keyword else { return false }
      return keyword.isReserved && !keyword.isExpression
    case .leftBrace, .leftParen, .leftBracket, .interpolationStart, .prefixOperator, .infixOperator, .semicolon, .comma,
      .colon, .directive, .unknown:
      return true
    default: return false
    }
  }

  /// Whether an operator here may be an argument: `reduce(1, /)`.
  private var isInArguments: Bool {
    switch previous?.kind {
    case .leftParen, .leftBracket, .comma, .colon: true
    default: false
    }
  }

  /// Where the regex ends whose first `#` or slash stands at `start`; nil for none. One that has to be a regex
  /// and has no end goes to the end of its line.
  func regexEnd(at start: Int, mustBeRegex: Bool) -> Int? {
    var scan = RegexScan(start: start, mustBeRegex: mustBeRegex)
    while byte(at: start + scan.pounds) == .pound { scan.pounds += 1 }
    scan.index = start + scan.pounds + 1
    if scan.pounds == 0 {
      switch byte(at: scan.index) {
      case .space where !mustBeRegex, .tab where !mustBeRegex, .slash, .asterisk: return nil
      default: break
      }
      if byte(at: start - 1) == .asterisk { return nil }
    } else {
      skipToFirstLine(&scan)
    }
    return end(of: &scan)
  }

  /// `#/` with nothing after it on its line opens a regex of several lines.
  private func skipToFirstLine(_ scan: inout RegexScan) {
    var index = scan.index
    while byte(at: index).isSpaceOrTab { index += 1 }
    guard byte(at: index).isLineEnd else { return }
    scan.index = index
    scan.firstLineEnd = index
  }

  private func end(of scan: inout RegexScan) -> Int? {
    while scan.index < bytes.count {
      if bytes[scan.index] == .slash, let result = closing(of: scan) { return result.end }
      switch bytes[scan.index] {
      case .newline where scan.firstLineEnd == nil, .carriageReturn where scan.firstLineEnd == nil:
        return scan.unterminated
      case .backslash where !byte(at: scan.index + 1).isLineEnd: scan.index += 1
      case let byte: if !scan.takes(byte) { return nil }
      }
      scan.index += 1
    }
    scan.index = bytes.count
    return scan.unterminated
  }

  /// What a slash inside a regex ends: the regex (at `end`), the hope that it is one (nil), or nothing (no result).
  private func closing(of scan: RegexScan) -> (end: Int?, Void)? {
    for offset in 0..<scan.pounds where byte(at: scan.index + 1 + offset) != .pound { return nil }
    var end = scan.index + 1 + scan.pounds
    guard scan.pounds == 0 else {
      while byte(at: end) == .pound { end += 1 }
      return (end, ())
    }
    // The compiler would rather see a comment after the slash.
    if byte(at: end) == .slash || byte(at: end) == .asterisk { return (scan.mustBeRegex ? end : nil, ()) }
    let isSpaceBefore = byte(at: scan.index - 1).isSpaceOrTab && byte(at: scan.index - 2) != .backslash
    return (isSpaceBefore && !scan.mustBeRegex ? nil : end, ())
  }
}

/// The state of the scan of a regex.
private struct RegexScan {
  let start: Int
  let mustBeRegex: Bool
  var pounds = 0
  var index = 0
  /// The end of the first line of a regex of several lines.
  var firstLineEnd: Int?
  private var groups = 0
  private var classes = 0

  init(start: Int, mustBeRegex: Bool) {
    self.start = start
    self.mustBeRegex = mustBeRegex
  }

  /// The end of an unterminated one.
  var unterminated: Int? { mustBeRegex ? firstLineEnd ?? index : nil }

  /// Counts groups and classes. A parenthesis too many says that the slash was an operator.
  mutating func takes(_ byte: UInt8) -> Bool {
    switch byte {
    case .leftBracket: classes += 1
    case .rightBracket: classes = max(0, classes - 1)
    case .leftParen where classes == 0: groups += 1
    case .rightParen where classes == 0:
      if groups == 0 { return mustBeRegex }
      groups -= 1
    default: break
    }
    return true
  }
}
