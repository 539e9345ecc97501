/// Reads command lines for one program.
///
/// Parsing is pure: it prints nothing, reads no environment of its own and changes nothing, so one parser serves any number of
/// lines. The rules are those of swift-argument-parser; the Kit's README names the differences.
public struct Parser: Sendable {
  private let root: any ParsableCommand.Type
  private let strings: CommandStrings
  private let refusesUnusedOptions: Bool

  /// - Parameters:
  ///   - root: the program's first command.
  ///   - strings: the words of the built-in options in descriptions.
  ///   - refusesUnusedOptions: whether an option of a command above is unknown where the command that is run doesn't share
  ///     it. swift-argument-parser takes it, and hands it to nobody.
  public init(
    _ root: any ParsableCommand.Type, strings: CommandStrings = .english, refusesUnusedOptions: Bool = false
  ) {
    self.root = root
    self.strings = strings
    self.refusesUnusedOptions = refusesUnusedOptions
  }

  /// The whole program; the cost grows with the number of its commands.
  public var description: CommandDescription { CommandDescription(rootNode) }

  /// The program's first command as its help describes it.
  var page: CommandDescription { CommandDescription(page: rootNode) }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the variables that options fall back on.
  /// - Returns: what is asked for. Help beats the version, and both beat every mistake on the line; of several mistakes the
  ///   first one is reported.
  public func parse(_ arguments: [String], environment: [String: String] = [:]) -> ParseResult {
    var reader = LineReader(arguments, root: rootNode, refusesUnusedOptions: refusesUnusedOptions)
    return reader.read(environment: environment)
  }

  var rootNode: CommandNode { CommandNode(root, below: nil, strings: strings) }
}
