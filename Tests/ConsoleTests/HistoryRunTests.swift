import Foundation
import Testing

/// Random commands over all nouns, taken back and brought back: the data are those that were there, and so is each past.
///
/// `MODULO_HISTORY_RUNS` and `MODULO_HISTORY_COMMANDS` make the runs more and longer, `MODULO_HISTORY_SEED` is the first
/// seed.
@Suite struct HistoryRunTests {
  private static let first = number("MODULO_HISTORY_SEED") ?? 1
  private static let runs = number("MODULO_HISTORY_RUNS") ?? 2
  private static let commands = number("MODULO_HISTORY_COMMANDS") ?? 50

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  @Test(arguments: first..<first + runs)
  func `undo of all gives the first data, redo of all the last, and a past is what was there`(_ seed: Int) async throws
  {
    let lines = try await SampleLines()
    var commands = try await RandomCommands(seed: UInt64(seed))
    var states = [try await lines.rows()]
    let first = try await lines.lastStep()
    for _ in 0..<Self.commands {
      let line = try commands.line(lines)
      let answer = try await lines.modulo.run(line)
      #expect([0, 1, 64, 65].contains(answer.status), "seed \(seed), \(line): \(answer.error)")
      let (step, rows) = (try await lines.lastStep(), try await lines.rows())
      if step == first + states.count { states.append(rows) }
      #expect(rows == states.last, "seed \(seed), \(line)")
    }
    let count = states.count - 1
    try #require(count > Self.commands / 8, "seed \(seed)")
    for (number, state) in states.enumerated().dropFirst() {
      let past = try await lines.rows(asOf: first + number)
      #expect(past == state, "seed \(seed), step \(first + number)")
    }
    for state in states.dropLast().reversed() {
      let answer = try await lines.modulo("undo", "--yes", "--allow-negative")
      let rows = try await lines.rows()
      #expect(answer.status == 0, "seed \(seed): \(answer.error)")
      #expect(rows == state, "seed \(seed)")
    }
    for state in states.dropFirst() {
      let answer = try await lines.modulo("redo")
      let rows = try await lines.rows()
      #expect(answer.status == 0, "seed \(seed): \(answer.error)")
      #expect(rows == state, "seed \(seed)")
    }
    let (check, last) = (try await lines.modulo("data", "check"), try await lines.rows(asOf: first + count))
    #expect(check.status == 0, "seed \(seed): \(check.output)")
    #expect(last == states.last, "seed \(seed)")
  }

  @Test(arguments: first..<first + runs)
  func `beside another program, an undo is whole or refused, and all of it is in the history`(_ seed: Int) async throws
  {
    let lines = try await SampleLines()
    let first = try await lines.rows()
    // So nothing before this can be taken back.
    try await lines.modulo("history", "clear", "--yes")
    var (commands, takings) = (try await RandomCommands(seed: UInt64(seed)), SeededGenerator(seed: UInt64(seed)))
    let taking = (0..<Self.commands).map { _ in Taking.allCases.randomElement(using: &takings)?.line ?? [] }
    async let taken = lines.statuses(of: taking)
    var given: Set<Int32> = []
    for _ in 0..<Self.commands { given.insert(try await lines.modulo.run(try commands.line(lines)).status) }
    let all = given.union(try await taken)
    #expect(all.isSubset(of: [0, 1, 64, 65]), "seed \(seed): \(all)")
    let (last, end) = (try await lines.lastStep(), try await lines.rows())
    let check = try await lines.modulo("data", "check")
    #expect(check.status == 0, "seed \(seed): \(check.output)")
    for _ in 0..<(try await lines.undoable()) {
      let answer = try await lines.modulo("undo", "--yes", "--allow-negative")
      #expect(answer.status == 0, "seed \(seed): \(answer.error)")
    }
    let rows = try await lines.rows()
    let again = try await lines.rows(asOf: last)
    #expect(rows == first, "seed \(seed)")
    #expect(again == end, "seed \(seed)")
  }
}

/// What the other program takes back.
private enum Taking: CaseIterable {
  case last, two, redo

  var line: [String] {
    switch self {
    case .last: ["undo", "--yes", "--allow-negative"]
    case .two: ["undo", "2", "--yes", "--allow-negative"]
    case .redo: ["redo"]
    }
  }
}

extension SampleLines {
  /// The exit codes of lines, one after the other.
  fileprivate func statuses(of lines: [[String]]) async throws -> Set<Int32> {
    var statuses: Set<Int32> = []
    for line in lines { statuses.insert(try await modulo.run(line).status) }
    return statuses
  }

  /// The number of steps that can be taken back one after the other.
  fileprivate func undoable() async throws -> Int {
    let steps = try await modulo("history", "--limit", "1000", "--json").json()["steps"] as? [[String: Any]] ?? []
    return steps.count { $0["kind"] as? String == "change" && $0["undone"] as? Bool == false }
  }
}

/// Lines of the commands that write, with random words.
private struct RandomCommands {
  private var generator: SeededGenerator
  private let commands: [Grammar.Command]

  /// Commands that write and leave no step, write no row, or take steps back.
  private static let others: Set<String> = [
    "app", "demo", "preview", "undo", "redo", "history clear", "settings list", "settings get", "settings set",
    "block icons", "block colors", "data path", "data check", "data clean", "data backup", "data restore",
    "data delete", "data import", "data copy", "book create", "book members", "book invite", "book remove",
  ]

  init(seed: UInt64) async throws {
    generator = SeededGenerator(seed: seed)
    commands = try await Grammar.all.value.filter { command in
      !Self.others.contains(command.testDescription) && !command.arguments.contains { $0.name == "as-of" }
    }
  }

  /// A line that may be refused for what the data are.
  mutating func line(_ lines: SampleLines) throws -> [String] {
    let command = commands[Int.random(in: commands.indices, using: &generator)]
    let words = words()
    let choices = command.arguments.filter { $0.isOptional && !$0.isGlobal && words[$0.valueName] != nil }
    let choice = Bool.random(using: &generator) ? choices.randomElement(using: &generator) : nil
    let line = try lines.line(command, choice, as: choice.flatMap { words[$0.valueName] } ?? "", words: words)
    return line + (command.flags.contains("allow-negative") ? ["--allow-negative"] : [])
  }

  private mutating func words() -> [String: String] {
    let day = ["2026-03-31", "2026-04-01", "2026-04-09", "2026-04-12"].randomElement(using: &generator)
    return [
      "goal": number(4), "from": number(3), "to": number(3), "account": number(3), "block": number(3),
      "group": number(3), "session": number(4), "number": number(6), "position": number(2),
      "amount": number(900), "rate": number(9), "name": "N" + number(5), "provider": "P" + number(3),
      "day": day ?? "", "text": "T" + number(4), "time": "2026-04-1\(number(1))T0\(number(9)):00",
    ]
  }

  private mutating func number(_ limit: Int) -> String { "\(Int.random(in: 1...limit, using: &generator))" }
}
