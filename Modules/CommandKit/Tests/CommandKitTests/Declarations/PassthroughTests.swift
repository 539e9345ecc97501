import CommandKit
import Testing

/// Words that a program hands on to another.
@MainActor @Suite struct PassthroughTests {
  nonisolated static let rows = [
    Row("", "fast=false []"),
    Row("--fast", "fast=true []"),
    Row("tool --fast -x --help", "fast=false [tool, --fast, -x, --help]"),
    Row("--fast tool -x", "fast=true [tool, -x]"),
    Row("--deep tool --fast", "fast=false [--deep, tool, --fast]"),
    Row("-x=1 --fast", "fast=false [-x=1, --fast]"),
    Row("--fast -- --fast", "fast=true [--, --fast]"),
    Row("tool -- -x --", "fast=false [tool, --, -x, --]"),
    Row("tool '' -", "fast=false [tool, , -]"),
    Row("--help tool", "help: relay"),
  ]

  @Test(arguments: rows) func `all is passed on from the first value or unknown option on`(_ row: Row) {
    let found = outcome(row.line, of: Relay.self)
    #expect(found == row.expected)
  }

  @Test func `no option is offered where words are passed on`() async {
    let before = await Parser(Relay.self).completion(after: [], of: "--")
    let after = await Parser(Relay.self).completion(after: ["tool"], of: "--")
    #expect("\(before)".contains("--fast"))
    #expect(after == .candidates([]))
  }

  @Test func `the grammar as JSON says so`() async {
    let json = await CommandRunner(Relay.self).exit(of: ["--experimental-dump-help"]).output
    #expect(json.contains("\"parsingStrategy\" : \"allRemainingInput\""))
  }
}

private struct Relay: Summarised {
  @Flag(name: .shortAndLong) var fast = false
  @Argument(parsing: .captureForPassthrough) var command: [String] = []

  var summary: [String] { ["fast=\(fast)", "[\(command.joined(separator: ", "))]"] }
}
