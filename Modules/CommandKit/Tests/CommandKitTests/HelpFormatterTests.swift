import CommandKit
import Testing

/// What the Kit's help has beyond its reference's, and what holds for every help.
@Suite struct HelpFormatterTests {
  @Test func `the values and the default are separated as the language does`() throws {
    var strings = CommandStrings.english
    strings.help.noteSeparator = "\u{A0}; "
    let description = try #require(Parser(Probe.self).description.subcommands.first { $0.name == "add" })
    let text = HelpFormatter(strings: strings).help(for: description)
    #expect(text.contains("(values: red, green, blue\u{A0}; default: red)"))
  }

  @Test func `a root shows its global options and its examples`() {
    let text = HelpFormatter().help(for: Parser(Tool.self).description)
    let expected = """
      OVERVIEW: Keeps things.

      USAGE: tool [--all] <subcommand>

      OPTIONS:
        --all                   Show everything.
        --version               Show the version.
        -h, --help              Show help information.

      GLOBAL OPTIONS:
        --data <file>           The data file. [env: TOOL_DATA]
        -w, --width <width>     How wide to draw. (default: 80) [env: TOOL_WIDTH]
        --json                  Answer as a document.

      SUBCOMMANDS:
        goal                    Manage goals.
        entry                   Manage entries.

      EXAMPLES:
        Show every goal.
          tool goal list
          tool entry add 4 -5 --on -3d

        See 'tool help <subcommand>' for detailed help.
      """
    #expect(text == expected)
  }

  @Test func `a command below shows the global options after its own`() throws {
    let text = try help(of: "goal list", in: Tool.self)
    let expected = """
      OVERVIEW: List goals.

      USAGE: tool goal list [--limit <limit>]

      OPTIONS:
        --limit <limit>         At most this many. [env: TOOL_LIMIT]
        --version               Show the version.
        -h, --help              Show help information.

      GLOBAL OPTIONS:
        --data <file>           The data file. [env: TOOL_DATA]
        -w, --width <width>     How wide to draw. (default: 80) [env: TOOL_WIDTH]
        --json                  Answer as a document.
      """
    #expect(text == expected)
  }

  @Test func `hidden things are shown on request, private ones never`() throws {
    let usual = try help(of: "add", in: Probe.self)
    let whole = try help(of: "add", in: Probe.self, includingHidden: true)
    let hidesSecret = !usual.contains("secret")
    let showsSecret = whole.contains("\n  --secret <secret>\n")
    let usesSecret = whole.contains("[--secret <secret>]")
    let hidesUnspoken = !whole.contains("unspoken")
    #expect(hidesSecret)
    #expect(showsSecret)
    #expect(usesSecret)
    #expect(hidesUnspoken)
  }

  @Test func `hidden subcommands are listed on request`() {
    let command = Parser(Probe.self).description
    let usual = HelpFormatter().help(for: command)
    let whole = HelpFormatter().help(for: command, includingHidden: true)
    let hides = !usual.contains("hid ")
    let shows = whole.contains("\n  hid                     Hidden.\n")
    #expect(hides)
    #expect(shows)
  }

  @Test(arguments: [57, 66, 80, 120]) func `no line is longer than the page`(_ width: Int) {
    let tooLong = Parser(Probe.self).description.flattened
      .flatMap { HelpFormatter(width: width).help(for: $0).split(separator: "\n") }
      .filter { $0.count > width }
    #expect(tooLong == [])
  }

  @Test(arguments: [-1, 0, 1, 2, 25, 26, 27]) func `a page too narrow for anything still has every word`(_ width: Int) {
    let command = Parser(Probe.self).description
    let narrow = HelpFormatter(width: width).help(for: command).split { $0 == " " || $0 == "\n" }
    let wide = HelpFormatter(width: 1_000).help(for: command).split { $0 == " " || $0 == "\n" }
    #expect(narrow == wide)
  }

  @Test func `a discussion keeps its line breaks and its indentation`() {
    struct Poem: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "poem", discussion: "first\n\n    indented words that are too many for a line\nlast")
    }
    let text = HelpFormatter(width: 32).help(for: Parser(Poem.self).description)
    let expected = """
      first

          indented words that are too
          many for a line
      last

      USAGE: poem

      OPTIONS:
        -h, --help              Show
                                help
                                information.
      """
    #expect(text == expected)
  }

  @Test func `a program brings its own words`() {
    let text = HelpFormatter(strings: .french).help(for: Parser(Tool.self, strings: .french).description)
    let failure = UsageFailure.reading("--limite 4 goal", of: Tool.self)
    let error = failure.map(FailureFormatter(strings: .french).text)
    let expected = """
      APERÇU : Keeps things.

      UTILISATION : tool [--all] <commande>

      OPTIONS:
        --all                   Show everything.
        --version               Show the version.
        -h, --help              Affiche l’aide.
      """
    let expectedError = """
      Erreur : option inconnue « --limite »
      Usage: tool [--all] <commande>
        See 'tool --help' for more information.
      """
    let startsInFrench = text.hasPrefix(expected)
    #expect(startsInFrench)
    #expect(error == expectedError)
  }

  private func help(
    of line: String, in root: any ParsableCommand.Type, includingHidden: Bool = false
  ) throws -> String {
    let found = Parser(root).description.flattened.first { $0.commandLine.hasSuffix(line) }
    return HelpFormatter().help(for: try #require(found), includingHidden: includingHidden)
  }
}

extension CommandStrings {
  fileprivate static var french: CommandStrings {
    var strings = CommandStrings()
    strings.help.overview = "APERÇU :"
    strings.help.usage = "UTILISATION :"
    strings.help.subcommandPlaceholder = "commande"
    strings.help.helpAbstract = "Affiche l’aide."
    strings.errors.error = { "Erreur : \($0)" }
    strings.errors.unknownOption = { "option inconnue « \($0) »" }
    return strings
  }
}

extension UsageFailure {
  fileprivate static func reading(_ line: String, of root: any ParsableCommand.Type) -> UsageFailure? {
    guard case .failure(let failure) = Parser(root).parse(words(line)) else { return nil }
    return failure
  }
}
