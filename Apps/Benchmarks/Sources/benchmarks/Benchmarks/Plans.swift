import Foundation
import Measuring

extension Benchmark {
  /// `modulo goal list` of a file with 200 plans and an occurrence for each of its 1,000,000 contributions, beside one
  /// without plans. Both are processes, from start to end.
  static let goalListPlans = Benchmark("goalListPlans", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.plans($0).contenders(for: ["goal", "list"])
  }

  /// The same of `modulo portfolio`.
  static let portfolioPlans = Benchmark("portfolioPlans", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.plans($0).contenders(for: ["portfolio"])
  }

  /// The same of the overview, which counts what is due.
  static let overviewPlans = Benchmark("overviewPlans", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.plans($0).contenders(for: [])
  }

  /// The same of the report.
  static let reportPlans = Benchmark("reportPlans", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.plans($0).contenders(for: ["report", "--output", "-"], operations: 2, isComparing: false)
  }

  /// `modulo due` where one day of each of the 200 plans is due, beside a file without plans.
  static let due = Benchmark("due", .milliseconds) {
    try CommandPair.plans($0, days: 1).contenders(for: ["due"], isComparing: false)
  }
}

extension CommandPair {
  /// Two files with the same goals, contributions and accounts; the second has 200 plans too.
  ///
  /// - Parameter days: The days of each plan that are due.
  fileprivate static func plans(_ workshop: Workshop, days: Int = 0) throws -> CommandPair {
    func makeLedger(_ url: URL) throws {
      try Ledger.make(at: url, goals: 100, contributions: workshop.manyRows)
      try Ledger.addBalances(1_000, accounts: 10, to: url)
    }
    func addPlans(_ url: URL) throws {
      try Ledger.addPlans(200, occurrences: workshop.manyRows, due: days, to: url)
    }
    return try CommandPair(
      workshop, ("goals and accounts", makeLedger), adding: ("plans with \(days) days due", addPlans))
  }
}
