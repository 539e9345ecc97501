import Foundation
import Testing

/// A year of everyday use, by short words alone, beside a model that adds up by itself. A failure names its seed.
@Suite struct ShortYearTests {
  private static let goals = ["japan", "laptop", "rent"]
  private static let accounts: [(name: String, isDebt: Bool)] = [
    ("giro", false), ("visa", true), ("house", false), ("401k", false),
  ]
  private static let blocks = ["read", "write"]

  @Test(arguments: [1, 2] as [UInt64]) func `each figure of a year of short words is that of the model`(
    _ seed: UInt64
  ) async throws {
    let modulo = try Modulo()
    var year = Year(seed: seed)
    try await open(modulo)
    for _ in 0..<120 {
      for line in year.next() {
        let answer = try await modulo.run(line.words, after: line.clock)
        #expect(answer.status == 0, "seed \(seed), \(line): \(answer.error)")
      }
    }
    let clock = year.clock
    func document(_ words: String...) async throws -> [String: Any] {
      try await modulo.run(words + ["--json"], after: clock).json()
    }
    let goals = try await document("goals")["goals"] as? [[String: Any]] ?? []
    let totals = Dictionary(uniqueKeysWithValues: goals.map { ($0.text("name"), $0.cents("current")) })
    #expect(totals == year.totals, "seed \(seed)")
    let month = Dictionary(uniqueKeysWithValues: goals.map { ($0.text("name"), $0.cents("contributedThisMonth")) })
    #expect(month == year.monthTotals, "seed \(seed)")
    let accounts = try await document("accounts")["accounts"] as? [[String: Any]] ?? []
    let balances = Dictionary(uniqueKeysWithValues: accounts.map { ($0.text("name"), $0.cents("balance")) })
    #expect(balances == year.balances, "seed \(seed)")
    let worth = try await document("worth")
    #expect(worth.cents("netWorth") == year.balances.values.reduce(0, +), "seed \(seed)")
    #expect(worth.cents("debt") == year.balances["visa"], "seed \(seed)")
    let groups = try await document("blocks")["groups"] as? [[String: Any]] ?? []
    let blocks = groups.flatMap { $0["blocks"] as? [[String: Any]] ?? [] }
    let halves = Dictionary(uniqueKeysWithValues: blocks.map { ($0.text("name"), $0["halves"] as? Int) })
    #expect(halves == year.halves, "seed \(seed)")
    let page = modulo.folder.appendingPathComponent("report.html").path
    let report = try await document("report", "--output", page)
    let sums = report["totals"] as? [[String: Any]]
    #expect(sums?.first?.cents("current") == year.totals.values.reduce(0, +), "seed \(seed)")
    #expect((report["portfolio"] as? [String: Any])?.cents("netWorth") == worth.cents("netWorth"), "seed \(seed)")
  }

  private func open(_ modulo: Modulo) async throws {
    let clock = Year.clock("2025-04-01T07:00:00Z")
    for goal in Self.goals { _ = try await modulo.run(["goal", "add", goal, "--target", "100000"], after: clock) }
    for account in Self.accounts {
      let type = ["giro": "current-account", "visa": "credit-card"][account.name] ?? account.name
      _ = try await modulo.run(["account", "add", account.name, "--type", type], after: clock)
    }
    for block in Self.blocks { _ = try await modulo.run(["block", "add", block], after: clock) }
  }

  /// What is done in the year, and what it comes to.
  private struct Year {
    typealias Line = (words: [String], clock: [String])

    private(set) var totals = Dictionary(uniqueKeysWithValues: ShortYearTests.goals.map { ($0, 0) })
    private(set) var monthTotals = Dictionary(uniqueKeysWithValues: ShortYearTests.goals.map { ($0, 0) })
    private(set) var balances = Dictionary(uniqueKeysWithValues: ShortYearTests.accounts.map { ($0.name, 0) })
    private var seconds: [String: [Int: Int]] = [:]
    private var random: SeededGenerator
    /// Days since the first of April.
    private var day = 0
    private var lastMonth = ""

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    static func clock(_ moment: String) -> [String] {
      ["--now", moment, "--time-zone", "UTC", "--locale", "en_US"]
    }

    /// The evening of the last day.
    var clock: [String] { clock(at: 86_000) }

    /// The halves of each block: those of a day are counted from its seconds.
    var halves: [String: Int?] {
      Dictionary(
        uniqueKeysWithValues: ShortYearTests.blocks.map { block in
          (block, seconds[block, default: [:]].values.reduce(0) { $0 + $1 / 1_800 })
        })
    }

    private func clock(at second: Int) -> [String] {
      let moment = Date(timeIntervalSince1970: TimeInterval(1_743_465_600 + day * 86_400 + second))
      return Self.clock(moment.formatted(.iso8601))
    }

    /// The lines of another day, some days on.
    mutating func next() -> [Line] {
      day += Int.random(in: 1...5, using: &random)
      let month = String(clock[1].prefix(7))
      if month != lastMonth {
        lastMonth = month
        for goal in ShortYearTests.goals { monthTotals[goal] = 0 }
      }
      return money() + balance() + time()
    }

    private mutating func money() -> [Line] {
      let goal = ShortYearTests.goals[Int.random(in: 0..<3, using: &random)]
      let cents = Int.random(in: 1...90_000, using: &random)
      let takes = Int.random(in: 0..<4, using: &random) == 0 && cents <= totals[goal, default: 0]
      totals[goal, default: 0] += takes ? -cents : cents
      monthTotals[goal, default: 0] += takes ? -cents : cents
      return [([takes ? "take" : "save", String(goal.prefix(3)), amount(cents)], clock(at: 30_000))]
    }

    private mutating func balance() -> [Line] {
      let account = ShortYearTests.accounts[Int.random(in: 0..<4, using: &random)]
      let cents = Int.random(in: 0...9_000_000, using: &random)
      balances[account.name] = account.isDebt ? -cents : cents
      return [(["set", String(account.name.prefix(4)), amount(cents)], clock(at: 31_000))]
    }

    /// A session of two spans with a pause, or of two blocks in turn.
    private mutating func time() -> [Line] {
      let first = Int.random(in: 0..<2, using: &random)
      let (before, pause, after) = (span(), span(), span())
      let switches = Bool.random(using: &random)
      let blocks = [ShortYearTests.blocks[first], ShortYearTests.blocks[switches ? 1 - first : first]]
      for (block, seconds) in zip(blocks, [before, after]) {
        self.seconds[block, default: [:]][day, default: 0] += seconds
      }
      let start = 36_000
      var lines: [Line] = [(["start", String(blocks[0].prefix(2))], clock(at: start))]
      if switches {
        lines.append((["switch", String(blocks[1].prefix(2))], clock(at: start + before)))
        lines.append((["stop"], clock(at: start + before + after)))
      } else {
        lines.append((["pause"], clock(at: start + before)))
        lines.append((["resume"], clock(at: start + before + pause)))
        lines.append((["stop"], clock(at: start + before + pause + after)))
      }
      return lines
    }

    private mutating func span() -> Int { .random(in: 60...7_000, using: &random) }

    private func amount(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
  }
}

extension [String: Any] {
  fileprivate func text(_ key: String) -> String { self[key] as? String ?? "" }

  /// A decimal text in cents.
  fileprivate func cents(_ key: String) -> Int? { Int(text(key).replacing(".", with: "")) }
}
