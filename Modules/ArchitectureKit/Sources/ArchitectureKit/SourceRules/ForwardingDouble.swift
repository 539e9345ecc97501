/// A double does something itself: none of its functions and computed properties only calls its namesake elsewhere.
///
/// A double that is made of what it doubles, on the double of the layer below, has nothing to forward.
public struct ForwardingDouble: SourceRule {
  public let id = "forwarding-double"
  private let prefix: String

  /// A rule for doubles that are told by the beginning of their names.
  ///
  /// - Parameter prefix: How the names of doubles begin.
  public init(prefix: String = "Mock") {
    self.prefix = prefix
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    return file.declarations.compactMap { declaration in
      guard let parent = declaration.parent.map({ file.declarations[$0] }), parent.isType,
        parent.plainName.hasPrefix(prefix), let target = source.target(of: declaration)
      else { return nil }
      return Violation(
        location: declaration.location, rule: id,
        message: "'\(declaration.signature)' of \(parent.plainName) only calls \(target)",
        advice: "compose the double of what it doubles, on the double below")
    }
  }
}

extension CodeText {
  /// What the whole body of a member calls, as in `base.load`: its namesake of something else. Nil for anything else.
  fileprivate func target(of declaration: Declaration) -> String? {
    guard declaration.kind == .func || declaration.kind == .var, let body = declaration.body.map(getter) else {
      return nil
    }
    var index = body.lowerBound
    while body.contains(index), isPrefix(index) { index += 1 }
    if self[index]?.keyword == .self, self[index + 1]?.kind == .period { index += 2 }
    let start = index
    while body.contains(index + 2), code[index].kind.isName, code[index + 1].kind == .period { index += 2 }
    guard index > start, code[index].kind.isName, name(index) == declaration.name,
      !isParameter(start, of: declaration), end(ofCall: index, in: body) == body.upperBound
    else { return nil }
    return line(start..<(index + 1))
  }

  /// The body of `get`, or the whole body where it has no accessors.
  private func getter(in body: Range<Int>) -> Range<Int> {
    guard self[body.lowerBound]?.keyword == .get,
      let brace = body.first(where: { code[$0].kind == .leftBrace }), let end = brackets.partner(of: brace)
    else { return body }
    return (brace + 1)..<end
  }

  /// Whether a word before a call says nothing of what is called: `return`, `try`, `await`.
  private func isPrefix(_ index: Int) -> Bool {
    switch code[index].keyword {
    case .return, .try, .await: true
    default: false
    }
  }

  private func isParameter(_ index: Int, of declaration: Declaration) -> Bool {
    guard declaration.kind == .func, let body = declaration.body else { return false }
    return (declaration.index..<body.lowerBound).contains {
      code[$0].kind.isName && self[$0 + 1]?.kind == .colon && name($0) == name(index)
    }
  }

  /// The index after a name, its arguments and its closures.
  private func end(ofCall name: Int, in body: Range<Int>) -> Int {
    var index = name + 1
    while body.contains(index), code[index].kind == .leftParen || code[index].kind == .leftBrace,
      let partner = brackets.partner(of: index)
    {
      index = partner + 1
    }
    return index
  }
}
