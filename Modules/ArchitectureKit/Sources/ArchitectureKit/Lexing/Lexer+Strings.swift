/// A string literal that isn't read to its end yet.
struct OpenString {
  /// The number of `#` before its first quote.
  let pounds: Int
  let isMultiline: Bool
  /// The number of open parentheses in the current interpolation.
  var depth = 0
}

// String literals: their delimiters, texts and interpolations are tokens.
extension Lexer {
  /// Reads a string from its first `#` or quote on, up to its end or its first interpolation.
  mutating func openString(pounds: Int) {
    let isMultiline = opensMultiline(pounds: pounds)
    take(.stringStart, pounds + (isMultiline ? 3 : 1))
    readStringBody(OpenString(pounds: pounds, isMultiline: isMultiline))
  }

  /// Three quotes open a multi-line string, but `#"""#` is a quote in a raw string of one line.
  private func opensMultiline(pounds: Int) -> Bool {
    guard peek(pounds + 1) == .quote, peek(pounds + 2) == .quote else { return false }
    guard pounds > 0 else { return true }
    var index = position + pounds + 2
    while index < bytes.count, !bytes[index].isLineEnd {
      if bytes[index] == .quote, hasPounds(pounds, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(at: index + offset) != .pound { return false }
    return true
  }

  /// Reads on in a string, up to its end or its next interpolation. The end of the line ends a string of one line.
  mutating func readStringBody(_ string: OpenString) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case .quote:
        guard let length = closingLength(of: string) else { break }
        finishText(from: start)
        return take(.stringEnd, length)
      case .backslash where hasPounds(string.pounds, at: position + 1):
        if peek(1 + string.pounds) == .leftParen {
          finishText(from: start)
          strings.append(string)
          return take(.interpolationStart, 2 + string.pounds)
        }
        position += string.pounds + (peek(1 + string.pounds).isLineEnd ? 0 : 1)
      case .newline where !string.isMultiline, .carriageReturn where !string.isMultiline:
        return finishText(from: start)
      default: break
      }
      position += 1
    }
    position = bytes.count
    finishText(from: start)
  }

  private mutating func finishText(from start: Int) {
    if position > start { finish(.stringText, from: start) }
  }

  /// The length of the delimiter that ends the string here; nil for none.
  private func closingLength(of string: OpenString) -> Int? {
    let quotes = string.isMultiline ? 3 : 1
    if string.isMultiline, peek(1) != .quote || peek(2) != .quote { return nil }
    return hasPounds(string.pounds, at: position + quotes) ? quotes + string.pounds : nil
  }
}
