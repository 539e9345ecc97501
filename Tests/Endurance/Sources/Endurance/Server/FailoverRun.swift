import Foundation
import PersistenceKit

/// Kills a server while four processes write to a book, and lets its standby take the place: nothing that was acknowledged
/// may be lost, and the writers go on, because their address names both.
struct FailoverRun {
  private let seconds: Int
  private let seed: UInt64
  /// Lets the standby fall behind before.
  private let isControl: Bool

  init(_ options: inout Options) throws {
    seconds = try options.number("--seconds", default: 30, atLeast: 10)
    seed = try options.seed()
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether no fault was found; of the control, whether faults were.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let pair = try ServerPair(in: folder.url)
    var report = ServerReport()
    let storedBefore: Int
    do {
      for member in ServerCrew.members { try pair.execute("CREATE ROLE \(member) LOGIN") }
      try ServerCrew.makeBook(at: pair.address(of: "tester"))
      storedBefore = try work(on: pair, &report)
      try report.compareBook(at: pair.address(of: "tester"))
    } catch {
      try pair.stop()
      throw error
    }
    try pair.stop()
    if report.stored <= storedBefore { report.faults.append("nothing was stored after the failover") }
    let isGood = report.faults.isEmpty != isControl
    for fault in report.faults.prefix(20) { say("failover: \(isControl ? "expected" : "fault"): \(fault)") }
    say(
      "failover: \(seconds) s, \(report.kills) kills of writers: \(report.stored) postings stored, \(storedBefore) of them "
        + "before the failover, \(report.refused) refused, \(report.unknown) unknown, \(report.faults.count) faults, "
        + "seed \(seed)")
    if isControl { say("failover: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  /// Returns how many postings were in the book when the standby had taken the place.
  private func work(on pair: ServerPair, _ report: inout ServerReport) throws -> Int {
    var random = SeededGenerator(seed: seed)
    let start = ContinuousClock.now
    let end = start + .seconds(seconds)
    var crew = try ServerCrew(until: end) { pair.address(of: $0) }
    var stored: Int?
    while ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.05 + Double(random.pick(0..<1_000)) / 1_000)
      if stored == nil, ContinuousClock.now > start + .seconds(seconds) / 2 {
        if isControl {
          try pair.separate()
          Thread.sleep(forTimeInterval: 1)
        }
        try pair.failOver()
        stored = try postings(in: pair)
      } else if ContinuousClock.now < end, random.pick(0..<3) == 0 {
        try crew.killOne(&random, &report)
      }
    }
    try crew.finish(&report)
    return stored ?? 0
  }

  private func postings(in pair: ServerPair) throws -> Int {
    let container = try Bank.open(pair.address(of: "tester"))
    defer { container.close() }
    return try container.read { try $0.fetchCount(FetchDescriptor<ServerPosting>()) }
  }
}
