// Options and flags, long and short.
extension LineReader {
  /// `--name`, `--name value`, `--name=value`.
  mutating func readLong(_ token: String) {
    let parts = token.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = ArgumentName.long(parts.first.map(String.init) ?? "")
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let match = node.match(name) {
      apply(match, name: name, attached: attached)
    } else if let request = BuiltIn.toolRequest(name) {
      ask(request)
      if request == .completionScript { shellName = attached ?? nextShellName ?? "" }
    } else if takePositional(token) {
      return
    } else if isForDefault(name, token), descendToDefault() {
      readLong(token)
    } else {
      fail(.unknownOption(name.description, suggestion: node.suggestedOption(for: name)?.description))
    }
  }

  /// `-name`, `-name=value`, and the letters of ``readLetters(of:)``.
  mutating func readShort(_ token: String) {
    let parts = token.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = ArgumentName.longWithSingleDash(parts.first.map(String.init) ?? "")
    if let match = node.match(name) {
      apply(match, name: name, attached: parts.count > 1 ? String(parts[1]) : nil)
    } else if node.defaultChildren.contains(where: { $0.match(name) != nil }), descendToDefault() {
      readShort(token)
    } else {
      readLetters(of: token)
    }
  }

  /// `-f`, `-fg`, `-c 5`, `-c5`, `-c=5`, `-fc5`.
  private mutating func readLetters(of token: String) {
    var letters = token.dropFirst()
    while let letter = letters.popFirst() {
      let name = ArgumentName.short(letter)
      guard let match = node.match(name) else { return readUnknown(letter, of: token, before: letters) }
      switch match {
      case .argument(let definition, _) where definition.description.kind == .option:
        return applyJoined(String(letters), to: definition, name: name, of: token)
      case .argument where letters.first == "=":
        return apply(match, name: name, attached: String(letters.dropFirst()))
      case .argument, .builtIn:
        apply(match, name: name, attached: nil)
      }
    }
  }
}

extension LineReader {
  /// Whether an option that the command doesn't know is for the default subcommand: unless it is like one of the command's, and
  /// like none of that.
  private func isForDefault(_ name: ArgumentName, _ token: String) -> Bool {
    func isLikeOne(of node: CommandNode) -> Bool {
      node.match(name) != nil || node.suggestedOption(for: name) != nil || node.missingDash(in: token) != nil
    }
    return !isLikeOne(of: node) || node.defaultChildren.contains(where: isLikeOne)
  }

  private mutating func apply(_ match: CommandNode.Match, name: ArgumentName, attached: String?) {
    switch match {
    case .builtIn(let request): ask(request)
    case .argument(let definition, let isInverse) where definition.description.kind == .flag:
      if let attached { return fail(.unexpectedValue(attached, name: name)) }
      giveFlag(isInverse ? "false" : definition.flagText, to: definition, name: name)
    case .argument(let definition, _) where definition.description.takesList:
      giveList(to: definition, name: name, attached: attached)
    case .argument(let definition, _):
      if let attached { noteValue(attached, of: definition) }
      awaitedByAlias = remaining.isEmpty ? node.option(withAlias: name) : nil
      let allowsEmpty = definition.description.allowsEmpty
      guard let value = attached ?? nextValue(for: definition), attached != "" || allowsEmpty else {
        return fail(.missingValue(definition.description, name: name))
      }
      give(value, to: node.option(named: name, for: value, declared: definition), from: .name(name))
    }
  }

  /// Gives an option all the words that it takes.
  private mutating func giveList(to definition: ArgumentDefinition, name: ArgumentName, attached: String?) {
    var texts: [String] = []
    if let attached {
      noteValue(attached, of: definition)
      texts.append(attached)
    }
    while let next = remaining.first, definition.takesFromList(next) {
      remaining.removeFirst()
      noteValue(next, of: definition)
      texts.append(next)
    }
    if remaining.isEmpty { continued = definition }
    let needsOne = definition.description.parsing == .upToNextOption
    guard !texts.isEmpty || !needsOne, attached != "" || definition.description.allowsEmpty else {
      return fail(.missingValue(definition.description, name: name))
    }
    for text in texts { give(text, to: definition, from: .name(name)) }
  }

  private mutating func giveFlag(_ text: String, to definition: ArgumentDefinition, name: ArgumentName) {
    let key = ObjectIdentifier(definition.receiver)
    let earlier = flags.updateValue((text, name), forKey: key)
    switch (definition.exclusivity, earlier) {
    case (.exclusive, let earlier?) where earlier.text != text:
      fail(.contradictoryFlags(earlier.name, name))
    case (.chooseFirst, .some): break
    default: give(text, to: definition, from: .name(name))
    }
  }

