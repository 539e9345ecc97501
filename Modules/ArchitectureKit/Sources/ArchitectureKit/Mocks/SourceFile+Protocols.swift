extension SourceFile {
  /// The comment that asks for a mock of the protocol after it.
  static let mockMarker = "architect:mock"

  /// The places of the marking comments, from the top down.
  var mockMarkers: [SourceLocation] { activeTokens.filter(isMockMarker).map(location) }

  /// Whether a marking comment stands between a declaration that begins at an index of the code and the code before.
  func isMarked(before index: Int) -> Bool {
    let bounds = (index > 0 ? code[index - 1].end : 0)..<code[index].start
    return activeTokens.contains { bounds.contains($0.start) && isMockMarker($0) }
  }

  private func isMockMarker(_ token: Token) -> Bool {
    guard token.kind == .comment else { return false }
    return text(of: token).dropFirst(2).split(whereSeparator: \.isWhitespace) == [Self.mockMarker[...]]
  }

  /// The name with those of the types around it.
  func qualifiedName(of declaration: Declaration) -> String {
    guard let parent = declaration.parent.map({ declarations[$0] }) else { return declaration.name }
    return qualifiedName(of: parent) + "." + declaration.name
  }

  /// The lowest access level of a declaration and the types around it.
  func accessLevel(of declaration: Declaration) -> AccessLevel {
    let own = declaration.accessLevel ?? .internal
    guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind != .extension else { return own }
    let around = accessLevel(of: parent)
    return AccessLevel.allCases.last { $0 == own || $0 == around } ?? own
  }
}
