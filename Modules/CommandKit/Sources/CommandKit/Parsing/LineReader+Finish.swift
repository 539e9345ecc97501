// Once the line is read.
extension LineReader {
  func answer(
    to request: BuiltIn.Request, node: CommandNode, _ environment: [String: String]
  ) -> ParseResult {
    switch request {
    case .completionScript: completionScript(environment)
    case .help: .help(CommandDescription(page: node), includingHidden: false)
    case .helpHidden: .help(CommandDescription(page: node), includingHidden: true)
    case .dumpHelp: .machineHelp(CommandDescription(node))
    case .version: isVerbose ? versionDetails(of: node, environment) : .version(node.version)
    }
  }

  private func versionDetails(of node: CommandNode, _ environment: [String: String]) -> ParseResult {
    do {
      for definition in node.definitions { try definition.fallBack(on: environment) }
      return .versionDetails(node.version, ParsedCommand(command: node.command, node: node))
    } catch {
      return .failure(UsageFailure(error: error, command: CommandDescription(page: node)))
    }
  }

  /// The script is always that of the whole program, wherever on the line it is asked for.
  private func completionScript(_ environment: [String: String]) -> ParseResult {
    let shell =
      shellName.isEmpty
      ? CompletionShell(path: environment["SHELL"] ?? "") : CompletionShell(rawValue: shellName)
    if let shell { return .completionScript(CompletionScript(for: shell, program: root.name)) }
    let error = ParserError.unsupportedShell(shellName.isEmpty ? nil : shellName)
    return .failure(UsageFailure(error: error, command: CommandDescription(page: root)))
  }

  /// Follows the words after `help` down from the command that `help` stands below.
  func answer(to help: HelpCommand) -> ParseResult {
    var topic = node.ancestors.last ?? node
    for word in help.subcommands {
      guard let child = topic.child(named: word) else {
        if word == HelpCommand.optionsTopic, word == help.subcommands.last, topic.hasOptionsTopic, !help.man {
          return .help(CommandDescription(optionsOf: topic), includingHidden: false)
        }
        let error = ParserError.unknownSubcommand(word, suggestions: topic.suggestions(for: word))
        return .failure(UsageFailure(error: error, command: CommandDescription(page: topic)))
      }
      topic = child
    }
    if help.man { return .manual(CommandDescription(topic)) }
    return .help(CommandDescription(page: topic), includingHidden: false)
  }

  /// The command that the words after `help` name so far; nil when the line is no `help`, or names no command.
  var helpTopic: CommandNode? {
    guard let help = node.command as? HelpCommand else { return nil }
    var topic = node.ancestors.last
    for word in help.subcommands { topic = topic?.child(named: word) }
    return topic
  }
}

// What the declarations ask of a line that was read: those of every command on it, the first one's before the next one's.
extension LineReader {
  func finish(environment: [String: String]) -> ParseResult {
    do throws(UsageFailure) {
      let unexpected = values.filter(\.isUnexpected).map(\.text)
      if !unexpected.isEmpty { throw failure(.unexpectedArguments(unexpected, joined: values.joinedText), of: node) }
      if refusesUnusedOptions { try refuseUnusedOptions() }
      try fallBack(on: environment)
      try requireAll()
    } catch {
      return .failure(error)
    }
    return validated()
  }

  private func failure(_ error: ParserError, of node: CommandNode) -> UsageFailure {
    UsageFailure(error: error, command: CommandDescription(page: node))
  }

  /// Refuses an option of a command above that the last one doesn't share: nothing would read its value.
  private func refuseUnusedOptions() throws(UsageFailure) {
    for definition in node.ancestors.flatMap(\.ownDefinitions) where definition.receiver.isGiven {
      if node.definitions.contains(where: { $0.receiver === definition.receiver }) { continue }
      guard let name = definition.description.names.first else { continue }
      throw failure(.unknownOption("\(name)", suggestion: nil), of: node)
    }
  }

  private func fallBack(on environment: [String: String]) throws(UsageFailure) {
    // What a command shares with one above it is an option of both: an error names the last.
    for level in node.lineage.reversed() {
      for definition in level.definitions {
        do {
          try definition.fallBack(on: environment)
        } catch {
          throw failure(error, of: level)
        }
      }
    }
  }

  private func requireAll() throws(UsageFailure) {
    for level in node.ancestors { try require(level.ownDefinitions) }
    try require(node.definitions)
  }

  private func require(_ definitions: [ArgumentDefinition]) throws(UsageFailure) {
    guard let missing = definitions.first(where: { !$0.receiver.isSatisfied }) else { return }
    let owner = node.lineage.last { level in level.definitions.contains { $0.receiver === missing.receiver } }
    throw failure(.missingArgument(missing.description), of: owner ?? node)
  }

  private func validated() -> ParseResult {
    var level = node
    do {
      for group in node.globalGroups { try group.validate() }
      for ancestor in node.ancestors {
        level = ancestor
        _ = try ancestor.validated()
      }
      level = node
      return .command(ParsedCommand(command: try node.validated(), node: node))
    } catch let error as ValidationError {
      return .failure(failure(.validation(node.strings.phrase(error.message)), of: level))
    } catch {
      return .thrown(error, by: CommandDescription(page: level))
    }
  }
}

extension CommandNode {
  /// The command after the checks of its groups and its own. Global groups are left to the command that the line ends
  /// with.
  fileprivate func validated() throws -> any ParsableCommand {
    for group in groups where !group.isGlobal && !group.isShared { try group.property.validate() }
    var command = command
    try command.validate()
    return command
  }
}
