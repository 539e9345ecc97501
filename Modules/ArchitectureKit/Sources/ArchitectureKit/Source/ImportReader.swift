/// Finds the imports of a file: the word `import` where no bracket is open, with the code before and after it.
struct ImportReader {
  private let source: CodeText
  private let location: (Int) -> SourceLocation
  private var conditions = ConditionStack()
  private var depth = 0
  private var index = 0
  private var found: [ImportDeclaration] = []

  /// The imports, from the top down. One walk over the code.
  static func imports(in source: CodeText, location: @escaping (Int) -> SourceLocation) -> [ImportDeclaration] {
    var reader = ImportReader(source: source, location: location)
    while reader.index < source.code.count { reader.read() }
    return reader.found
  }

  private init(source: CodeText, location: @escaping (Int) -> SourceLocation) {
    self.source = source
    self.location = location
  }

  private mutating func read() {
    let token = source.code[index]
    switch token.kind {
    case .directive: return readDirective()
    case .leftBrace, .leftParen, .leftBracket: depth += 1
    case .rightBrace, .rightParen, .rightBracket: depth = max(0, depth - 1)
    case .identifier where token.keyword == .import && depth == 0: return readImport()
    default: break
    }
    index += 1
  }

  /// A directive and its condition.
  private mutating func readDirective() {
    let start = index
    index = source.conditionEnd(after: start)
    depth = conditions.follow(source.text(start), condition: source.line(start + 1..<index), depth: depth)
  }

  private mutating func readImport() {
    let keyword = index
    index += 1
    let kind = importKind()
    guard let name = source[index], name.kind.isName else { return }
    var found = ImportDeclaration(
      module: source.name(index), location: location(keyword))
    found.kind = kind
    found.path = readPath()
    found.condition = conditions.condition
    readAttributes(before: keyword, into: &found)
    self.found.append(found)
  }

  /// `struct` in `import struct Foundation.Date`.
  private mutating func importKind() -> ImportDeclaration.Kind {
    guard let keyword = source[index]?.keyword, let kind = ImportDeclaration.Kind(rawValue: keyword.rawValue),
      source[index + 1]?.kind.isName == true
    else { return .module }
    index += 1
    return kind
  }

  /// The names after the module's.
  private mutating func readPath() -> [String] {
    index += 1
    var path: [String] = []
    while source[index]?.kind == .period, let next = source[index + 1], next.kind.isName {
      path.append(source.name(index + 1))
      index += 2
    }
    return path
  }
}

// Code before the word `import`.
extension ImportReader {
  private func readAttributes(before keyword: Int, into found: inout ImportDeclaration) {
    var index = keyword - 1
    while let token = source[index] {
      if let level = token.keyword.flatMap({ AccessLevel(rawValue: $0.rawValue) }) {
        found.accessLevel = level
        index -= 1
      } else if let attribute = attribute(endingAt: index) {
        note(attribute, in: &found)
        index = attribute.lowerBound - 1
      } else {
        return
      }
    }
  }

  /// The tokens of an attribute that ends at an index, from its `@` on; nil if none does.
  private func attribute(endingAt end: Int) -> Range<Int>? {
    var name = end
    if source[end]?.kind == .rightParen, let open = source.brackets.partner(of: end) { name = open - 1 }
    guard source[name]?.kind.isName == true, source[name - 1]?.kind == .at else { return nil }
    return name - 1..<end + 1
  }

  private func note(_ attribute: Range<Int>, in found: inout ImportDeclaration) {
    switch source.text(attribute.lowerBound + 1) {
    case "_exported": found.isExported = true
    case "testable": found.isTestable = true
    case "preconcurrency": found.isPreconcurrency = true
    case "_implementationOnly": found.isImplementationOnly = true
    case "_spi":
      let names = attribute.dropFirst(2).filter { source.code[$0].kind.isName }.map(source.name)
      found.spiGroups.insert(contentsOf: names, at: 0)
    default: break
    }
  }
}
