/// The words that may stand at the end of a line.
struct Expectation {
  /// Subcommands or options.
  var candidates: [CompletionCandidate] = []
  /// The argument whose value may stand there.
  var argument: ArgumentDescription?
  /// Another whose value may stand there, because its alias is the name of that one.
  var other: ArgumentDescription?
  /// The text before the value in the same word: `--name=`.
  var attachment = ""
}

extension LineReader {
  /// Reads the line as far as it goes and says what may follow.
  ///
  /// - Parameter current: what is typed already of the word that follows.
  mutating func expectation(of current: String) -> Expectation {
    readAll()
    if isLost { return Expectation() }
    if let awaited {
      let other = awaitedByAlias.flatMap { $0.receiver === awaited.receiver ? nil : $0.description }
      return Expectation(argument: awaited.description, other: other)
    }
    if let continued, continued.description.parsing == .remaining || !current.hasPrefix("-") {
      return Expectation(argument: continued.description)
    }
    if let topic = helpTopic {
      let words = topic.childCandidates + (topic.hasOptionsTopic ? [CompletionCandidate(HelpCommand.optionsTopic)] : [])
      return Expectation(candidates: current.hasPrefix("-") ? options(beginningWith: current) : words)
    }
    if isTerminated || !current.hasPrefix("-") { return expectedWord(of: current) }
    return expectedValue(in: current) ?? Expectation(candidates: options(beginningWith: current))
  }
}

extension LineReader {
  private func expectedWord(of current: String) -> Expectation {
    let canDescend = node.hasSubcommands && !isTerminated
    let words = canDescend ? node.childCandidates : []
    let argument = (nextPositional ?? node.defaultChildren.lazy.compactMap(\.positionals.first).first)?.description
    let hasNothing = words.isEmpty && argument == nil && current.isEmpty && !isTerminated
    return Expectation(candidates: hasNothing ? options(beginningWith: current) : words, argument: argument)
  }

  /// `--name=` and the beginning of its value.
  private func expectedValue(in current: String) -> Expectation? {
    guard let equals = current.firstIndex(of: "=") else { return nil }
    let name = current[..<equals]
    let arguments = reachable.map(\.description).filter { argument in
      argument.kind == .option && argument.allNames.contains { $0.description == name }
    }
    // The option whose own name it is comes first.
    let own = arguments.first { argument in !argument.aliases.contains { $0.description == name } } ?? arguments.first
    return Expectation(argument: own, other: arguments.first { $0 != own }, attachment: "\(name)=")
  }

  /// What may be given from here on: to the command, and to the subcommand that the line is for where it names none.
  private var reachable: [ArgumentDefinition] {
    let own = node.definitions
    let below = isLost ? [] : node.defaultChildren.flatMap(\.definitions)
    return own + below.filter { definition in !own.contains { $0.receiver === definition.receiver } }
  }

  /// Every name of the options that help names, without those that were given and don't add up; a further name once its
  /// beginning is typed. Only what begins like the word: some shells offer what merely has its letters.
  private func options(beginningWith current: String) -> [CompletionCandidate] {
    let open = reachable.filter { !$0.receiver.isGiven || $0.description.isRepeating }
    let all = open.map(\.description) + node.builtIns.map(\.description)
    let typed = current.lowercased()
    return all.filter { $0.kind != .positional && $0.isVisible() }.flatMap { argument in
      let aliases = typed.count > 2 ? argument.aliases + argument.inverseAliases : []
      return (argument.names.shortFirst + argument.inverseNames + aliases).map(\.description)
        .filter { $0.lowercased().hasPrefix(typed) }.map { CompletionCandidate($0, abstract: argument.abstract) }
    }
  }
}

extension CommandNode {
  /// The displayed commands below this one and its short words, `help` included.
  fileprivate var childCandidates: [CompletionCandidate] {
    let shown = configuration.allSubcommands.filter { $0.declaration.shouldDisplay }
    let names = shown.map {
      CompletionCandidate($0.commandName, abstract: strings.phrase($0.declaration.abstract))
    }
    let candidates = names + shownShortcuts.map { CompletionCandidate($0.name, abstract: abstract(of: $0)) }
    guard hasSubcommands, let help = child(named: HelpCommand.commandName) else { return candidates }
    return candidates + [CompletionCandidate(help.name, abstract: help.configuration.abstract)]
  }

  /// Takes what the environment has; a value that can't be read is ignored.
  func fillFromEnvironment(_ environment: [String: String]) {
    for definition in definitions { _ = Result { try definition.fallBack(on: environment) } }
  }
}
