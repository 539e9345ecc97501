/// A failure that is caught is dealt with.
public struct EmptyCatch: SourceRule {
  public let id = "empty-catch"
  private let allowsComment: Bool

  /// A rule against braces with nothing between them.
  ///
  /// - Parameter allowsComment: Whether a comment between the braces, which can say why, is enough.
  public init(allowsComment: Bool = false) {
    self.allowsComment = allowsComment
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    return source.code.indices.compactMap { index in
      guard source.code[index].keyword == .catch, let brace = brace(after: index, in: source),
        source[brace + 1]?.kind == .rightBrace
      else { return nil }
      if allowsComment, hasComment(in: source.code[brace].end..<source.code[brace + 1].start, of: file) { return nil }
      return Violation(
        location: file.location(of: source.code[index]), rule: id, message: "the failure is swallowed",
        advice: "pass it on, or turn it into a result")
    }
  }

  private func brace(after keyword: Int, in source: CodeText) -> Int? {
    var index = keyword + 1
    while let token = source[index], token.kind != .leftBrace {
      if token.kind == .colon || token.kind == .rightBrace { return nil }
      index = max(index, source.brackets.partner(of: index) ?? index) + 1
    }
    return source[index] == nil ? nil : index
  }

  private func hasComment(in range: Range<Int>, of file: SourceFile) -> Bool {
    file.tokens.contains { token in
      range.contains(token.start) && (token.kind == .comment || token.kind == .documentation)
    }
  }
}
