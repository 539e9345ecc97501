import Foundation
import Testing

@testable import modulo

/// How many transactions a command takes, from its arguments to its exit, as `MODULO_TRACE` tells them, and how often it
/// reads the time.
@Suite struct TransactionTests {
  /// A command reads one snapshot at most, and writes once at most: what it names is found, and its rules are checked,
  /// where it is used.
  @Test(arguments: try await Grammar.printing.value)
  func `a command takes one read and one write at most, at one moment`(_ command: Grammar.Command) async throws {
    let clock = CountingClock()
    let trace = try await Self.trace(command, at: clock)
    #expect(clock.count == 1)
    let (reads, writes) = (trace.count { $0.hasPrefix("read ") }, trace.count { $0.hasPrefix("write ") })
    let allowed = Self.exceptions[command.testDescription] ?? (reads: 1, writes: 1)
    #expect(reads <= allowed.reads, "\(trace)")
    #expect(writes <= allowed.writes, "\(trace)")
    let line = TransactionTable.line(command, trace)
    let stored = try TransactionTable.stored()
    #expect(stored.contains(line[...]), "\(line)")
  }

  private static func trace(_ command: Grammar.Command, at clock: CountingClock) async throws -> [String] {
    let lines = try await SampleLines(before: command)
    return try await lines.modulo.trace(lines.line(command), after: CountingClock.region, time: clock.read)
  }

  /// With MODULO_GOLDEN=write the table is written anew, and the test fails.
  @Test func `the table of transactions has the commands of the grammar`() async throws {
    let commands = try await Grammar.printing.value
    guard ProcessInfo.processInfo.environment["MODULO_GOLDEN"] == "write" else {
      let names = try TransactionTable.stored().map { $0.prefix { $0 != ":" } }
      return #expect(names == commands.map { $0.testDescription[...] })
    }
    var lines: [String] = []
    for command in commands {
      lines.append(TransactionTable.line(command, try await Self.trace(command, at: CountingClock())))
    }
    try TransactionTable.write(lines)
    Issue.record("the table was written")
  }

  /// Commands that take more, and why.
  private static let exceptions: [String: (reads: Int, writes: Int)] = [
    // One snapshot of each of the four domains.
    "modulo": (4, 0), "report": (4, 0),
  ]

  @Test func `an exception is a command`() async throws {
    let names = try await Grammar.printing.value.map(\.testDescription)
    #expect(Set(Self.exceptions.keys).subtracting(names).isEmpty)
  }

  @Test(arguments: TracedCommand.all, [[], ["--dry-run"]])
  func `a command takes no more transactions than it needs`(_ command: TracedCommand, _ options: [String]) async throws
  {
    let lines = try await SampleLines()
    let trace = try await lines.modulo.trace(command.line + options)
    #expect(trace == command.trace)
  }

  @Test(arguments: TracedCommand.all)
  func `the doubles take the same transactions`(_ command: TracedCommand) async throws {
    let trace = try await Modulo().trace(command.line + ["--mock"])
    #expect(trace == command.trace)
  }

  @Test func `without the variable, and with 0, nothing is told`() async throws {
    let lines = try await SampleLines()
    for value in ["", "0"] {
      let error = try await lines.modulo("goal", "list", environment: ["MODULO_TRACE": value]).error
      #expect(error == "")
    }
  }

  @Test func `a document stays the only thing on standard output`() async throws {
    let answer = try await SampleLines().modulo("goal", "list", "--json", environment: ["MODULO_TRACE": "1"])
    let document = try answer.json()
    #expect(document["goals"] != nil)
  }
}

/// What each command reads and writes, as `Transactions.txt` beside the tests has it:
/// `goal show: read FinancialGoal.fetchDetailed`.
private enum TransactionTable {
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transactions.txt")

  static func stored() throws -> [Substring] { try String(contentsOf: url, encoding: .utf8).split(separator: "\n") }

  static func write(_ lines: [String]) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
  }

  static func line(_ command: Grammar.Command, _ trace: [String]) -> String {
    "\(command.testDescription): \(trace.isEmpty ? "none" : trace.joined(separator: ", "))"
  }
}

/// A command that works on the sample lines and on the doubles alike, and its transactions.
struct TracedCommand: CustomTestStringConvertible, Sendable {
  let line: [String]
  let trace: [String]

  var testDescription: String { line.joined(separator: " ") }

  private init(_ line: String, _ trace: String...) {
    self.line = line.split(separator: " ").map(String.init)
    self.trace = trace
  }

  static let all = [
    TracedCommand("contribution add japan 5", "read FinancialGoal.fetchOne", "write Contribution.insert"),
    TracedCommand("contribution move japan 2 5", "read FinancialGoal.fetchAll", "write Contribution.move"),
    TracedCommand("contribution edit 2 --amount 6", "read Contribution.fetchOne", "write Contribution.update"),
    TracedCommand("contribution delete 3 --yes", "read Contribution.fetchOne", "write Contribution.delete"),
    TracedCommand("contribution list japan", "read Contribution.fetchAll"),
    TracedCommand("balance set 1 5", "read FinancialAccount.fetchOne", "write BalanceUpdate.insert"),
    TracedCommand("goal show japan", "read FinancialGoal.fetchDetailed"),
    TracedCommand("goal forecast japan --if 5", "read FinancialGoal.fetchDetailed"),
    TracedCommand("goal archive japan", "write FinancialGoal.setArchived"),
    TracedCommand("account show 1", "read FinancialAccount.fetchDetailed"),
    TracedCommand("block add New --group work", "write Block.insert"),
    TracedCommand("block edit coding --group 2 --icon book", "read Block.fetchAll", "write Block.update"),
    TracedCommand("block move coding --group 2 --to 0", "write Block.move"),
    TracedCommand("block list --group work", "read Block.fetchAll"),
    TracedCommand("block show coding", "read Block.fetchOne"),
    TracedCommand("group list", "read BlockGroup.fetchAll"),
    TracedCommand("group move 2 --to 0", "write BlockGroup.move"),
    TracedCommand("track", "read Day.fetchDay"), TracedCommand("day", "read Day.fetchDay"),
    TracedCommand("track list coding", "read TrackingSession.fetchAll"),
    TracedCommand("portfolio", "read Portfolio.fetchPortfolio"),
    TracedCommand("portfolio chart", "read Portfolio.fetchHistory"),
    TracedCommand(
      "open modulo://", "read FinancialGoal.fetchAll", "read Portfolio.fetchPortfolio", "read Portfolio.fetchHistory",
      "read Day.fetchDay", "read Day.fetchSummary", "read RecurringPlan.fetchDue"),
    TracedCommand("open modulo://goal/japan", "read FinancialGoal.fetchDetailed"),
  ]
}

extension Modulo {
  /// The transactions of a command, without the word that every repository's name ends with.
  fileprivate func trace(
    _ line: [String], after given: [String] = Modulo.fixed,
    time: @escaping @Sendable () -> Date = HostClock.systemTime
  ) async throws -> [String] {
    let answer = try await run(line, environment: ["MODULO_TRACE": "1"], after: given, time: time)
    #expect(answer.status == 0, "\(line): \(answer.error)")
    return answer.error.split(separator: "\n").filter { $0.hasPrefix("read ") || $0.hasPrefix("write ") }
      .map { String($0).replacing("Repository.", with: ".") }
  }
}
