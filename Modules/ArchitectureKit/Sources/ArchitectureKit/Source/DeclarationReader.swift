/// Finds the declarations of a file in one walk over its code: types and what is in them, and functions everywhere.
/// Constants and variables count at the top of a file and directly in a type, but not in a body.
struct DeclarationReader {
  let source: CodeText
  private let location: (Int) -> SourceLocation
  private var found: [Declaration] = []
  /// For each open brace the declaration whose body it opens, or nil.
  private var braces: [Int?] = []
  /// The declarations whose bodies weren't reached yet, by the index of their brace.
  private var awaited: [Int: Int] = [:]

  static func declarations(in source: CodeText, location: @escaping (Int) -> SourceLocation) -> [Declaration] {
    var reader = DeclarationReader(source: source, location: location)
    for index in source.code.indices { reader.read(index) }
    return reader.found
  }

  private init(source: CodeText, location: @escaping (Int) -> SourceLocation) {
    self.source = source
    self.location = location
  }

  private mutating func read(_ index: Int) {
    let token = source.code[index]
    switch token.kind {
    case .leftBrace: braces.append(awaited.removeValue(forKey: index))
    case .rightBrace: _ = braces.popLast()
    case .identifier:
      guard let keyword = token.keyword, let kind = Declaration.Kind(rawValue: keyword.rawValue),
        declares(kind, at: index)
      else { return }
      add(kind, at: index)
    default: break
    }
  }

  private mutating func add(_ kind: Declaration.Kind, at index: Int) {
    let named = kind == .`init` || kind == .deinit || kind == .subscript ? index : boundName(at: index + 1) ?? index + 1
    var declaration = Declaration(kind: kind, name: name(of: kind, at: named), location: location(named), index: named)
    declaration.parent = parent
    readModifiers(before: index, into: &declaration)
    let end = readSignature(from: named, into: &declaration)
    if declaration.isType || declaration.isFunctionLike, !isInProtocol, let brace = bodyStart(of: kind, from: end) {
      awaited[brace] = found.count
      declaration.body = brace + 1..<(source.brackets.partner(of: brace) ?? source.code.count)
    }
    found.append(declaration)
  }

  /// The name at an index, or the first one of a tuple's pattern; nil for anything else.
  private func boundName(at index: Int) -> Int? {
    guard let token = source[index], token.kind == .leftParen, let close = source.brackets.partner(of: index) else {
      return source[index]?.kind.isName == true ? index : nil
    }
    return (index + 1..<close).first {
      source.code[$0].kind.isName && !source.spells($0, "_".utf8) && source[$0 + 1]?.kind != .colon
    }
  }

  private func name(of kind: Declaration.Kind, at index: Int) -> String {
    guard kind == .extension else { return source.name(index) }
    var end = (source.brackets.partner(of: index) ?? index) + 1
    while source[end]?.kind == .period, source[end + 1]?.kind.isName == true { end += 2 }
    return source.line(index..<end)
  }
}

// Where a declaration can stand.
extension DeclarationReader {
  private var parent: Int? { braces.last { $0 != nil } ?? nil }

  /// The declaration of the innermost brace; nil at the top and in a closure or a statement.
  private var owner: Declaration? { braces.last.flatMap { $0.map { found[$0] } } }
  private var isInType: Bool { owner?.isType == true }
  private var isInProtocol: Bool { owner?.kind == .protocol }

  private func declares(_ kind: Declaration.Kind, at index: Int) -> Bool {
    guard let next = source[index + 1], next.kind != .colon else { return false }
    switch kind {
    case .func: return next.kind.isName || next.kind.isOperator
    case .`init`: return isInType && next.kind != .period
    case .deinit: return isInType
    case .subscript: return isInType && next.kind != .period
    case .case: return owner?.kind == .enum && next.kind.isName
    case .let, .var: return (braces.isEmpty || isInType) && !isBinding(index) && boundName(at: index + 1) != nil
    case .macro: return next.kind.isName && !next.startsLine && opensParameters(index + 2)
    case .class: return next.kind.isName && next.keyword == nil && source[index - 1]?.keyword != .import
    case .actor: return next.kind.isName && next.keyword == nil && !next.startsLine
    case .struct, .enum, .protocol, .typealias: return next.kind.isName && source[index - 1]?.keyword != .import
    case .associatedtype: return next.kind.isName
    case .extension: return next.kind.isName || next.kind == .leftBracket
    }
  }

  /// Whether parameters begin, generic ones or others.
  private func opensParameters(_ index: Int) -> Bool {
    source[index]?.kind == .leftParen || source[index] != nil && source.spells(index, "<".utf8)
  }

  /// Whether a `let` belongs to a condition or a pattern.
  private func isBinding(_ index: Int) -> Bool {
    guard let before = source[index - 1] else { return false }
    switch before.keyword {
    case .if, .guard, .while, .case, .for, .catch, .import: return true
    default: return before.kind == .comma || before.kind == .leftParen
    }
  }
}
