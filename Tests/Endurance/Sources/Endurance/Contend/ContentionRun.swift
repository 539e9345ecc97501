import Foundation
import PersistenceKit

/// Lets many processes write and read one file at the same time, and looks for updates that got lost, transactions that
/// were seen half done, and calls that were refused.
struct ContentionRun {
  private let seconds: Int
  private let writers: Int
  private let readers: Int
  private let hold: Int
  private let seed: UInt64
  private let isSplit: Bool
  private let isControl: Bool

  init(_ options: inout Options) throws {
    seconds = try options.number("--seconds", default: 60)
    writers = try options.number("--writers", default: 4)
    readers = try options.number("--readers", default: 4, atLeast: 0)
    hold = try options.number("--hold", default: 0, atLeast: 0)
    seed = try options.seed()
    isControl = try options.flag("--control")
    isSplit = try options.flag("--split") || isControl
    try options.finish()
  }

  /// Whether no fault was found; of the control, whether faults were.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let file = folder.file("bank.db")
    try Bank.make(at: file)
    var report = try runChildren(on: file)
    try compare(file, with: &report)
    let isGood = report.faults.isEmpty != isControl
    for fault in report.faults.prefix(20) { say("contend: \(isControl ? "expected" : "fault"): \(fault)") }
    let writes = report.increments + report.transfers
    say(
      "contend: \(writers) writers, \(readers) readers, \(seconds) s: \(writes / seconds) writes/s "
        + "(\(report.increments) increments, \(report.transfers) transfers), \(report.reads / seconds) reads/s, "
        + "slowest transaction \(report.slowest) ms, \(report.faults.count) faults, seed \(seed)")
    if isControl { say("contend: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  private func runChildren(on file: URL) throws -> ContentionReport {
    let common = ["--file", file.path, "--seconds", String(seconds)]
    let writing = common + ["--hold", String(hold)] + (isSplit ? ["--split"] : [])
    var children = try (0..<writers).map { writer in
      try Child(ContentionWriter.command, writing + ["--seed", String(seed &+ UInt64(writer))])
    }
    children += try (0..<readers).map { _ in try Child(ContentionReader.command, common) }
    var report = ContentionReport()
    for child in children {
      let (lines, isWell) = try child.finish()
      report.add(lines)
      if !isWell, !lines.contains(where: { $0.hasPrefix("fault ") }) { report.faults.append("a child broke off") }
    }
    return report
  }

  /// Holds what is stored at the end against what the writers were told.
  private func compare(_ file: URL, with report: inout ContentionReport) throws {
    let container = try Bank.open(file)
    defer { container.close() }
    let snapshot = try container.read { try Snapshot($0) }
    report.faults += snapshot.faults
    let counted = snapshot.counters.reduce(0, +)
    if counted != report.increments {
      report.faults.append("\(report.increments) increments were acknowledged, and \(counted) are stored")
    }
    let integrity = IntegrityProbe.integrity(of: file)
    if integrity != "ok" { report.faults.append("integrity_check: \(integrity)") }
  }
}
