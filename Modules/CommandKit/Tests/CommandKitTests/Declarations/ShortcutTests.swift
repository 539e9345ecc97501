import CommandKit
import Testing

/// Short words for commands further down.
@MainActor @Suite struct ShortcutTests {
  nonisolated static let lines = [
    Row("save 5", "entry add amount=5"),
    Row("save -5 --note x", "entry add amount=-5 note=x"),
    Row("--book b save 5", "entry add amount=5 book=b"),
    Row("save --book b 5", "entry add amount=5 book=b"),
    Row("entry add 5", "entry add amount=5"),
    Row("put 5", "entry add amount=5"),
    Row("pile", "entry pile top"),
    Row("entry pile lift", "entry pile lift"),
    Row("save", "Missing expected argument '<amount>'"),
    Row("save 5 6", "Unexpected argument '6'"),
    Row("save --help", "help: purse entry add"),
    Row("help save", "help: purse entry add"),
    Row("help save --man", "manual: purse entry add"),
    Row("save --experimental-dump-help", "dump: purse entry add"),
    Row("save --version", "version 1"),
    Row("entry save 5", "Unexpected argument 'save'"),
    Row("-- save", "Unexpected argument 'save'"),
    Row("sav 5", "Unexpected argument 'sav'. Did you mean 'save'?"),
    Row("erase", "entry erase"),
    Row("eraze", "Unexpected argument 'eraze'"),
  ]

  @Test(arguments: lines) func `a short word is read as the long name of its command`(_ row: Row) {
    let found = outcome(row.line, of: Purse.self)
    #expect(found == row.expected)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any line means the same with the short word and with the long name`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "5", "-5", "x", "--note", "--note=y", "--book", "b", "--nte", "--", "-", "--help", "--version", "''", "help",
    ]
    for _ in 0..<200 {
      func some(_ most: Int) -> String {
        (0..<Int.random(in: 0...most, using: &generator)).compactMap { _ in pieces.randomElement(using: &generator) }
          .joined(separator: " ")
      }
      let (before, after) = (Bool.random(using: &generator) ? "--book c" : "", some(5))
      let short = outcome("\(before) save \(after)", of: Purse.self)
      let long = outcome("\(before) entry add \(after)", of: Purse.self)
      if short != long { Issue.record("\(before) save \(after) is \(short), and \(long) in full") }
    }
  }

  @Test func `a line with a short word makes the very command`() throws {
    let command = try Purse.parseAsRoot(["save", "5"])
    let add = try #require(command as? Purse.Add)
    #expect(add.amount == 5)
  }

  @Test func `the help of a command with short words lists them under their headings`() async {
    let help = await CommandRunner(Purse.self).exit(of: ["--help"]).output
    let expected = """
      SUBCOMMANDS:
        entry                   Entries.

      SHORTCUTS:
        pile                    Puts one on the other.

      DAILY SUBCOMMANDS:
        save                    Adds an entry.
        put                     Puts money in.
        look                    Looks inside.

        See 'purse help <subcommand>' for detailed help.
      """
    #expect(help.hasSuffix(expected))
  }

  @Test func `hidden help names the words of hidden commands`() async {
    let help = await CommandRunner(Purse.self).exit(of: ["--help-hidden"]).output
    #expect(help.contains("\n  erase\n"))
  }

  @Test func `the help of a command names its short words`() async {
    let help = await CommandRunner(Purse.self).exit(of: ["entry", "add", "--help"]).output
    let same = await CommandRunner(Purse.self).exit(of: ["save", "--help"]).output
    let other = await CommandRunner(Purse.self).exit(of: ["look", "--help"]).output
    #expect(
      help.hasPrefix(
        """
        OVERVIEW: Adds an entry.

        USAGE: purse entry add <amount> [--note <note>]

        ALSO: purse save, purse put

        ARGUMENTS:
        """))
    #expect(help == same)
    #expect(!other.contains("ALSO"))
  }

  @Test func `the manual writes a line for each way to call a command`() async {
    let page = await CommandRunner(Purse.self).exit(of: ["help", "--man"]).output
    let lines = [
      #".SS "purse entry add""#, #"\fBpurse entry add\fR <amount> [\-\-note <note>]"#, ".br",
      #"\fBpurse save\fR <amount> [\-\-note <note>]"#,
    ]
    #expect(page.contains(lines.joined(separator: "\n")))
    #expect(page.contains(#"\fBpurse entry pile\fR <subcommand>"# + "\n.br\n" + #"\fBpurse pile\fR <subcommand>"#))
  }

  @Test func `the grammar as JSON has the words beside the subcommands`() async {
    let json = await CommandRunner(Purse.self).exit(of: ["--experimental-dump-help"]).output
    let compact = json.filter { !$0.isWhitespace }
    #expect(compact.contains(#"{"command":["entry","add"],"name":"save"}"#))
    #expect(compact.contains(#"{"command":["entry","pile"],"name":"pile"}"#))
  }

  @Test func `short words are offered beside the subcommands, and what follows is that of the long name`() async {
    let words = await offered(after: [])
    let topics = await offered(after: ["help"])
    let options = await offered(after: ["save"], of: "--n")
    #expect(words == ["entry", "look", "pile", "save", "put", "help"])
    #expect(topics == words)
    #expect(options == ["--note"])
  }

  @Test func `a short word is offered with what is said of its command`() async {
    guard case .candidates(let words) = await Parser(Purse.self).completion(after: [], of: "") else {
      Issue.record("no words are offered")
      return
    }
    let abstracts = words.filter { ["save", "put"].contains($0.value) }.map(\.abstract)
    #expect(abstracts == ["Adds an entry.", "Puts money in."])
  }

  @Test func `the words of a list are put into the language`() async {
    var strings = CommandStrings.english
    strings.phrase = { $0.isEmpty ? "" : "<\($0)>" }
    let help = await CommandRunner(Purse.self, strings: strings).exit(of: ["--help"]).output
    #expect(help.contains("put                     <Puts money in.>"))
    #expect(help.contains("save                    <Adds an entry.>"))
  }

  @Test func `sound short words have no defects`() {
    let defects = Parser(Purse.self).description.defects
    #expect(defects == [])
  }

  @Test func `short words that can't be used are defects`() {
    let defects = Parser(Torn.self).description.defects
    let expected = [
      "torn: the shortcut 'entry' is the name of another command",
      "torn: the shortcut 'twice' is the name of another command",
      "torn: the shortcut 'help' is the name of another command",
      "torn: the shortcut '-x' can't be called",
      "torn: the shortcut 'far' stands for no command below",
      "torn: the shortcut 'deep' leaves no place for '--key <key>' of 'locked'",
    ]
    #expect(defects == expected)
  }

  @Test func `a subcommand is called where a short word has its name`() {
    let found = outcome("entry 5", of: Torn.self)
    #expect(found == "entry")
  }

  private func offered(after words: [String], of current: String = "") async -> [String] {
    let found = await Parser(Purse.self).completion(after: words, of: current)
    guard case .candidates(let candidates) = found else { return [] }
    return candidates.map(\.value)
  }
}

