import Foundation
import PersistenceKit
import Synchronization

/// Lets two processes at a time live on one file, kills some of them, and looks at what they leave.
struct LiveRun {
  private static let roundsPerFile = 3

  private let seconds: Int
  private let seed: UInt64
  private let isControl: Bool

  init(_ options: inout Options) throws {
    seconds = try options.number("--seconds", default: 600)
    seed = try options.seed()
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether nothing was lost and every check was clean; of the control, whether losses were found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let (start, roundLength) = (ContinuousClock.now, Duration.milliseconds(min(5_000, seconds * 500)))
    var report = LiveReport()
    var ledger = KillLedger()
    var round = 0
    while ContinuousClock.now - start < .seconds(seconds) {
      if round.isMultiple(of: Self.roundsPerFile) { ledger = KillLedger() }
      let file = LiveFile(url: folder.file("live-\(round / Self.roundsPerFile).db"))
      try runRound(round, on: file, until: ContinuousClock.now + roundLength, &report, &ledger)
      round += 1
    }
    for fault in report.tally.faults.prefix(20) { say("live: \(fault)") }
    let (lost, denied) = (report.tally.lost, report.tally.denied)
    if !lost.isEmpty { say("live: lost, for instance: \(lost.prefix(5))") }
    if !denied.isEmpty { say("live: refused as busy and stored, for instance: \(denied.prefix(5))") }
    // The control breaks two promises, and each must be found broken.
    let isGood = report.tally.faults.isEmpty && lost.isEmpty != isControl && denied.isEmpty != isControl
    say("live: \(seconds) s, \(round) rounds, \(report.description), seed \(seed)")
    if isControl { say("live: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  private func runRound(
    _ round: Int, on file: LiveFile, until end: ContinuousClock.Instant, _ report: inout LiveReport,
    _ ledger: inout KillLedger
  ) throws {
    let lives = Mutex<[Life]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { slot in
      var random = SeededGenerator(seed: seed &+ UInt64(round * 2 + slot))
      var cycle = round * 10_000
      while ContinuousClock.now < end {
        let life = Life(of: file, cycle: cycle, slot: slot, isControl: isControl, &random)
        lives.withLock { $0.append(life) }
        cycle += 1
      }
    }
    for life in lives.withLock(\.self) { report.add(life, &ledger) }
    try inspect(file, &report, &ledger)
  }

  private func inspect(_ file: LiveFile, _ report: inout LiveReport, _ ledger: inout KillLedger) throws {
    let (container, version) = try file.openAsOdd()
    report.tally.faults += try container.check().map { "check: \($0)" }
    LiveFile.closeWhileReading(container)
    report.tally.faults += file.leftBeside.map { "\($0) is left beside a file that no process has open" }
    try KillInspection(file: file.url, version: version).run(&ledger, &report.tally)
  }
}

/// What one child said, and how it ended.
private struct Life {
  let lines: [String]
  let wasKilled: Bool

  /// Starts a child, kills it or waits for its end.
  init(of file: LiveFile, cycle: Int, slot: Int, isControl: Bool, _ random: inout SeededGenerator) {
    let (milliseconds, isToBeKilled) = (random.pick(50..<1_000), random.pick(0..<2) == 0)
    let place = ["--file", file.url.path, "--cycle", String(cycle), "--slot", String(slot)]
    let draws = [
      "--seed", String(random.pick(0..<1 << 30)), "--milliseconds", String(isToBeKilled ? 60_000 : milliseconds),
    ]
    do {
      let child = try Child(LiveWorker.command, place + draws + (isControl ? ["--control"] : []))
      if isToBeKilled {
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1_000)
        child.kill()
      }
      let (said, isWell) = try child.finish()
      wasKilled = child.wasKilled
      let isExplained = isWell || wasKilled || said.contains { $0.hasPrefix("fault ") }
      lines = said + (isExplained ? [] : ["fault a child broke off"])
    } catch {
      (lines, wasKilled) = (["fault a child couldn't be started: \(error)"], false)
    }
  }
}

/// What a run has found so far.
private struct LiveReport: CustomStringConvertible {
  var tally = KillTally()
  private var kills = 0
  private var counts: [String: Int] = [:]

  mutating func add(_ life: Life, _ ledger: inout KillLedger) {
    tally.writers += 1
    tally.acknowledged += ledger.acknowledge(life.lines)
    ledger.refuse(life.lines)
    tally.faults += life.lines.filter { $0.hasPrefix("fault ") }
    if life.wasKilled { kills += 1 }
    for line in life.lines { counts[String(line.prefix { $0 != " " }), default: 0] += 1 }
  }

  var description: String {
    let words = [
      ("read", "reads"), ("refused", "own-file imports refused"), ("raised", "migrations"),
      ("outdated", "calls refused for a newer version"), ("busy", "refused busy"), ("closed", "closes"),
    ]
    let done = words.map { "\(counts[$0.0] ?? 0) \($0.1)" }.joined(separator: ", ")
    return "\(tally.writers) processes, \(kills) of them killed, \(done), \(tally.denied.count) refused but stored, "
      + tally.description
  }
}
