// What a protocol may ask for.
extension ProtocolReader {
  mutating func takeFunction() -> ProtocolRequirement? {
    guard let place = word else { return nil }
    var name = takeName()
    if name == nil, place.kind.isOperator {
      let start = position
      while let word, word.kind.isOperator, word.index == place.index { position += 1 }
      name = line(from: start)
    }
    guard let name else { return nil }
    var requirement = ProtocolRequirement(kind: .function, name: name, location: file.location(of: place.start))
    requirement.generics = takeGenerics()
    guard let parameters = takeParameters() else { return nil }
    requirement.parameters = parameters
    takeEffects(into: &requirement)
    if take("->") {
      guard let type = takeType() else { return nil }
      requirement.result = type
    }
    requirement.constraints = takeConstraints()
    return requirement
  }

  mutating func takeInitializer() -> ProtocolRequirement? {
    let place = words[position - 1]
    if isAt("?") || isAt("!") { position += 1 }
    var requirement = ProtocolRequirement(kind: .initializer, name: "init", location: file.location(of: place.start))
    requirement.generics = takeGenerics()
    guard let parameters = takeParameters() else { return nil }
    requirement.parameters = parameters
    takeEffects(into: &requirement)
    requirement.constraints = takeConstraints()
    return requirement
  }

  mutating func takeProperty() -> ProtocolRequirement? {
    guard let place = word, let name = takeName(), take(":"), let type = takeType() else { return nil }
    var requirement = ProtocolRequirement(kind: .property, name: name, location: file.location(of: place.start))
    requirement.result = type
    return takeAccessors(into: &requirement) ? requirement : nil
  }

  mutating func takeSubscript() -> ProtocolRequirement? {
    let place = words[position - 1]
    var requirement = ProtocolRequirement(
      kind: .subscript, name: "subscript", location: file.location(of: place.start))
    requirement.generics = takeGenerics()
    guard let parameters = takeParameters(), take("->"), let type = takeType() else { return nil }
    // Without two names the one is inside only.
    requirement.parameters = parameters.map { parameter in
      RequirementParameter(
        attributes: parameter.attributes, label: parameter.label ?? "_", name: parameter.name, type: parameter.type)
    }
    requirement.result = type
    requirement.constraints = takeConstraints()
    return takeAccessors(into: &requirement) ? requirement : nil
  }

  mutating func takeAssociatedType() {
    guard let place = word, let name = takeName() else { return note("an associated type") }
    let bound = take(":") ? takeType() : nil
    if take("=") { _ = takeType() }
    found.associatedTypes.append(
      ProtocolDeclaration.AssociatedType(
        name: name, bound: bound, constraints: takeConstraints(), location: file.location(of: place.start)))
  }
}

extension ProtocolReader {
  /// `{ get async throws set }`; false where there is none, or one that isn't known.
  private mutating func takeAccessors(into requirement: inout ProtocolRequirement) -> Bool {
    guard take("{") else { return false }
    var isRead = false
    while let word, word.kind != .rightBrace {
      switch word.text {
      case "get":
        isRead = true
        position += 1
        takeEffects(into: &requirement)
      case "set":
        requirement.isSettable = true
        position += 1
      case "mutating" where words.indices.contains(position + 1) && words[position + 1].text == "get":
        requirement.modifiers.append("mutating")
        position += 1
      case "nonmutating", "mutating": position += 1
      default: return false
      }
    }
    return take("}") && isRead
  }

  private mutating func takeEffects(into requirement: inout ProtocolRequirement) {
    if take("async") { requirement.isAsync = true }
    if take("rethrows") { requirement.failure = .rethrows }
    guard take("throws") else { return }
    requirement.failure = .any
    guard word?.kind == .leftParen else { return }
    let end = end(ofBracketAt: position)
    position += 1
    if let type = takeType() { requirement.failure = type.text == "Never" ? .none : .typed(type) }
    position = end
  }

  private mutating func takeGenerics() -> [GenericParameter] {
    guard isAt("<") else { return [] }
    let end = end(ofBracketAt: position)
    var generics: [GenericParameter] = []
    position += 1
    while position < end - 1 {
      let isUnusual = take("each") || take("let")
      guard let name = takeName() else { break }
      let bound = take(":") ? takeType() : nil
      generics.append(GenericParameter(name: name, bound: bound, isUnusual: isUnusual))
      if !take(",") { break }
    }
    position = end
    return generics
  }

