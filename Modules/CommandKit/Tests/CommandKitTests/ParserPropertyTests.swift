import CommandKit
import Testing

/// What holds for every line, tried with many.
@Suite struct ParserPropertyTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `a line built from values parses back to them`(_ seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    let parser = Parser(Everything.self)
    for _ in 0..<250 {
      let expected = Assignment.random(using: &generator)
      let line = expected.commandLine(using: &generator)
      guard case .command(let parsed) = parser.parse(line) else {
        Issue.record("\(line) was not understood")
        continue
      }
      let found = Assignment(try #require(parsed.command as? Everything.Leaf))
      if found != expected { Issue.record("\(line) means \(expected), and was read as \(found)") }
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64]) func `any line has an answer in words`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let line = garbage(using: &generator)
      let environment = ["TOOL_WIDTH": line.first ?? ""]
      for root in [Probe.self, Tool.self, Everything.self, Taker.self, Box.self, Bank.self]
        as [any ParsableCommand.Type]
      {
        let text = answer(to: line, of: root, environment: environment)
        if text.isEmpty { Issue.record("\(line) has no answer") }
      }
    }
  }

  @Test(arguments: ["--version", "--help", "-h"]) func `a request is heard after any mistakes`(_ request: String) {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<100 {
      // An option's value would swallow the request only as `=` or joined text, which is a word of its own here.
      let line = garbage(using: &generator).filter { $0 != "--" } + ["-v", request]
      if case .failure = Parser(Probe.self).parse(line) { Issue.record("\(line) hides the request") }
    }
  }

  private func garbage(using generator: inout SeededGenerator) -> [String] {
    let pieces = [
      "-", "--", "---", "=", "", " ", "add", "goal", "list", "help", "entry", "mid", "group", "leaf", "5", "-5", "-3d",
      "x", "take", "files", "tail", "raw", "name", "all", "post", "save", "limit", "date",
      "count", "tag", "c", "t", "v", "width", "color", "é", "e\u{301}", "\u{301}", "\u{200D}", "🏳️‍🌈", "\0", "\n",
      "\u{202E}",
      String(repeating: "x", count: 3_000),
    ]
    return (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      (0..<Int.random(in: 1...3, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    }
  }

  private func answer(
    to line: [String], of root: any ParsableCommand.Type, environment: [String: String]
  ) -> String {
    switch Parser(root).parse(line, environment: environment) {
    case .command(let parsed): parsed.path.joined() + ((parsed.command as? any Summarised)?.summary ?? []).joined()
    case .help(let command, let includingHidden): HelpFormatter().help(for: command, includingHidden: includingHidden)
    case .version(let version), .versionDetails(let version, _): version
    case .machineHelp(let command): command.commandLine
    case .manual(let command): ManualFormatter().page(for: command)
    case .completionScript(let script): script.text
    case .thrown(let error, _): "\(error)"
    case .failure(let failure): FailureFormatter().text(for: failure)
    }
  }
}
