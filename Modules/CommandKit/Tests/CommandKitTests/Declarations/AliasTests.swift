import CommandKit
import Testing

/// Further names of options, for those who guess them.
@MainActor @Suite struct AliasTests {
  nonisolated static let lines = [
    Row("--on 3", "on=3"),
    Row("--date 3", "on=3"),
    Row("--when=3", "on=3"),
    Row("--date -3", "on=-3"),
    Row("--date 3 --on 4", "on=4"),
    Row("--memo", "Missing value for '--memo <name>'"),
    Row("--date x", "The value 'x' is invalid for '--date <on>'"),
    Row("--dtae 3", "Unknown option '--dtae'. Did you mean '--date'?"),
    Row("-date 3", "Unknown option '-date'. Did you mean '--date'?"),
    Row("--silent", "quiet"),
    Row("--hush", "quiet"),
    Row("--silent=x", "The option '--silent' does not take any value, but 'x' was specified."),
    Row("--no-draft", "draft=false"),
    Row("--no-sketch", "draft=false"),
    Row("--sketch --no-draft --sketch", ""),
    Row("--ascending", "order=up"),
    Row("--up --down", "'--down' can't be given together with '--up'"),
    Row("--ascending --down", "'--down' can't be given together with '--ascending'"),
  ]

  @Test(arguments: lines) func `a further name is read as the option's own`(_ row: Row) {
    let found = outcome(row.line, of: Diary.self)
    #expect(found == row.expected)
  }

  nonisolated static let shared = [
    Row("tint --color teal", "tint tint=teal"),
    Row("tint --color=teal", "tint tint=teal"),
    Row("tint --color never", "tint color=never"),
    Row("tint --color=never --color teal", "tint tint=teal color=never"),
    Row("--color never tint --tint teal", "tint tint=teal color=never"),
    Row("tint --tint never", "tint tint=never"),
    Row("tint --color plaid", "The value 'plaid' is invalid for '--color <tint>': it has two colours"),
    Row("tint --color", "Missing value for '--color <color>'"),
    Row(
      "plain --color teal",
      "The value 'teal' is invalid for '--color <color>'. "
        + "Please provide one of 'auto' and 'never'."),
  ]

  @Test(arguments: shared) func `a name that a global option has too is told by its value`(_ row: Row) {
    let found = outcome(row.line, of: Paint.self)
    #expect(found == row.expected)
  }

  @Test func `help mentions further names, and usage leaves them out`() async {
    let help = await CommandRunner(Diary.self).exit(of: ["--help"]).output
    let expected = """
      USAGE: diary [--on <on>] [--name <name>] [--quiet] [--draft] [--no-draft] [--up] [--down]

      OPTIONS:
        --on <on>               The day. (also: --date, --when)
        --name <name>           (default: x; also: --memo)
        --quiet                 (also: --silent, --hush)
        --draft/--no-draft      (default: --draft; also: --sketch, --no-sketch)
        --up                    (also: --ascending)
        --down
        -h, --help              Show help information.
      """
    let wide = await CommandRunner(Diary.self, width: 100).exit(of: ["--help"]).output
    #expect(wide == expected)
    #expect(help.contains("(also: --date, --when)"))
  }

  @Test func `the manual mentions further names`() {
    let manual = ManualFormatter().page(for: Parser(Diary.self).description)
    #expect(manual.contains(#"The day. (also: \-\-date, \-\-when)"#))
  }

  @Test func `the grammar as JSON has every name`() async {
    let json = await CommandRunner(Diary.self).exit(of: ["--experimental-dump-help"]).output.filter { !$0.isWhitespace }
    #expect(json.contains(#""names":[{"kind":"long","name":"on"},{"kind":"long","name":"date"}"#))
    #expect(json.contains(#""names":[{"kind":"long","name":"no-draft"},{"kind":"long","name":"no-sketch"}]"#))
    #expect(json.contains(#""preferredName":{"kind":"long","name":"on"}"#))
  }

  nonisolated static let typed = [
    Row("-", "--on --name --quiet --draft --no-draft --up --down -h --help"),
    Row("--", "--on --name --quiet --draft --no-draft --up --down --help"),
    Row("--d", "--draft --down --date"),
    Row("--DAT", "--date"),
    Row("--no-s", "--no-sketch"),
  ]

