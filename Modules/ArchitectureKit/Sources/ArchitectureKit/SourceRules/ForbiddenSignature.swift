/// Types that don't stand beside each other, because together they are one idea that has a type of its own.
///
/// A signature is what a function, initialiser or subscript takes and returns, what a case carries, or what a type
/// stores. A type that is only a step to another (`Decimal.FormatStyle`) doesn't count.
public struct ForbiddenSignature: SourceRule {
  public let id: String
  /// The severity of a finding.
  public let severity: Severity
  private let names: [String]
  private let advice: String?

  /// A rule against signatures with all of some types.
  ///
  /// - Parameters:
  ///   - id: In kebab case; it may be the same for several rules.
  ///   - names: The types, by their names without a module.
  ///   - advice: What to write instead; nil where nothing is better.
  ///   - severity: How much a finding weighs.
  public init(id: String, names: [String], advice: String? = nil, severity: Severity = .error) {
    self.id = id
    self.names = names
    self.advice = advice
    self.severity = severity
  }

  /// The signatures that hold all the types, from the top down. Costs one look at each token of a signature.
  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    var stored = [Int: Set<String>]()
    for declaration in file.declarations where declaration.isStored {
      guard let parent = declaration.parent else { continue }
      for range in source.types(of: declaration) { stored[parent, default: []].formUnion(found(in: range, source)) }
    }
    return file.declarations.enumerated().compactMap { index, declaration in
      let isBroken =
        declaration.isType
        ? stored[index]?.count == Set(names).count
        : !declaration.isStored
          && source.types(of: declaration).contains { found(in: $0, source).count == Set(names).count }
      return isBroken ? violation(declaration) : nil
    }
  }

  /// The types that some code names.
  private func found(in range: Range<Int>, _ source: CodeText) -> Set<String> {
    Set(names.filter { name in range.contains { source.spells($0, name.utf8) && source[$0 + 1]?.kind != .period } })
  }

  private func violation(_ declaration: Declaration) -> Violation {
    Violation(
      location: declaration.location, rule: id, severity: severity,
      message: "'\(declaration.signature)' has \(names.joined(separator: " beside "))", advice: advice)
  }
}

extension Declaration {
  /// Whether a type or protocol has a value of its own for it.
  fileprivate var isStored: Bool {
    (kind == .let || kind == .var) && body == nil && parent != nil && !modifierKeywords.contains(.static)
  }
}

extension CodeText {
  /// The places where a declaration names types: arguments and result, the payloads of a case, the type of a property.
  fileprivate func types(of declaration: Declaration) -> [Range<Int>] {
    let start = declaration.index + 1
    switch declaration.kind {
    case .func, .`init`, .subscript, .let, .var: return [start..<end(ofTypes: start)]
    case .case:
      return (start..<end(ofTypes: start)).compactMap { index in
        guard code[index].kind == .leftParen, let end = brackets.partner(of: index) else { return nil }
        return index..<end
      }
    default: return []
    }
  }

  /// The start of a body, a value or the next declaration. Arguments may have values.
  private func end(ofTypes start: Int) -> Int {
    var index = start
    while let token = self[index], token.kind != .leftBrace, token.kind != .rightBrace, token.kind != .semicolon,
      !spells(index, "=".utf8), !token.startsLine || continues(token)
    {
      index = max(index, brackets.partner(of: index) ?? index) + 1
    }
    return min(index, code.count)
  }

  /// Whether code at the beginning of a line belongs to the signature before.
  private func continues(_ token: Token) -> Bool {
    switch token.keyword {
    case .throws, .async, .where: true
    default: token.kind.isOperator || token.kind == .comma
    }
  }
}
