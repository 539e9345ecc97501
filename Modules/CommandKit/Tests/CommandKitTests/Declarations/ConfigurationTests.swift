import CommandKit
import Testing

/// What a configuration says instead of what is derived.
@MainActor @Suite struct ConfigurationTests {
  @Test func `a usage line of its own stands for the derived one, in help, errors and the manual`() async {
    let help = await CommandRunner(Helpful.self).exit(of: ["convert", "-?"]).output
    let error = await CommandRunner(Helpful.self).exit(of: ["convert"]).errorOutput
    let manual = await CommandRunner(Helpful.self).exit(of: ["help", "--man", "convert"]).output
    #expect(help.contains("USAGE: helpful convert IN OUT\n       helpful convert IN > OUT\n\n"))
    #expect(
      error == """
        Error: Missing expected argument '<in>'
        Usage: helpful convert IN OUT
               helpful convert IN > OUT
          See 'helpful convert --usage' for more information.
        """)
    #expect(manual.contains("helpful convert IN OUT"))
  }

  @Test func `an empty usage leaves the line out`() async {
    let help = await CommandRunner(Helpful.self).exit(of: ["quiet", "--usage"]).output
    let error = await CommandRunner(Helpful.self).exit(of: ["quiet", "x"]).errorOutput
    #expect(help.hasPrefix("OPTIONS:"))
    #expect(error == "Error: Unexpected argument 'x'\n  See 'helpful quiet --usage' for more information.")
  }

  nonisolated static let names = [
    Row("--usage", "help: helpful"),
    Row("-?", "help: helpful"),
    Row("--usage-hidden", "all help: helpful"),
    Row("--help", "Unknown option '--help'"),
    Row("-h", "Unknown option '-h'"),
    Row("convert --usage", "help: helpful convert"),
    Row("own --assist", "help: helpful own"),
    Row("own --usage", "Unknown option '--usage'"),
    Row("none --usage", "Unknown option '--usage'"),
    Row("help none", "help: helpful none"),
  ]

  @Test(arguments: names) func `the names that ask for help are inherited and can be changed`(_ row: Row) {
    let found = outcome(row.line, of: Helpful.self)
    #expect(found == row.expected)
  }

  @Test func `without a name for help an error doesn't point there`() async {
    let error = await CommandRunner(Helpful.self).exit(of: ["none", "x"]).errorOutput
    #expect(error == "Error: Unexpected argument 'x'\nUsage: helpful none")
  }

  @Test func `the lines of a shell command are offered, and none where it fails`() async {
    let lines = await Parser(Shelled.self).completion(after: [], of: "")
    let failed = await Parser(Shelled.self).completion(after: ["x"], of: "")
    let json = await CommandRunner(Shelled.self).exit(of: ["--experimental-dump-help"]).output
    #expect(lines == .candidates([CompletionCandidate("one"), CompletionCandidate("two words")]))
    #expect(failed == .candidates([]))
    #expect(json.contains("\"command\" : \"echo three; exit 1\""))
  }
}

private struct Helpful: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Convert.self, Quiet.self, Own.self, None.self],
    helpNames: [.customLong("usage"), .customShort("?")])

  struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(usage: "helpful convert IN OUT\nhelpful convert IN > OUT")

    @Argument(help: ArgumentHelp(valueName: "in")) var from: String
  }

  struct Quiet: ParsableCommand {
    static let configuration = CommandConfiguration(usage: "")
  }

  struct Own: ParsableCommand {
    static let configuration = CommandConfiguration(helpNames: .customLong("assist"))
  }

  struct None: ParsableCommand {
    static let configuration = CommandConfiguration(helpNames: [])
  }
}

private struct Shelled: ParsableCommand {
  @Argument(completion: .shellCommand("echo one; echo two words; echo three >&2; cat")) var word: String
  @Argument(completion: .shellCommand("echo three; exit 1")) var other: String
}