private struct Purse: ParsableCommand {
  static let configuration = CommandConfiguration(
    version: "1", subcommands: [Entry.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Daily", subcommands: [Look.self],
        shortcuts: [
          CommandShortcut("save", for: Add.self),
          CommandShortcut("put", for: Add.self, abstract: "Puts money in."),
        ])
    ],
    shortcuts: [CommandShortcut("pile", for: Pile.self), CommandShortcut("erase", for: Erase.self)])

  @OptionGroup(scope: .global) var place: Place

  struct Place: ParsableArguments {
    @Option(help: "The book.") var book: String?
  }

  struct Entry: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Entries.", subcommands: [Add.self, Pile.self, Erase.self])
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Adds an entry.")

    @OptionGroup var place: Place
    @Argument(help: "How much.") var amount: Int
    @Option(help: "What for.") var note: String?
  }

  struct Pile: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Puts one on the other.", subcommands: [Lift.self])
  }

  struct Lift: ParsableCommand {}

  struct Erase: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)
  }

  struct Look: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Looks inside.")
  }
}

extension Purse.Add: Summarised {
  var summary: [String] {
    ["amount=\(amount)"] + (note.map { ["note=\($0)"] } ?? []) + (place.book.map { ["book=\($0)"] } ?? [])
  }
}

extension Purse.Pile: Summarised {
  var summary: [String] { ["top"] }
}

private struct Torn: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Entry.self, Locked.self, Open.self],
    shortcuts: [
      CommandShortcut("entry", for: Nest.self), CommandShortcut("twice", for: Nest.self),
      CommandShortcut("twice", for: Nest.self), CommandShortcut("help", for: Nest.self),
      CommandShortcut("-x", for: Nest.self), CommandShortcut("far", for: Purse.self),
      CommandShortcut("deep", for: Deep.self),
    ])

  struct Entry: ParsableCommand {
    @Argument var words: [String] = []
  }

  struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Nest.self])

    @OptionGroup var keys: Keys
  }

  struct Keys: ParsableArguments {
    @Option var key: Int
  }

  struct Nest: ParsableCommand {
    @OptionGroup var keys: Keys
  }

  struct Locked: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Deep.self])

    @Option var key: Int
  }

  struct Deep: ParsableCommand {}
}