  @Test(arguments: typed) func `a further name is offered once its beginning is typed`(_ row: Row) async {
    guard case .candidates(let found) = await Parser(Diary.self).completion(after: [], of: row.line) else {
      Issue.record("no words are offered")
      return
    }
    let names = Set(found.map(\.value))
    #expect(names == Set(words(row.expected)))
  }

  @Test func `a value is completed after a further name`() async {
    let found = await Parser(Paint.self).completion(after: ["tint"], of: "--hue=")
    #expect(found == .candidates([CompletionCandidate("--hue=teal"), CompletionCandidate("--hue=never")]))
  }

  nonisolated static let sharedValues = [
    Row("tint --color |", "auto never teal never"),
    Row("tint --color=|", "--color=auto --color=never --color=teal --color=never"),
    Row("tint --tint |", "teal never"), Row("tint --hue |", "teal never"), Row("plain --color |", "auto never"),
    Row("tint --color teal |", ""),
  ]

  @Test(arguments: sharedValues) func `the values of both options of a name are offered`(_ row: Row) async {
    let typed = row.line.dropLast().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let found = await Parser(Paint.self).completion(after: typed.dropLast(), of: typed.last ?? "")
    guard case .candidates(let candidates) = found else {
      Issue.record("no words are offered")
      return
    }
    let values = candidates.map(\.value).filter { !$0.hasPrefix("--") || $0.contains("=") }
    #expect(values.filter { $0 != "-h" } == words(row.expected))
  }

  @Test func `a further name that is another's is a defect, but for that of a global option`() {
    let sound = Parser(Paint.self).description.defects
    let torn = Parser(Torn.self).description.defects
    #expect(sound == [])
    #expect(
      torn == [
        "torn: --b is declared twice", "torn: --help is declared twice", "torn: --b is declared twice",
        "torn: --color is declared twice", "torn: <nameless> has no name", "torn: '--two words' can't be typed",
        "torn: the word 'guess' of <w> is taken",
      ])
  }
}

private struct Diary: ParsableCommand, Summarised {
  @Option(name: [.long, .alias("date"), .alias("when")], help: "The day.") var on: Int?
  @Option(name: [.alias("memo"), .long]) var name = "x"
  @Flag(name: [.long, .alias("silent"), .alias("hush")]) var quiet = false
  @Flag(name: [.long, .alias("sketch")], inversion: .prefixedNo) var draft = true
  @Flag var order: Order?

  enum Order: EnumerableFlag {
    case up, down

    static func name(for value: Order) -> NameSpecification { value == .up ? [.long, .alias("ascending")] : .long }
  }

  var summary: [String] {
    (on.map { ["on=\($0)"] } ?? []) + (quiet ? ["quiet"] : []) + (draft ? [] : ["draft=false"])
      + (order.map { ["order=\($0)"] } ?? [])
  }
}

private struct Paint: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Tint.self, Plain.self])

  @OptionGroup(scope: .global) var globals: Globals

  struct Globals: ParsableArguments {
    @Option var color: When?
  }

  enum When: String, CaseIterable, ExpressibleByArgument { case auto, never }

  struct Tint: ParsableCommand {
    @OptionGroup var globals: Globals
    @Option(
      name: [.long, .alias("color"), .alias("hue")], completion: .list(["teal", "never"]),
      transform: { text in
        if text == "plaid" { throw ValidationError("it has two colours") }
        return text
      })
    var tint: String?
  }

  struct Plain: ParsableCommand {}
}

extension Paint.Tint: Summarised {
  var summary: [String] {
    (tint.map { ["tint=\($0)"] } ?? []) + (globals.color.map { ["color=\($0)"] } ?? [])
  }
}

private struct Torn: ParsableCommand {
  @OptionGroup(scope: .global) var globals: Paint.Globals
  @Option var b: Int?
  @Option(name: [.long, .alias("b"), .alias("help")]) var c: Int?
  @Option(name: [.long, .alias("b")]) var d: Int?
  @Flag(name: [.long, .alias("color")]) var e = false
  @Option(name: .init([.alias("guess")])) var nameless: Int?
  @Option(name: [.long, .alias("two words")], help: ArgumentHelp(suggestion: .words(["guess"]))) var w: Int?
}
