import CommandKit
import Testing

/// Which words an option or a list takes.
@MainActor @Suite struct ParsingStrategyTests {
  nonisolated static let options = [
    Row("take --files a b --verbose c", "take files=a,b verbose rest=c"),
    Row("take --files a --verbose --files b c", "take files=a,b,c verbose"),
    Row("take --files=a b", "take files=a,b"),
    Row("take -fa b", "take files=a,b"),
    Row("take -vf a b", "take files=a,b verbose"),
    Row("take --files a -- b", "take files=a rest=b"),
    Row("take --files --verbose", "Missing value for '--files <files>'"),
    Row("take --files", "Missing value for '--files <files>'"),
    Row("take --files=", "Missing value for '--files <files>'"),
    Row("take --files a ''", "The value '' is invalid for '--files <files>'"),
    Row("take --files a --other", "Unknown option '--other'"),
    Row("take --numbers 1 -2 -v", "take numbers=1,-2 verbose"),
    Row("take --numbers 1 x", "The value 'x' is invalid for '--numbers <numbers>'"),
    Row("take --tail a --verbose -- --tail ''", "take tail=a,--verbose,--,--tail,"),
    Row("take --tail=a --verbose", "take tail=a,--verbose"),
    Row("take --tail", "take"),
    Row("take --raw --verbose", "take raw=--verbose"),
    Row("take --raw --", "take raw=--"),
    Row("take --raw=x", "take raw=x"),
    Row("take --raw", "Missing value for '--raw <raw>'"),
    Row("take --name --verbose Ada", "take name=Ada verbose"),
    Row("take --name Ada --verbose b", "take name=Ada verbose rest=b"),
    Row("take --name --verbose", "Missing value for '--name <name>'"),
    Row("take --name --other Ada", "Unknown option '--other'"),
    Row("take --name -- Ada", "Missing value for '--name <name>'"),
    Row("take --each --a --each --b", "take each=--a,--b"),
    Row("take --coded 1 2 -v", "take coded=1!,2! verbose"),
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
    Row("take --files |", "x y"), Row("take --files a |", "x y"), Row("take --files a --ver|", "--verbose"),
    Row("take --tail a --ver|", "x y"),
    Row("take --tail |", "x y"), Row("take --name --verbose |", "x y"), Row("post -- |", "x y"), Row("post |", ""),
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
