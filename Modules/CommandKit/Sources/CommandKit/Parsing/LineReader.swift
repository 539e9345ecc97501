/// Reads one command line, word by word.
///
/// Nothing stops it early: the first mistake is kept and reading goes on, because help asked for later on the line
/// still counts.
struct LineReader {
  private(set) var node: CommandNode
  var remaining: ArraySlice<String>
  private(set) var isTerminated = false
  private(set) var positionalsFilled = 0
  /// Whether a word named no subcommand, so that nothing is known of those after it.
  private(set) var isLost = false
  /// The option at the end of the line that still lacks its value.
  var awaited: ArgumentDefinition?
  /// The further option that the name of the awaited one may mean.
  var awaitedByAlias: ArgumentDefinition?
  /// The option that takes more of what follows the line, unless that is another option.
  var continued: ArgumentDefinition?
  /// The words that were taken as values, and those that nothing took.
  private(set) var values: [ValueWord] = []
  /// The last value of a flag's property, and the name it was given by.
  var flags: [ObjectIdentifier: (text: String, name: ArgumentName)] = [:]
  private var failure: (error: ParserError, node: CommandNode)?
  private var request: (BuiltIn.Request, node: CommandNode)?
  let root: CommandNode
  private let count: Int
  /// Whether an option above that the command doesn't share is a mistake.
  let refusesUnusedOptions: Bool
  /// Whether more than the version is asked for, if the version is. No command has to declare the word for that.
  let isVerbose: Bool
  /// The shell that a completion script was asked for; empty takes the one in use.
  var shellName = ""

  init(_ arguments: [String], root: CommandNode, refusesUnusedOptions: Bool = false) {
    node = root
    self.refusesUnusedOptions = refusesUnusedOptions
    self.root = root
    remaining = arguments[...]
    count = arguments.count
    isVerbose = arguments.prefix { $0 != "--" }.contains("--verbose")
  }

  /// Reads the whole line and says what it asks for.
  mutating func read(environment: [String: String]) -> ParseResult {
    readAll()
    if let request { return answer(to: request.0, node: request.node, environment) }
    if let failure {
      return .failure(UsageFailure(error: failure.error, command: CommandDescription(page: failure.node)))
    }
    if let help = node.command as? HelpCommand { return answer(to: help) }
    while descendToDefault() {}
    return finish(environment: environment)
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
    let ordinary = node.positionals.dropFirst(positionalsFilled).first
    return isTerminated ? node.afterTerminator ?? ordinary : ordinary
  }

  /// Goes on with the default subcommand; false where there is none.
  mutating func descendToDefault() -> Bool {
    guard !isLost, let child = node.defaultChild else { return false }
    descend(to: child)
    return true
  }

  private mutating func descend(to child: CommandNode) {
    node = child
    positionalsFilled = 0
  }

  /// Keeps a mistake, unless there was one before.
  mutating func fail(_ error: ParserError) {
    if failure == nil { failure = (error, node) }
  }

  /// Notes the word that was read last as a value.
  mutating func noteValue(_ text: String, of definition: ArgumentDefinition?) {
    values.append(ValueWord(text: text, place: count - remaining.count, definition: definition))
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

  /// Takes a dashed word as the value of the next positional, if it reads as one or is passed through. Where a number
  /// is awaited, a dash and a digit begin one, even if the whole is none that can be read.
  mutating func takePositional(_ token: String) -> Bool {
    if let list = node.unrecognized, nextPositional?.receiver.reads(token) != true {
      takePositional(token, into: list)
      return true
    }
    guard let next = nextPositional else { return false }
    if node.capturesRest {
      readValue(token)
      return true
    }
    let isNumber = token.dropFirst().first?.isNumber == true && next.receiver.reads("-1")
    guard isNumber || next.receiver.reads(token) else { return false }
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
      if let list = node.unrecognized { takePositional(token, into: list) }
      if node.capturesRest { readValue(token) }
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
    guard node.hasSubcommands, !isLost else { return readValue(word) }
    if let child = node.child(named: word) {
      descend(to: child)
    } else if nextPositional != nil {
      readValue(word)
    } else if node.defaultChildren.contains(where: { $0.takes(word) }), descendToDefault() {
      // A word that the default subcommand has no use for is a mistyped name more likely.
      readWord(word)
    } else {
      isLost = true
      fail(.unknownSubcommand(word, suggestions: node.suggestions(for: word)))
    }
  }

  private mutating func readValue(_ word: String) {
    if node.capturesRest { isTerminated = true }
    if let next = nextPositional {
      takePositional(word, into: next)
    } else if descendToDefault() {
      readValue(word)
    } else {
      noteValue(word, of: nil)
    }
  }

  private mutating func takePositional(_ word: String, into definition: ArgumentDefinition) {
    if !definition.description.isRepeating { positionalsFilled += 1 }
    noteValue(word, of: definition)
    give(word, to: definition, from: .position)
  }
}

extension CommandNode {
  /// Whether a word is a value here, or the name of a subcommand.
  fileprivate func takes(_ word: String) -> Bool { !positionals.isEmpty || child(named: word) != nil }
}

extension ArgumentDefinition {
  /// Reads a word and keeps its value. A blank one is a script's unset variable more often than a value, so a
  /// declaration has to allow it.
  func take(_ text: String, from source: ParserError.ValueSource) throws(ParserError) {
    do throws(ValueRefusal) {
      if text.isBlank, !description.allowsEmpty { throw ValueRefusal(reason: receiver.refusal(of: text)) }
      try receiver.accept(text)
    } catch {
      throw .invalidValue(text, description, source: source, reason: error.reason)
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
