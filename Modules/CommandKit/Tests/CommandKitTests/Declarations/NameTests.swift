import CommandKit
import Testing

/// Names as literals, and the functions that complete by the line alone.
@MainActor @Suite struct NameTests {
  nonisolated static let lines = [
    Row("--fmt a", "fmt=a"), Row("-f a", "fmt=a"), Row("--format a", "fmt=a"), Row("--style a", "fmt=a"),
    Row("--loud", "loud"), Row("-l", "Unknown option '-l'"), Row("--fm1 x", "fm=x"),
  ]

  @Test(arguments: lines) func `names may be written as they are typed`(_ row: Row) {
    let found = outcome(row.line, of: Literal.self)
    #expect(found == row.expected)
  }

  nonisolated static let older = [
    Row("-out a", "out=a"), Row("-out=a", "out=a"), Row("-o a", "out=a"), Row("-oa", "out=a"), Row("-ou", "out=u"),
    Row("-verbose", "verbose"), Row("-no-colour", "colourless"), Row("-colour", ""), Row("-e -out b", "out=b e"),
    Row("-v", "Unknown option '-v'"),
    Row("-verbose=x", "The option '-verbose' does not take any value, but 'x' was specified."),
    Row("-vebrose", "Unknown option '-v'"), Row("--verbos", "Unknown option '--verbos'. Did you mean '-verbose'?"),
    Row("--verbose", "Unknown option '--verbose'. Did you mean '-verbose'?"),
    Row("-out", "Missing value for '-out <out>'"), Row("below -deep", "below leaf deep"),
  ]

  @Test(arguments: older) func `a long name with one dash beats the letters that it would be`(_ row: Row) {
    let found = outcome(row.line, of: Older.self)
    #expect(found == row.expected)
  }

  @Test func `help and the grammar as JSON write a long name with one dash as it is`() async {
    let help = await CommandRunner(Older.self).exit(of: ["--help"]).output
    let json = await CommandRunner(Older.self).exit(of: ["--experimental-dump-help"]).output.filter { !$0.isWhitespace }
    let offered = await Parser(Older.self).completion(after: [], of: "-ver")
    #expect(help.contains("USAGE: older [-out <out>] [-verbose] [-colour] [-no-colour] [-e] <subcommand>"))
    #expect(help.contains("\n  -o, -out <out>\n  -verbose\n  -colour/-no-colour"))
    #expect(json.contains(#""preferredName":{"kind":"longWithSingleDash","name":"out"}"#))
    #expect(offered == .candidates([CompletionCandidate("-verbose")]))
  }

  @Test func `a literal that is no name is a defect`() {
    let sound = Parser(Literal.self).description.defects
    let torn = Parser(Torn.self).description.defects
    #expect(sound == [])
    #expect(
      torn == [
        "torn: <empty> has no name", "torn: '-----x' can't be typed",
      ])
  }

  @Test func `a function that knows the line alone is told its words`() async {
    let after = await Parser(Literal.self).completion(after: ["--loud", "--fmt"], of: "x")
    let attached = await Parser(Literal.self).completion(after: [], of: "--fmt=x")
    #expect(after == .candidates([CompletionCandidate("literal --loud --fmt x/3/x")]))
    #expect(attached == .candidates([CompletionCandidate("--fmt=literal --fmt=x/1/x")]))
  }
}

private let number = 1

private struct Literal: ParsableCommand, Summarised {
  @Option(
    name: ["--fmt", "-f", "format", .alias("style")],
    completion: .custom { line, index, prefix in ["\(line.joined(separator: " "))/\(index)/\(prefix)"] })
  var fmt: String?
  @Option(name: "--fm\(number)") var fm: String?
  @Flag(name: "loud") var isLoud = false

  var summary: [String] {
    (fmt.map { ["fmt=\($0)"] } ?? []) + (fm.map { ["fm=\($0)"] } ?? []) + (isLoud ? ["loud"] : [])
  }
}

private struct Older: ParsableCommand, Summarised {
  static let configuration = CommandConfiguration(subcommands: [Below.self])

  @Option(name: [.customLong("out", withSingleDash: true), .short]) var out: String?
  @Flag(name: "-verbose") var isVerbose = false
  @Flag(name: .customLong("colour", withSingleDash: true), inversion: .prefixedNo) var colour = true
  @Flag(name: .short) var e = false

  var summary: [String] {
    (out.map { ["out=\($0)"] } ?? []) + (isVerbose ? ["verbose"] : []) + (colour ? [] : ["colourless"])
      + (e ? ["e"] : [])
  }

  struct Below: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Leaf.self], defaultSubcommand: Leaf.self)
  }

  struct Leaf: ParsableCommand, Summarised {
    @Flag(name: .customLong("deep", withSingleDash: true)) var deep = false

    var summary: [String] { deep ? ["deep"] : [] }
  }
}

private struct Torn: ParsableCommand {
  @Option(name: "") var empty = 1
  @Option(name: "-----x") var many = 1
}
