/// Places where a manifest names what it declares. A manifest is a program, so this is a guess: the string after
/// `name:`, else the first string that spells the name, else the top of the file.
struct ManifestPlaces: Sendable {
  private let file: String
  private var declared: [String: SourceLocation] = [:]
  private var mentioned: [String: [SourceLocation]] = [:]

  init(_ source: SourceFile) {
    file = source.path
    for (index, token) in source.tokens.enumerated() where token.kind == .stringText {
      let text = source.text(of: token)
      let place = source.location(of: source.tokens[index - 1])
      mentioned[text, default: []].append(place)
      let before = source.tokens[..<(index - 1)].last { $0.kind.isCode && $0.kind != .colon }
      if let before, source.text(of: before) == "name", declared[text] == nil || isTarget(source, index) {
        declared[text] = place
      }
    }
  }

  /// Whether the name belongs to a target, and not to a product or a dependency.
  private func isTarget(_ source: SourceFile, _ index: Int) -> Bool {
    let before = source.tokens[..<index].last { $0.kind == .identifier && source.text(of: $0).hasSuffix("arget") }
    let product = source.tokens[..<index].last {
      $0.kind == .identifier && ["library", "executable", "product", "package"].contains(source.text(of: $0))
    }
    return (before?.range.lowerBound ?? 0) > (product?.range.lowerBound ?? 0)
  }

  func location(ofTarget name: String) -> SourceLocation {
    declared[name] ?? mentioned[name]?.first ?? SourceLocation(file: file, line: 1, column: 1)
  }

  /// The place of a dependency: its first mention after the target's own.
  func location(ofDependency name: String, in target: String) -> SourceLocation {
    let start = location(ofTarget: target)
    return mentioned[name]?.first { $0 > start } ?? start
  }
}