  private var nextShellName: String? { remaining.first.flatMap { $0.isDashed ? nil : $0 } }

  /// The next word, if it is a value and not another option.
  private mutating func nextValue(for definition: ArgumentDefinition) -> String? {
    if remaining.isEmpty { awaited = definition }
    guard let place = placeOfValue(for: definition) else {
      if definition.description.parsing == .scanningForValue { continued = definition }
      return nil
    }
    let value = remaining.remove(at: place)
    noteValue(value, of: definition)
    return value
  }

  private func placeOfValue(for definition: ArgumentDefinition) -> Int? {
    let first = remaining.indices.first
    switch definition.description.parsing {
    case .unconditional: return first
    case .scanningForValue:
      return remaining.indices.prefix { remaining[$0] != "--" }.first { definition.isValue(remaining[$0]) }
    default: return first.flatMap { definition.isValue(remaining[$0]) ? $0 : nil }
    }
  }

  /// What follows a short option in the same word is its value, with or without an equals sign.
  private mutating func applyJoined(
    _ rest: String, to definition: ArgumentDefinition, name: ArgumentName, of token: String
  ) {
    let match = CommandNode.Match.argument(definition, isInverse: false)
    if rest.isEmpty { return apply(match, name: name, attached: nil) }
    if rest.hasPrefix("=") { return apply(match, name: name, attached: String(rest.dropFirst())) }
    if let slip = node.missingDash(in: token) { return fail(slip) }
    apply(match, name: name, attached: rest)
  }

  /// The letters after an unknown one may be its value, so an error doesn't repeat them.
  private mutating func readUnknown(_ letter: Character, of token: String, before rest: Substring) {
    let isFirst = rest.startIndex == token.dropFirst(2).startIndex
    // Of letters that are options in part, nothing can be passed on.
    let isKnownInPart = node.unrecognized != nil && rest.contains { node.match(.short($0)) != nil }
    if isFirst, !isKnownInPart, takePositional(token) { return }
    let name = ArgumentName.short(letter)
    if isForDefault(name, token), descendToDefault() { return readLetters(of: "-\(letter)\(rest)") }
    let suggestion = node.suggestedOption(for: name)?.description
    fail(node.missingDash(in: token) ?? .unknownOption(name.description, suggestion: suggestion))
  }
}

extension ArgumentDefinition {
  /// Whether a word can be a value of an option: what isn't another option.
  fileprivate func isValue(_ word: String) -> Bool { word != "--" && (!word.isDashed || receiver.reads(word)) }

  fileprivate func takesFromList(_ word: String) -> Bool { description.parsing == .remaining || isValue(word) }
}

extension ArgumentDescription {
  fileprivate var takesList: Bool { kind == .option && (parsing == .upToNextOption || parsing == .remaining) }
}

extension CommandNode {
  /// The match of a name.
  enum Match {
    case argument(ArgumentDefinition, isInverse: Bool)
    case builtIn(BuiltIn.Request)
  }

  /// What a name stands for; a further name only where nothing has it as a name of its own.
  fileprivate func match(_ name: ArgumentName) -> Match? {
    for definition in definitions {
      if definition.description.names.contains(name) { return .argument(definition, isInverse: false) }
      if definition.description.inverseNames.contains(name) { return .argument(definition, isInverse: true) }
    }
    if let builtIn = builtIns.first(where: { $0.description.names.contains(name) }) { return .builtIn(builtIn.request) }
    for definition in definitions {
      if definition.description.aliases.contains(name) { return .argument(definition, isInverse: false) }
      if definition.description.inverseAliases.contains(name) { return .argument(definition, isInverse: true) }
    }
    return nil
  }

  /// The option that a value after a name is meant for: the one of that name, unless it can't read the value and the name is a
  /// further one of another option.
  fileprivate func option(
    named name: ArgumentName, for value: String, declared: ArgumentDefinition
  ) -> ArgumentDefinition {
    guard let other = option(withAlias: name), !declared.receiver.canRead(value) else { return declared }
    return other
  }

  fileprivate func option(withAlias name: ArgumentName) -> ArgumentDefinition? {
    definitions.first { $0.description.kind == .option && $0.description.aliases.contains(name) }
  }

  /// The error of a long name with a single dash: `-count` for `--count`, with or without a value.
  fileprivate func missingDash(in token: String) -> ParserError? {
    let word = String(token.dropFirst().prefix { $0 != "=" })
    guard suggestedNames.contains(.long(word)) else { return nil }
    return .unknownOption("-\(word)", suggestion: ArgumentName.long(word).description)
  }
}
