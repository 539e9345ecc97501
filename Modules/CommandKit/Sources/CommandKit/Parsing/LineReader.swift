/// Reads one command line, word by word.
///
/// Nothing stops it early: the first mistake is kept and reading goes on, because help asked for later on the line still counts.
struct LineReader {
  private(set) var node: CommandNode
  private var parent: CommandNode?
  var remaining: ArraySlice<String>
  private(set) var isTerminated = false
  private(set) var positionalsFilled = 0
  /// Whether a word named no subcommand, so that nothing is known of those after it.
  private(set) var isLost = false
  /// The option at the end of the line that still lacks its value.
  var awaited: ArgumentDefinition?
  private var unexpected: [String] = []
  private var failure: (error: ParserError, node: CommandNode)?
  private var request: (BuiltIn.Request, node: CommandNode)?
  private let root: CommandNode
  /// Whether more than the version is asked for, if the version is. No command has to declare the word for that.
  private let isVerbose: Bool
  /// The shell that a completion script was asked for; empty takes the one in use.
  var shellName = ""

  init(_ arguments: [String], root: CommandNode) {
    node = root
    self.root = root
    remaining = arguments[...]
    isVerbose = arguments.prefix { $0 != "--" }.contains("--verbose")
  }

  /// Reads the whole line and says what it asks for.
  mutating func read(environment: [String: String]) -> ParseResult {
    readAll()
    if let request { return answer(to: request.0, node: request.node, environment) }
    if let failure { return .failure(UsageFailure(error: failure.error, command: CommandDescription(failure.node))) }
    if let help = node.command as? HelpCommand { return answer(to: help) }
    do {
      return .command(try finish(environment: environment))
    } catch {
      return .failure(UsageFailure(error: error, command: CommandDescription(node)))
    }
  }
}

// What reading an option and completing a line need.
extension LineReader {
  /// Reads every word.
  mutating func readAll() {
    while let token = remaining.popFirst() { read(token) }
  }

  /// The argument that takes the next word without a name.
  var nextPositional: ArgumentDefinition? {
    node.positionals.dropFirst(positionalsFilled).first
  }

  /// Keeps a mistake, unless there was one before.
  mutating func fail(_ error: ParserError) {
    if failure == nil { failure = (error, node) }
  }

  /// Keeps a request; help beats the version, and of equals the first counts.
  mutating func ask(_ asked: BuiltIn.Request) {
    if let request, request.0.rawValue <= asked.rawValue { return }
    request = (asked, node)
  }

  /// Gives a word to an argument.
  mutating func give(_ text: String, to definition: ArgumentDefinition, from source: ParserError.ValueSource) {
    do {
      try definition.take(text, from: source)
    } catch {
      fail(error)
    }
  }

  /// Takes a dashed word as the value of the next positional, if it reads as one.
  mutating func takePositional(_ token: String) -> Bool {
    guard let next = nextPositional, next.receiver.reads(token) else { return false }
    takePositional(token, into: next)
    return true
  }
}

// What a word can be.
extension LineReader {
  private mutating func read(_ token: String) {
    if isTerminated {
      readValue(token)
    } else if token == "--" {
      isTerminated = true
    } else if token.hasPrefix("--") {
      readLong(token)
    } else if token.isDashed {
      readShort(token)
    } else {
      readWord(token)
    }
  }

  /// A word without a dash: the next command's name as long as there can be one, else a value.
  private mutating func readWord(_ word: String) {
    guard node.hasSubcommands, positionalsFilled == 0, !isLost else { return readValue(word) }
    if let child = node.child(named: word) {
      parent = node
      node = child
    } else if nextPositional != nil {
      readValue(word)
    } else {
      isLost = true
      fail(.unknownSubcommand(word, suggestion: Suggestion.nearestWord(to: word, among: node.childNames)))
    }
  }

  private mutating func readValue(_ word: String) {
    if let next = nextPositional {
      takePositional(word, into: next)
    } else {
      unexpected.append(word)
    }
  }

