import CommandKit
import Foundation
import Testing

/// The Kit beside its reference, line for line.
@MainActor @Suite struct DifferentialTests {
  private static let trees: [String: any ParsableCommand.Type] = [
    "probe": Probe.self, "ends": Ends.self, "taker": Taker.self, "box": Box.self,
  ]

  private let recording: Recording

  init() throws { recording = try Recording.read() }

  @Test func `every line is answered as the reference does, or as its difference says`() async {
    for line in recording.lines {
      let answer = await answer(to: line)
      let isAsExpected = answer == line.ours ?? line.reference
      #expect(isAsExpected, "\(line.tree) \(line.arguments): \(answer)")
    }
  }

  @Test func `a difference that no longer differs is not listed`() {
    for line in recording.lines {
      let differs = line.ours.map { $0 != line.reference } ?? false
      let isNamed = line.differences?.isEmpty == false
      #expect(differs == isNamed, "\(line.tree) \(line.arguments)")
    }
  }

  @Test func `every difference has a reason, and a line that shows it`() throws {
    let random = try RandomLines.read().lines.flatMap { $0.differences ?? [] }
    let named = Set(recording.lines.flatMap { $0.differences ?? [] } + random)
    let explained = Set(recording.differences.keys)
    let hasReasons = recording.differences.values.allSatisfy { $0.count > 20 }
    #expect(named == explained)
    #expect(hasReasons)
  }

  @Test func `the README lists every difference with its reason`() throws {
    let readme = try String(contentsOf: Recording.readme, encoding: .utf8)
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (name, reason) in recording.differences {
      let isListed = words.contains("- `\(name)`: \(reason)")
      #expect(isListed, "\(name)")
    }
  }

  @Test func `the recording is large, and no line is in it twice`() {
    let lines = Set(recording.lines.map { [$0.tree] + $0.arguments })
    #expect(lines.count == recording.lines.count)
    #expect(lines.count > 250)
  }

  private func answer(to line: Recording.Line) async -> Recording.Answer {
    let exit = await CommandRunner(Self.trees[line.tree] ?? Probe.self, width: 80).exit(of: line.arguments) { parsed in
      guard let command = parsed.command as? any Summarised else { return try await parsed.run() }
      let words = [parsed.path.last ?? ""] + command.summary
      throw CleanExit.message(words.joined(separator: " "))
    }
    let texts = [exit.output, exit.errorOutput].map { $0.isEmpty ? "" : $0 + "\n" }
    return Recording.Answer(status: exit.code.rawValue, output: texts[0], error: texts[1])
  }
}
