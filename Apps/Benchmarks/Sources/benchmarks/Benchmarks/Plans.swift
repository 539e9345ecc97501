import Foundation
import Measuring

extension Benchmark {
  /// `modulo goal list` of a file with 200 plans and an occurrence for each of its 1,000,000 contributions, beside one
  /// without plans. Both are processes, from start to end.
  static let goalListPlans = Benchmark("goalListPlans", .milliseconds, limit: .ratio(1.1)) {
    try PlanFiles($0).contenders(for: ["goal", "list"])
  }

  /// The same of `modulo portfolio`.
  static let portfolioPlans = Benchmark("portfolioPlans", .milliseconds, limit: .ratio(1.1)) {
    try PlanFiles($0).contenders(for: ["portfolio"])
  }

  /// The same of the overview, which counts what is due.
  static let overviewPlans = Benchmark("overviewPlans", .milliseconds, limit: .ratio(1.1)) {
    try PlanFiles($0).contenders(for: [])
  }

  /// The same of the report.
  static let reportPlans = Benchmark("reportPlans", .milliseconds, limit: .ratio(1.1)) {
    try PlanFiles($0).contenders(for: ["report", "--output", "-"], operations: 2, isComparing: false)
  }

  /// `modulo due` where one day of each of the 200 plans is due, beside a file without plans.
  static let due = Benchmark("due", .milliseconds) {
    try PlanFiles($0, days: 1).contenders(for: ["due"], isComparing: false)
  }
}

/// Two files with the same goals, contributions and accounts; the second has plans too.
@MainActor private struct PlanFiles {
  private static let plans = 200
  private let workshop: Workshop
  private let (without, with): (URL, URL)

  /// - Parameter days: the days of each plan that are due.
  init(_ workshop: Workshop, days: Int = 0) throws {
    self.workshop = workshop
    without = try workshop.sharedFile("ledger") { try Self.makeLedger(at: $0, workshop) }
    with = try workshop.sharedFile("plans, \(days) due") {
      try Self.makeLedger(at: $0, workshop)
      try Ledger.addPlans(Self.plans, occurrences: workshop.manyRows, due: days, to: $0)
    }
  }

  private static func makeLedger(at url: URL, _ workshop: Workshop) throws {
    try Ledger.make(at: url, goals: 100, contributions: workshop.manyRows)
    try Ledger.addBalances(1_000, accounts: 10, to: url)
  }

  /// The command on either file.
  ///
  /// - Parameter isComparing: whether both have to print the same.
  func contenders(for command: [String], operations: Int = 20, isComparing: Bool = true) throws -> Contenders {
    Contenders(
      raw: run(command, on: without, operations, isComparing), modulo: run(command, on: with, operations, isComparing))
  }

  private func run(_ command: [String], on file: URL, _ operations: Int, _ isComparing: Bool) -> Run {
    let count = workshop.operations(operations)
    let output = workshop.newFile("txt")
    let child = ChildProcess(
      workshop.program.path,
      command + ["--now", "2025-12-15T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]
        + ["--data", file.path, "--config", file.path + ".json"], output: output)
    return {
      let duration = try ContinuousClock().measure {
        for _ in 0..<count { try child.run() }
      }
      let lines = try Data(contentsOf: output).count(where: { $0 == UInt8(ascii: "\n") })
      guard lines > 0 else { throw BenchmarkError("nothing was printed") }
      return Sample(duration, per: count, Digest([isComparing ? lines : 0]))
    }
  }
}
