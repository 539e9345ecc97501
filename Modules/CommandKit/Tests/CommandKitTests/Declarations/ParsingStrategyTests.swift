import CommandKit
import Testing

/// Which words an option or a list takes.
@MainActor @Suite struct ParsingStrategyTests {
  nonisolated static let options = [
    Row("--files a b --verbose c", "files=a,b verbose rest=c"),
    Row("--files a --verbose --files b c", "files=a,b,c verbose"),
    Row("--files=a b", "files=a,b"),
    Row("-fa b", "files=a,b"),
    Row("-vf a b", "files=a,b verbose"),
    Row("--files a -- b", "files=a rest=b"),
    Row("--files --verbose", "Missing value for '--files <files>'"),
    Row("--files", "Missing value for '--files <files>'"),
    Row("--files=", "Missing value for '--files <files>'"),
    Row("--files a ''", "The value '' is invalid for '--files <files>'"),
    Row("--files a --other", "Unknown option '--other'"),
    Row("--numbers 1 -2 -v", "numbers=1,-2 verbose"),
    Row("--numbers 1 x", "The value 'x' is invalid for '--numbers <numbers>'"),
    Row("--tail a --verbose -- --tail ''", "tail=a,--verbose,--,--tail,"),
    Row("--tail=a --verbose", "tail=a,--verbose"),
    Row("--tail", ""),
    Row("--raw --verbose", "raw=--verbose"),
    Row("--raw --", "raw=--"),
    Row("--raw=x", "raw=x"),
    Row("--raw", "Missing value for '--raw <raw>'"),
    Row("--name --verbose Ada", "name=Ada verbose"),
    Row("--name Ada --verbose b", "name=Ada verbose rest=b"),
    Row("--name --verbose", "Missing value for '--name <name>'"),
    Row("--name --other Ada", "Unknown option '--other'"),
    Row("--name -- Ada", "Missing value for '--name <name>'"),
    Row("--each --a --each --b", "each=--a,--b"),
    Row("--coded 1 2 -v", "coded=1!,2! verbose"),
  ]

  @Test(arguments: options) func `an option takes the words that its strategy says`(_ row: Row) {
    let found = outcome(row.line, of: Taker.self)
    #expect(found == row.expected)
  }

  nonisolated static let lists = [
    Row("all foo --verbose bar -z --other=1", "all verbose name=foo bar,-z,--other=1"),
    Row("all -z foo --verbose -x bar", "all verbose name=foo -z,-x,bar"),
    Row("all foo -- --verbose", "all name=foo --,--verbose"),
    Row("all -vz foo", "Unknown option '-z'"),
    Row("all -zv foo", "Unknown option '-z'"),
    Row("all -zx foo", "all name=foo -zx"),
    Row("all foo --help", "help: taker all"),
    Row("all", "Missing expected argument '<name>'"),
    Row("post a -v -- -v --", "post verbose title=a -v,--"),
    Row("post -- a", "post a"),
    Row("post a b", "Unexpected argument 'b'"),
    Row("post --x -- --x", "Unknown option '--x'"),
    Row("post", "post "),
    Row("coded -- 1 2", "coded 1!,2!"),
  ]

  @Test(arguments: lists) func `a list takes the words that its strategy says`(_ row: Row) {
    let found = outcome(row.line, of: Taker.self)
    #expect(found == row.expected)
  }

  @Test func `usage shows where the words after two dashes stand`() async {
    let help = await CommandRunner(Taker.self).exit(of: ["post", "--help"]).output
    #expect(help.contains("USAGE: taker post [--verbose] [<title>] -- [<rest> ...]"))
  }

  @Test func `the grammar as JSON names the strategies`() async {
    let json = await CommandRunner(Taker.self).exit(of: ["--experimental-dump-help"]).output
    let found = json.split(separator: "\n").filter { $0.contains("parsingStrategy") }
      .compactMap { $0.split(separator: "\"").last(where: { $0 != "," }) }
    let expected: Set<Substring> = [
      "default", "upToNextOption", "allRemainingInput", "unconditional", "scanningForValue", "allUnrecognized",
      "postTerminator",
    ]
    #expect(Set(found) == expected)
  }

  nonisolated static let completions = [
    Row("--files |", "x y"), Row("--files a |", "x y"), Row("--files a --ver|", "--verbose"),
    Row("--tail a --ver|", "x y"),
    Row("--tail |", "x y"), Row("--name --verbose |", "x y"), Row("post -- |", "x y"), Row("post |", ""),
  ]

  @Test(arguments: completions) func `what a list takes more of is offered`(_ row: Row) async {
    let typed = row.line.dropLast().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let found = await Parser(Taker.self).completion(after: typed.dropLast(), of: typed.last ?? "")
    let candidates = words(row.expected).map(\.self)
    guard case .candidates(let offered) = found else {
      Issue.record("no words are offered")
      return
    }
    #expect(offered.map(\.value) == candidates)
  }

  @Test func `lists that don't fight over words are no defects`() {
    let defects = Parser(Taker.self).description.defects
    #expect(defects == [])
  }
}

private struct Taker: ParsableCommand, Summarised {
  static let configuration = CommandConfiguration(subcommands: [All.self, Post.self, Coded.self])

  @Option(name: .shortAndLong, parsing: .upToNextOption, completion: .list(["x", "y"])) var files: [String] = []
  @Option(parsing: .upToNextOption) var numbers: [Int] = []
  @Option(parsing: .remaining, completion: .list(["x", "y"])) var tail: [String] = []
  @Option(parsing: .unconditional) var raw: String?
  @Option(parsing: .scanningForValue, completion: .list(["x", "y"])) var name: String?
  @Option(parsing: .unconditionalSingleValue) var each: [String] = []
  @Option(parsing: .upToNextOption, transform: { $0 + "!" }) var coded: [String] = []
  @Flag(name: .shortAndLong) var verbose = false
  @Argument var rest: [String] = []

  var summary: [String] {
    let lists = [
      ("files", files), ("numbers", numbers.map(String.init)), ("tail", tail), ("raw", raw.map { [$0] } ?? []),
      ("name", name.map { [$0] } ?? []), ("each", each), ("coded", coded),
    ]
    return lists.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.joined(separator: ","))" }
      + (verbose ? ["verbose"] : [])
      + (rest.isEmpty ? [] : ["rest=\(rest.joined(separator: ","))"])
  }

  struct All: ParsableCommand {
    @Flag(name: .shortAndLong) var verbose = false
    @Argument(parsing: .allUnrecognized) var rest: [String] = []
    @Argument var name: String
  }

  struct Post: ParsableCommand {
    @Flag(name: .shortAndLong) var verbose = false
    @Argument var title: String?
    @Argument(parsing: .postTerminator, completion: .list(["x", "y"])) var rest: [String] = []
  }

  struct Coded: ParsableCommand {
    @Argument(parsing: .postTerminator, transform: { $0 + "!" }) var rest: [String] = []
  }
}

extension Taker.All: Summarised {
  var summary: [String] { (verbose ? ["verbose"] : []) + ["name=\(name)", rest.joined(separator: ",")] }
}

extension Taker.Post: Summarised {
  var summary: [String] {
    (verbose ? ["verbose"] : []) + (title.map { ["title=\($0)"] } ?? []) + [rest.joined(separator: ",")]
  }
}

extension Taker.Coded: Summarised {
  var summary: [String] { [rest.joined(separator: ",")] }
}
