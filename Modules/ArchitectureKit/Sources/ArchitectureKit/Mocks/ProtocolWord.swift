/// A word or sign of a protocol's source: a token, or a part of one that types read by itself, as `>` and `?` of `>?`.
struct ProtocolWord {
  let text: Substring
  let kind: Token.Kind
  let keyword: Keyword?
  let start: Int
  let end: Int
  let startsLine: Bool
  /// The index in the file's code.
  let index: Int
}

extension ProtocolWord {
  /// The words of some code.
  static func words(of source: CodeText, in range: Range<Int>) -> [ProtocolWord] {
    range.flatMap { index -> [ProtocolWord] in
      let token = source.code[index]
      let text = source.text(index)
      guard token.kind.isOperator else {
        return [
          ProtocolWord(
            text: text[...], kind: token.kind, keyword: token.keyword, start: token.start, end: token.end,
            startsLine: token.startsLine, index: index)
        ]
      }
      var start = token.start
      return parts(of: text).map { part in
        defer { start += part.utf8.count }
        return ProtocolWord(
          text: part, kind: token.kind, keyword: nil, start: start, end: start + part.utf8.count,
          startsLine: token.startsLine && start == token.start, index: index)
      }
    }
  }

  private static let whole = ["...", "->", "=="]

  private static func parts(of text: String) -> [Substring] {
    var (rest, parts) = (text[...], [Substring]())
    while !rest.isEmpty {
      let length = whole.first { rest.hasPrefix($0) }?.count ?? 1
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts
  }
}

extension Collection<ProtocolWord> {
  /// The words on one line, with a space where the source has space, and none at the edges of brackets.
  var line: String {
    var line = ""
    var previous: ProtocolWord?
    for word in self {
      if let previous, previous.end < word.start, !previous.opens, !word.closes { line += " " }
      // A list of several lines may end with a comma.
      if word.closes, line.hasSuffix(",") { line.removeLast() }
      line += word.text
      previous = word
    }
    return line
  }
}

extension ProtocolWord {
  fileprivate var opens: Bool { kind == .leftParen || kind == .leftBracket || text == "<" || kind == .at }
  fileprivate var closes: Bool {
    kind == .rightParen || kind == .rightBracket || kind == .comma || text == ">" && kind != .infixOperator
  }
}
