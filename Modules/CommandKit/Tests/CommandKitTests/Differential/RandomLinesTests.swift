import CommandKit
import Testing

/// The Kit beside its reference, on random lines.
@Suite struct RandomLinesTests {
  private let random: RandomLines

  init() throws { random = try RandomLines.read() }

  @Test func `every random line is answered as the reference does, or as its difference says`() {
    for line in random.lines {
      let answer = answer(to: line.arguments)
      let isAsExpected = answer == line.ours ?? line.reference
      #expect(isAsExpected, "\(line.arguments): \(answer.status) \(answer.answer)")
    }
  }

  @Test func `each difference of a random line is real, and explained`() throws {
    let explained = try Recording.read().differences
    for line in random.lines {
      let differs = line.ours.map { $0 != line.reference } ?? false
      let names = line.differences ?? []
      let isNamed = !names.isEmpty && names.allSatisfy { explained[$0] != nil }
      #expect(differs == isNamed, "\(line.arguments)")
    }
  }

  @Test func `a thousand random lines are kept, and none twice`() {
    let distinct = Set(random.lines.map(\.arguments)).count
    #expect(distinct == random.lines.count)
    #expect(distinct >= 1_000)
  }

  private func answer(to arguments: [String]) -> RandomLines.Answer {
    switch Parser(Desk.self).parse(arguments) {
    case .command(let parsed):
      let values = (parsed.command as? any Summarised)?.summary ?? []
      return RandomLines.Answer(status: 0, answer: (parsed.path.dropFirst() + values).joined(separator: " "))
    case .help(let command, _): return RandomLines.Answer(status: 0, answer: "help: \(command.commandLine)")
    case .version: return RandomLines.Answer(status: 0, answer: "version")
    case .failure(let failure): return RandomLines.Answer(status: 64, answer: failure.error.kind)
    default: return RandomLines.Answer(status: 1, answer: "")
    }
  }
}

extension ParserError {
  fileprivate var kind: String {
    switch self {
    case .unknownOption(let name, _): "unknown option \(name)"
    case .unknownSubcommand, .unexpectedArguments: "unexpected arguments"
    case .missingValue: "missing value"
    case .missingArgument: "missing argument"
    case .invalidValue: "invalid value"
    case .unexpectedValue: "unexpected value"
    case .contradictoryFlags: "contradictory flags"
    case .unsupportedShell: "unsupported shell"
    case .validation: "validation"
    }
  }
}
