import Foundation
import PersistenceKit

/// Kills writers in the middle of their work, again and again, and looks at what they leave.
struct KillRun {
  /// After so many cycles a new file is begun, so that some writers are killed while they make one.
  private static let cyclesPerFile = 25

  private let cycles: Int
  private let seed: UInt64
  private let acknowledgesEarly: Bool
  private let isControl: Bool

  init(_ options: inout Options) throws {
    cycles = try options.number("--cycles", default: 500)
    seed = try options.seed()
    isControl = try options.flag("--control")
    acknowledgesEarly = try options.flag("--acknowledge-early") || isControl
    try options.finish()
  }

  /// Whether nothing was lost; of the control, whether losses were found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    var random = SeededGenerator(seed: seed)
    var tally = KillTally()
    var ledger = KillLedger()
    for cycle in 0..<cycles {
      if cycle.isMultiple(of: Self.cyclesPerFile) { ledger = KillLedger() }
      let file = folder.file("entries-\(cycle / Self.cyclesPerFile).db")
      try runCycle(cycle, on: file, &random, &ledger, &tally)
    }
    for fault in tally.faults.prefix(20) { say("kill: \(fault)") }
    if !tally.lost.isEmpty { say("kill: lost, for instance: \(tally.lost.prefix(5))") }
    // The control breaks one promise only: what is there must be whole in it too.
    let isGood = tally.faults.isEmpty && tally.lost.isEmpty != isControl
    say("kill: \(cycles) cycles, \(tally.writers) writers, \(tally.description), seed \(seed)")
    if isControl { say("kill: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  private func runCycle(
    _ cycle: Int, on file: URL, _ random: inout SeededGenerator, _ ledger: inout KillLedger, _ tally: inout KillTally
  ) throws {
    let killed = try KilledWriters(
      KillWriter.command, on: file, cycle: cycle, acknowledgingEarly: acknowledgesEarly, microseconds: 5_000..<60_001,
      &random)
    for lines in killed.lines {
      tally.writers += 1
      tally.acknowledged += ledger.acknowledge(lines)
      tally.faults += lines.filter { $0 != "open" && !$0.hasPrefix("stored ") }
    }
    if killed.ended > 0 { tally.faults.append("a writer ended before it was killed") }
    try KillInspection(file: file).run(&ledger, &tally)
  }
}

/// What a run has found so far.
struct KillTally: CustomStringConvertible {
  var writers = 0
  var acknowledged = 0
  /// Acknowledged, and not there.
  var lost: [Int] = []
  /// Refused because the file was busy, and there.
  var denied: [Int] = []
  /// There, and killed before they could be acknowledged.
  var unacknowledged = 0
  var faults: [String] = []

  var description: String {
    "\(acknowledged) transactions acknowledged, \(lost.count) lost, \(unacknowledged) stored but not acknowledged, "
      + "\(faults.count) other faults"
  }
}

/// What the writers of one file have said of their transactions.
struct KillLedger {
  private(set) var acknowledged: Set<Int> = []
  /// Those that found the file busy, which must have changed nothing.
  private(set) var refused: Set<Int> = []
  /// Those that were counted already.
  var lost: Set<Int> = []
  var denied: Set<Int> = []
  var unacknowledged: Set<Int> = []

  /// Notes what a writer said, and returns how many transactions that were.
  mutating func acknowledge(_ lines: [String]) -> Int {
    let transactions = Self.transactions(in: lines, after: "stored ")
    acknowledged.formUnion(transactions)
    return transactions.count
  }

  /// Notes which transactions a writer was refused.
  mutating func refuse(_ lines: [String]) {
    refused.formUnion(Self.transactions(in: lines, after: "busy "))
  }

  private static func transactions(in lines: [String], after word: String) -> [Int] {
    lines.filter { $0.hasPrefix(word) }.compactMap { Int($0.dropFirst(word.count)) }
  }
}
