import CommandKit
import Testing

/// The subcommand that a line is for where it names none.
@MainActor @Suite struct DefaultSubcommandTests {
  nonisolated static let lines = [
    Row("", "list"),
    Row("list", "list"),
    Row("--all", "list all"),
    Row("--limit 3", "list limit=3"),
    Row("--limit=3 --all", "list all limit=3"),
    Row("--al --limit 3", "Unknown option '--al'. Did you mean '--all'?"),
    Row("-l3", "list limit=3"),
    Row("-al3", "list all limit=3"),
    Row("-q", "Unknown option '-q'"),
    Row("-limit 3", "Unknown option '-limit'. Did you mean '--limit'?"),
    Row("tag", "tag show 0"),
    Row("tag 4", "tag show 4"),
    Row("tag -4", "tag show -4"),
    Row("tag -- 4", "tag show 4"),
    Row("tag show 4", "tag show 4"),
    Row("tag edit", "tag edit"),
    Row("tag 4 5", "Unexpected argument '5'"),
    Row("tag x", "The value 'x' is invalid for '<number>'"),
    Row("lits", "Unexpected argument 'lits'. Did you mean 'list'?"),
    Row("nothing", "Unexpected argument 'nothing'"),
    Row("--help", "help: box"),
    Row("--all --help", "help: box"),
    Row("--limit 3 --help", "help: box list"),
    Row("list --help", "help: box list"),
    Row("help", "help: box"),
    Row("--version", "version 1"),
    Row("-- x", "Unexpected argument 'x'"),
    Row("deep", "deep middle leaf"),
    Row("deep leaf", "deep middle leaf"),
    Row("deep --wet", "deep middle leaf wet"),
    Row("deep middle --wet", "deep middle leaf wet"),
  ]

  @Test(arguments: lines) func `what a command doesn't know is for its default subcommand`(_ row: Row) {
    let found = outcome(row.line, of: Box.self)
    #expect(found == row.expected)
  }

  @Test func `help marks the default subcommand`() async {
    let help = await CommandRunner(Box.self).exit(of: ["--help"]).output
    #expect(help.contains("\n  list, ls (default)      Lists.\n  tag\n"))
  }

  nonisolated static let errors = [
    Row("--al", "Usage: box list [--all] [--limit <limit>]"),
    Row("--limti", "Usage: box list [--all] [--limit <limit>]"),
    Row("--bogus", "Usage: box list [--all] [--limit <limit>]"),
    Row("deep --dyr", "Usage: box deep [--dry] <subcommand>"),
    Row("deep -dry", "Usage: box deep [--dry] <subcommand>"),
    Row("deep --wte", "Usage: box deep middle leaf [--wet]"),
  ]

  @Test(arguments: errors) func `an unknown option is an error of the default subcommand, unless it is like another`(
    _ row: Row
  ) async {
    let error = await CommandRunner(Box.self).exit(of: words(row.line)).errorOutput
    #expect(error.split(separator: "\n").dropFirst().first == row.expected[...])
  }

  @Test func `the grammar as JSON names it`() async {
    let json = await CommandRunner(Box.self).exit(of: ["--experimental-dump-help"]).output
    #expect(json.contains("\"defaultSubcommand\" : \"list\""))
  }

  nonisolated static let completions = [
    Row("|", "list tag deep help"), Row("-|", "-a --all -l --limit --version -h --help"),
    Row("--limit=|", "--limit=1 --limit=2"),
    Row("--limit |", "1 2"), Row("tag |", "7 show edit help"), Row("deep --|", "--dry --wet --version --help"),
  ]

  @Test(arguments: completions) func `what the default subcommand takes is offered too`(_ row: Row) async {
    let typed = row.line.dropLast().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let found = await Parser(Box.self).completion(after: typed.dropLast(), of: typed.last ?? "")
    guard case .candidates(let candidates) = found else {
      Issue.record("no words are offered")
      return
    }
    let values = Set(candidates.map(\.value))
    #expect(values == Set(words(row.expected)))
  }

  @Test func `a default that is no subcommand is a defect`() {
    let sound = Parser(Box.self).description.defects
    let torn = Parser(Torn.self).description.defects
    #expect(sound == [])
    #expect(torn == ["torn: the default subcommand 'leaf' is none of the subcommands"])
  }
}

private struct Torn: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Box.Edit.self], defaultSubcommand: Box.Leaf.self)
}