  private mutating func takePositional(_ word: String, into definition: ArgumentDefinition) {
    if !definition.description.isRepeating { positionalsFilled += 1 }
    give(word, to: definition, from: .position)
  }
}

// Once the line is read.
extension LineReader {
  private func answer(
    to request: BuiltIn.Request, node: CommandNode, _ environment: [String: String]
  ) -> ParseResult {
    switch request {
    case .completionScript: completionScript(environment)
    case .help: .help(CommandDescription(node), includingHidden: false)
    case .helpHidden: .help(CommandDescription(node), includingHidden: true)
    case .dumpHelp: .machineHelp(CommandDescription(node))
    case .version: isVerbose ? versionDetails(of: node, environment) : .version(node.version)
    }
  }

  private func versionDetails(of node: CommandNode, _ environment: [String: String]) -> ParseResult {
    do {
      for definition in node.definitions { try definition.fallBack(on: environment) }
      return .versionDetails(node.version, ParsedCommand(command: node.command, node: node))
    } catch {
      return .failure(UsageFailure(error: error, command: CommandDescription(node)))
    }
  }

  /// The script is always that of the whole program, wherever on the line it is asked for.
  private func completionScript(_ environment: [String: String]) -> ParseResult {
    let shell =
      shellName.isEmpty
      ? CompletionShell(path: environment["SHELL"] ?? "") : CompletionShell(rawValue: shellName)
    if let shell { return .completionScript(CompletionScript(for: shell, program: root.name)) }
    let error = ParserError.unsupportedShell(shellName.isEmpty ? nil : shellName)
    return .failure(UsageFailure(error: error, command: CommandDescription(root)))
  }

  /// Follows the words after `help` down from the command that `help` stands below.
  private func answer(to help: HelpCommand) -> ParseResult {
    var topic = parent ?? node
    for word in help.subcommands {
      guard let child = topic.child(named: word) else {
        let suggestion = Suggestion.nearestWord(to: word, among: topic.childNames)
        let error = ParserError.unknownSubcommand(word, suggestion: suggestion)
        return .failure(UsageFailure(error: error, command: CommandDescription(topic)))
      }
      topic = child
    }
    let description = CommandDescription(topic)
    return help.man ? .manual(description) : .help(description, includingHidden: false)
  }

  /// Where the words after `help` have led so far; nil when the line is no `help`, or names nothing there is.
  var helpTopic: CommandNode? {
    guard let help = node.command as? HelpCommand else { return nil }
    var topic = parent
    for word in help.subcommands { topic = topic?.child(named: word) }
    return topic
  }

  private func finish(environment: [String: String]) throws(ParserError) -> ParsedCommand {
    if !unexpected.isEmpty { throw .unexpectedArguments(unexpected) }
    for definition in node.definitions { try definition.fallBack(on: environment) }
    for definition in node.definitions where !definition.receiver.isSatisfied {
      throw .missingArgument(definition.description)
    }
    return ParsedCommand(command: try validated(), node: node)
  }

  private func validated() throws(ParserError) -> any ParsableCommand {
    var command = node.command
    do {
      for group in node.groups { try group.validate() }
      try command.validate()
    } catch {
      throw .validation(node.strings.phrase(error.message))
    }
    return command
  }
}

extension ArgumentDefinition {
  /// Reads a word and keeps its value. A blank one is a script's unset variable more often than a value, so a declaration
  /// has to allow it.
  func take(_ text: String, from source: ParserError.ValueSource) throws(ParserError) {
    guard description.allowsEmpty || !text.isBlank, receiver.accept(text) else {
      throw .invalidValue(text, description, source: source, reason: receiver.refusal(of: text))
    }
  }

  func fallBack(on environment: [String: String]) throws(ParserError) {
    guard !receiver.isGiven, let name = description.environmentName else { return }
    guard let text = environment[name], !text.isEmpty else { return }
    try take(text, from: .environment(name))
  }
}

extension String {
  /// Whether the word can only be options, or a value that begins with a dash. A lone dash is an ordinary value.
  var isDashed: Bool { hasPrefix("-") && self != "-" }

  /// Whether there is nothing but white space, or nothing at all.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