  /// The parameters between parentheses; nil where they aren't understood.
  private mutating func takeParameters() -> [RequirementParameter]? {
    guard word?.kind == .leftParen else { return nil }
    let end = end(ofBracketAt: position)
    var parameters: [RequirementParameter] = []
    position += 1
    while position < end - 1 {
      var attributes: [String] = []
      while let attribute = takeAttribute() { attributes.append(attribute) }
      guard let first = takeName() else { return nil }
      let second = takeName()
      guard take(":"), let type = takeType() else { return nil }
      parameters.append(
        RequirementParameter(
          attributes: attributes, label: second == nil ? nil : first, name: second ?? first, type: type))
      guard take(",") || position == end - 1 else { return nil }
    }
    position = end
    return parameters
  }
}

// Types.
extension ProtocolReader {
  /// Words that belong to the parameter, and not to its type.
  private static let specifiers: Set = [
    "inout", "borrowing", "consuming", "isolated", "sending", "__owned", "__shared", "_const", "@escaping",
    "@autoclosure",
  ]
  /// Words that a type may begin with.
  private static let beginnings: Set = ["some", "any", "each", "repeat", "~", "nonisolated"]

  /// Takes a type with what is before it; nil where none begins.
  mutating func takeType() -> TypeSyntax? {
    var type = TypeSyntax()
    let start = position
    while let word {
      let before = position
      if let attribute = takeAttribute() {
        if Self.specifiers.contains(attribute) {
          type.specifiers.append(attribute)
        } else {
          type.text += attribute + " "
        }
      } else if Self.specifiers.contains(String(word.text)), word.kind == .identifier {
        type.specifiers.append(String(word.text))
        position += 1
      } else {
        break
      }
      if position == before { break }
    }
    let first = position
    guard skipType(into: &type) else {
      position = start
      return nil
    }
    type.text += line(from: first)
    type.names = names(in: first..<position)
    if type.isVariadic { type.text = String(type.text.dropLast(3)) }
    return type
  }

  private mutating func skipType(into type: inout TypeSyntax) -> Bool {
    guard skipComposition() else { return false }
    if take("...") { type.isVariadic = true }
    let end = position
    _ = take("async") || take("reasync")
    if take("throws") || take("rethrows"), word?.kind == .leftParen { position = self.end(ofBracketAt: position) }
    guard take("->") else {
      position = end
      return true
    }
    type.isFunction = true
    var result = TypeSyntax()
    while takeAttribute() != nil || take("sending") {}
    return skipType(into: &result)
  }

  private mutating func skipComposition() -> Bool {
    repeat {
      while let word, Self.beginnings.contains(String(word.text)) {
        position += 1
        if word.text == "nonisolated", self.word?.kind == .leftParen { position = end(ofBracketAt: position) }
      }
      while takeAttribute() != nil {}
      guard skipAtom() else { return false }
    } while take("&")
    return true
  }

  private mutating func skipAtom() -> Bool {
    guard let word else { return false }
    if word.kind == .leftParen || word.kind == .leftBracket {
      position = end(ofBracketAt: position)
    } else if word.kind.isName, word.keyword.map({ !$0.isReserved || $0 == .any || $0 == .selfType }) ?? true {
      position += 1
      if isAt("<") { position = end(ofBracketAt: position) }
    } else {
      return false
    }
    while let next = self.word, !next.startsLine || next.kind == .period {
      if next.kind == .period, words.indices.contains(position + 1), words[position + 1].kind.isName {
        position += 2
        if isAt("<") { position = end(ofBracketAt: position) }
      } else if next.text == "?" || next.text == "!" {
        position += 1
      } else {
        break
      }
    }
    return true
  }

  /// Names of types: no labels, and no members.
  private func names(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range where words[index].kind.isName {
      let next = index + 1 < range.upperBound ? words[index + 1] : nil
      let afterNext = index + 2 < range.upperBound ? words[index + 2] : nil
      let isLabel = next?.kind == .colon && !isInDictionary(index, from: range.lowerBound)
      let isOuterLabel = next?.kind.isName == true && afterNext?.kind == .colon
      let isMember = index > range.lowerBound && words[index - 1].kind == .period
      if isLabel || isOuterLabel || isMember || Self.wordsOfTypes.contains(String(words[index].text)) { continue }
      names.insert(String(words[index].text))
    }
    return names
  }

  private static let wordsOfTypes: Set = [
    "some", "any", "each", "repeat", "inout", "async", "throws", "rethrows", "isolated", "sending", "borrowing",
    "consuming", "nonisolated", "nonsending", "escaping", "autoclosure", "_",
  ]

  /// Whether the innermost bracket before an index is that of an array or a dictionary.
  private func isInDictionary(_ index: Int, from start: Int) -> Bool {
    var depth = 0
    for place in (start..<index).reversed() {
      switch words[place].kind {
      case .rightParen, .rightBracket: depth += 1
      case .leftParen, .leftBracket:
        if depth == 0 { return words[place].kind == .leftBracket }
        depth -= 1
      default: break
      }
    }
    return false
  }
}
