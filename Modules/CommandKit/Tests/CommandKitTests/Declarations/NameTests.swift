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

  @Test func `a literal that is no name is a defect`() {
    let sound = Parser(Literal.self).description.defects
    let torn = Parser(Torn.self).description.defects
    #expect(sound == [])
    #expect(
      torn == [
        "torn: <empty> has no name", "torn: '---fmt' can't be typed", "torn: '-----x' can't be typed",
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

private struct Torn: ParsableCommand {
  @Option(name: "") var empty = 1
  @Option(name: "-fmt") var single = 1
  @Option(name: "-----x") var many = 1
}
