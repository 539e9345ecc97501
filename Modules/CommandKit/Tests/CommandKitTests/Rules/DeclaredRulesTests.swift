import CommandKit
import Testing

/// No rule of a declaration is dropped: what a command above declares holds below it.
@Suite struct DeclaredRulesTests {
  static let required = [
    Row("", "Missing expected argument '--till <till>'"),
    Row("close", "Missing expected argument '--till <till>'"),
    Row("sell", "Missing expected argument '--till <till>'"),
    Row("--till 1 sell", "Missing expected argument '<item>'"),
    Row("--till 1 close", "close"),
    Row("--till 1 shelf count", "Missing expected argument '<row>'"),
    Row("--till 1 shelf 4 count", "shelf count number=1"),
    Row("--till 1 shelf 4 cuont", "Unexpected argument 'cuont'. Did you mean 'count'?"),
    Row("close --help", "help: shop close"),
  ]

  static let checked = [
    Row("--till 1 --shut close", "The shop is shut."),
    Row("--till 1 sell air", "Air has no price."),
    Row("--till 1 --shut sell air", "The shop is shut."),
    Row("--till 1 --town atlantis close", "No such town."),
    Row("--till 1 sell tea --town atlantis", "No such town."),
    Row("--till 1 --number 0 close", "Numbers begin at 1."),
    Row("--till 1 sell TEA", "sell town=nil number=1 tea"),
  ]

  static let shared = [
    Row("--till 1 --town rome sell tea", "sell town=rome number=1 tea"),
    Row("--till 1 sell --town rome tea", "sell town=rome number=1 tea"),
    Row("--till 1 --town rome sell tea --town ostia", "sell town=ostia number=1 tea"),
    Row("--till 1 --number 4 sell tea", "sell town=nil number=4 tea"),
    Row("--till 1 --number 4 shelf 1 count", "shelf count number=4"),
    Row("--till 1 shelf 1 count --number 5", "shelf count number=5"),
    Row("--till 1 shelf --number 5 1 count", "Unknown option '--number'"),
    Row("--till 1 sell tea", "sell town=rome number=1 tea", environment: ["SHOP_TOWN": "rome"]),
  ]

  @Test(arguments: required) func `what a command above requires is required below it`(_ row: Row) {
    let found = outcome(row.line, of: Shop.self)
    #expect(found == row.expected)
  }

  @Test(arguments: checked) func `the check of a command above and of its groups is asked first`(_ row: Row) {
    let found = outcome(row.line, of: Shop.self)
    #expect(found == row.expected)
  }

  @Test(arguments: shared) func `a group that a command above declares too has the values read there`(_ row: Row) {
    let found = outcome(row.line, of: Shop.self, environment: row.environment)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    ("--till 1 close", "Unknown option '--till'"), ("--town rome close", "Unknown option '--town'"),
    ("--shut --town rome sell tea", "Unknown option '--shut'"), ("close", "Missing expected argument '--till <till>'"),
  ])
  func `a parser can refuse the options above that nothing would read`(_ line: String, _ expected: String) throws {
    let result = Parser(Shop.self, refusesUnusedOptions: true).parse(words(line))
    guard case .failure(let failure) = result else {
      Issue.record("the line was understood")
      return
    }
    let found = FailureFormatter().message(for: failure.error)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("--till 1 close --bogus", "shop close"), ("close", "shop"), ("--till 1 --shut close", "shop"),
    ("--till 1 sell air", "shop sell"), ("--till 1 shelf x count", "shop shelf"),
  ])
  func `an error names the command whose rule it is`(_ line: String, _ command: String) throws {
    guard case .failure(let failure) = Parser(Shop.self).parse(words(line)) else {
      Issue.record("the line was understood")
      return
    }
    let named = failure.command.commandLine
    #expect(named == command)
  }

  @Test(arguments: ["--deep 4 leaf", "leaf --deep 4", "--deep 1 leaf --deep 4"])
  func `a global group within another group is global`(_ line: String) {
    let found = outcome(line, of: Nest.self)
    #expect(found == "leaf deep=4")
  }

  @Test func `a list above a subcommand ends at its name`() {
    let some = outcome("a b leaf", of: Nest.self)
    #expect(some == "leaf deep=0")
  }

  @Test func `help, and what is asked of a parent alone, ask for no rule of another`() {
    let help = outcome("help sell", of: Shop.self)
    let alone = outcome("--till 1", of: Shop.self)
    #expect(help == "help: shop sell")
    #expect(alone.isEmpty)
  }
}

/// A check may end with any error, as the run may.
@MainActor @Suite struct ValidationEndTests {
  struct End: CustomTestStringConvertible, Sendable {
    let item: String
    let code: Int32
    var output = ""
    var message = ""

    var testDescription: String { item }
  }

  nonisolated static let ends = [
    End(item: "air", code: 64, message: "Air has no price."),
    End(item: "silence", code: 7),
    End(item: "advice", code: 0, output: "Buy nothing."),
    End(item: "error", code: 1, message: "custom description"),
  ]

  @Test(arguments: ends) func `an error of a check ends the program as one of the run does`(_ end: End) async {
    let found = await CommandRunner(Shop.self).exit(of: ["--till", "1", "sell", end.item])
    #expect(found.code.rawValue == end.code)
    #expect(found.output == end.output)
    #expect(found.message == end.message)
  }

  @Test func `a check may ask for help, which is its own command's`() async {
    let found = await CommandRunner(Shop.self).exit(of: ["--till", "1", "sell", "help"])
    let usage = found.output.contains("USAGE: shop sell [--town <town>] [--number <number>] <item>")
    #expect(found.code == .success)
    #expect(usage)
  }

  @Test func `a group's own failure keeps its exit code`() async {
    let found = await CommandRunner(Shop.self).exit(of: ["--till", "1", "--town", "troy", "close"])
    #expect(found.code.rawValue == 75)
    #expect(found.errorOutput == "Error: the database is busy")
  }

  @Test func `a check without a message prints no empty line for it`() async {
    let found = await CommandRunner(Wordless.self).exit(of: [])
    #expect(found.errorOutput == "Usage: wordless\n  See 'wordless --help' for more information.")
  }

  private struct Wordless: ParsableCommand {
    func validate() throws { throw ValidationError("") }
  }
}

private struct Nest: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Leaf.self])

  @OptionGroup var outer: Outer
  @Argument var words: [String] = []

  struct Outer: ParsableArguments {
    @OptionGroup(scope: .global) var inner: Inner
  }

  struct Inner: ParsableArguments {
    @Option var deep = 0
  }

  struct Leaf: Summarised {
    @OptionGroup var inner: Inner

    var summary: [String] { ["deep=\(inner.deep)"] }
  }
}
