/// Reads protocols and what they ask for. Never fails: what isn't understood is a gap of the protocol.
struct ProtocolReader {
  let file: SourceFile
  let source: CodeText
  var words: [ProtocolWord]
  var position = 0
  /// The protocol that is being read.
  var found: ProtocolDeclaration
  private var conditions = ConditionStack()
  private var condition: String?

  /// The protocols of a file, from the top down. Linear in its length, and times the nesting at worst.
  static func protocols(in file: SourceFile) -> [ProtocolDeclaration] {
    let source = file.codeText
    var outer = OuterConditions(source)
    return file.declarations.filter { $0.kind == .protocol }.compactMap { declaration in
      guard let body = declaration.body else { return nil }
      let start = source.modifierStart(before: declaration.index - 1)
      var reader = ProtocolReader(file, source, declaration, start: start, end: body.upperBound)
      reader.found.condition = outer.condition(at: start)
      reader.found.isMarked = file.isMarked(before: start)
      reader.readHead(attributes: start..<declaration.index - 1)
      reader.readBody()
      return reader.found
    }
  }

  private init(_ file: SourceFile, _ source: CodeText, _ declaration: Declaration, start: Int, end: Int) {
    self.file = file
    self.source = source
    words = ProtocolWord.words(of: source, in: declaration.index + 1..<max(end, declaration.index + 1))
    found = ProtocolDeclaration(
      name: file.qualifiedName(of: declaration), module: file.module, location: declaration.location,
      accessLevel: file.accessLevel(of: declaration))
  }
}

// What the parts of the reader share.
extension ProtocolReader {
  var word: ProtocolWord? { words.indices.contains(position) ? words[position] : nil }

  func isAt(_ text: String) -> Bool { word.map { $0.text == text } ?? false }

