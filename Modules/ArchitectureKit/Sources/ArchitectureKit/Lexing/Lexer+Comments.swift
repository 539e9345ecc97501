// Comments.
extension Lexer {
  /// To the end of the line; `///` documents, `////` doesn't.
  mutating func readLineComment() {
    let start = position
    let isDocumentation = peek(2) == .slash && peek(3) != .slash
    skip { !$0.isLineEnd }
    finish(isDocumentation ? .documentation : .comment, from: start)
  }

  /// To its end, with the block comments inside; to the end of the source if there is none.
  mutating func readBlockComment() {
    let start = position
    let isDocumentation = peek(2) == .asterisk && peek(3) != .asterisk && peek(3) != .slash
    position += 2
    var depth = 1
    while depth > 0, position < bytes.count {
      if peek() == .slash, peek(1) == .asterisk {
        depth += 1
        position += 2
      } else if peek() == .asterisk, peek(1) == .slash {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    }
    finish(isDocumentation ? .documentation : .comment, from: start)
  }
}