  /// Goes on after a text, if it is next.
  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += 1
    return true
  }

  /// Takes a name, with its backticks.
  mutating func takeName() -> String? {
    guard let word, word.kind.isName else { return nil }
    position += 1
    return String(word.text)
  }

  func line(from start: Int) -> String { words[start..<min(position, words.count)].line }

  /// The index after the bracket that belongs to the one at an index.
  func end(ofBracketAt start: Int) -> Int {
    let open = words[start].text
    let close = ["(": ")", "[": "]", "{": "}", "<": ">"][open] ?? ""
    var depth = 0
    for index in start..<words.count {
      if words[index].text == open { depth += 1 }
      if words[index].text == close { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return words.count
  }

  mutating func note(_ reason: String, at word: ProtocolWord? = nil) {
    let place = (word ?? self.word).map { file.location(of: $0.start) } ?? found.location
    found.gaps.append(ProtocolDeclaration.Gap(reason: reason, location: place))
  }

  /// Takes an attribute, if one is next: `@available(macOS 15, *)`.
  mutating func takeAttribute() -> String? {
    guard word?.kind == .at else { return nil }
    let start = position
    position += 2
    while word?.kind == .period { position += 2 }
    if isAt("<") { position = end(ofBracketAt: position) }
    if let word, word.kind == .leftParen, words[position - 1].end == word.start {
      position = end(ofBracketAt: position)
    }
    position = min(position, words.count)
    // A text may have several lines.
    guard words[start..<position].contains(where: { $0.kind == .stringStart }) else { return line(from: start) }
    return String(decoding: file.bytes[words[start].start..<words[position - 1].end], as: UTF8.self)
  }

  /// The clauses after `where`, up to the end of the requirement.
  mutating func takeConstraints() -> [String] {
    guard take("where") else { return [] }
    var (constraints, start) = ([String](), position)
    while let word, word.kind != .leftBrace, word.kind != .rightBrace, word.kind != .semicolon,
      word.kind != .directive, !(word.startsLine && beginsMember(position) && position > start)
    {
      if word.kind == .comma {
        constraints.append(line(from: start))
        start = position + 1
      }
      let skipsTo = word.kind == .leftParen || word.text == "<" ? end(ofBracketAt: position) : position + 1
      position = max(skipsTo, position + 1)
    }
    if position > start { constraints.append(line(from: start)) }
    return constraints
  }

  private func beginsMember(_ index: Int) -> Bool {
    if words[index].kind == .at { return true }
    guard let keyword = words[index].keyword else { return false }
    return Self.introducers.contains(keyword) || DeclarationReader.modifiers.contains(keyword)
  }

  private static let introducers: Set<Keyword> = [.func, .var, .let, .subscript, .`init`, .associatedtype, .typealias]
}

// The head and the members.
extension ProtocolReader {
  fileprivate mutating func readHead(attributes: Range<Int>) {
    let head = ProtocolWord.words(of: source, in: attributes)
    let body = words
    (words, position) = (head, 0)
    while word != nil {
      if let attribute = takeAttribute() { found.attributes.append(attribute) } else { position += 1 }
    }
    (words, position) = (body, 0)
    if isAt("<") {
      let end = end(ofBracketAt: position)
      found.primaryTypes = words[position..<end].filter { $0.kind.isName }.map { String($0.text) }
      position = end
    }
    if take(":") { readInheritance() }
    found.constraints = takeConstraints()
    if let word, word.kind != .leftBrace { note("“\(word.text)” before its body") }
    while let word, word.kind != .leftBrace { position += 1 }
    position += 1
  }

  private mutating func readInheritance() {
    repeat {
      guard let type = takeType() else { return note("a protocol that it refines") }
      found.inherited += type.whole.split(separator: " & ").map(String.init)
    } while take(",")
  }

  fileprivate mutating func readBody() {
    while let next = word {
      if next.kind == .directive {
        readDirective(next)
      } else if next.kind == .rightBrace || next.kind == .semicolon {
        position += 1
      } else {
        let start = position
        readMember()
        if position == start { position += 1 }
      }
    }
  }

  private mutating func readDirective(_ directive: ProtocolWord) {
    let end = source.conditionEnd(after: directive.index)
    let text = directive.index + 1 < end ? source.line(directive.index + 1..<end) : ""
    _ = conditions.follow(String(directive.text), condition: text, depth: 0)
    condition = conditions.condition
    position += 1
    while let word, word.index < end { position += 1 }
  }

  private mutating func readMember() {
    var (attributes, modifiers) = ([String](), [String]())
    while let word {
      if let attribute = takeAttribute() {
        attributes.append(attribute)
      } else if let keyword = word.keyword, DeclarationReader.modifiers.contains(keyword) || keyword == .nonisolated {
        let start = position
        position += 1
        if self.word?.kind == .leftParen { position = end(ofBracketAt: position) }
        modifiers.append(line(from: start))
      } else {
        break
      }
    }
    let start = position
    guard let keyword = word?.keyword else { return skipMember("“\(word?.text ?? "")” begins no requirement") }
    position += 1
    var requirement: ProtocolRequirement?
    switch keyword {
    case .func: requirement = takeFunction()
    case .var: requirement = takeProperty()
    case .subscript: requirement = takeSubscript()
    case .`init`: requirement = takeInitializer()
    case .associatedtype: takeAssociatedType()
    case .typealias: return skipMember(nil)
    default:
      position = start
      return skipMember("“\(keyword.rawValue)” begins no requirement")
    }
    if var requirement {
      requirement.attributes = attributes
      requirement.modifiers = modifiers + requirement.modifiers
      requirement.condition = condition
      found.requirements.append(requirement)
    } else if keyword != .associatedtype {
      note("its \(keyword.rawValue) isn't understood", at: words[start])
      if word?.startsLine == false { skipMember(nil) }
      return
    }
    if let word, !word.startsLine, word.kind != .semicolon, word.kind != .rightBrace { skipMember("“\(word.text)”") }
  }

  /// Goes to the next line outside brackets.
  private mutating func skipMember(_ reason: String?) {
    if let reason { note(reason) }
    repeat {
      guard let word else { return }
      let isOpen = word.kind == .leftParen || word.kind == .leftBrace || word.kind == .leftBracket
      position = isOpen ? max(end(ofBracketAt: position), position + 1) : position + 1
    } while !(word?.startsLine ?? true) && word?.kind != .semicolon
  }
}

/// The conditions of the `#if`s around places that are asked for from the top down.
private struct OuterConditions {
  private let source: CodeText
  private var stack = ConditionStack()
  private var index = 0

  init(_ source: CodeText) { self.source = source }

  mutating func condition(at place: Int) -> String? {
    while index < place {
      if source.code[index].kind == .directive {
        let end = source.conditionEnd(after: index)
        let text = index + 1 < end ? source.line(index + 1..<end) : ""
        _ = stack.follow(source.text(index), condition: text, depth: 0)
      }
      index += 1
    }
    return stack.condition
  }
}
