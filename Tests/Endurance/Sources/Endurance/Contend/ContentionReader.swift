import Foundation
import PersistenceKit

/// A child that looks at the bank again and again, and holds each look against the one before.
struct ContentionReader {
  static let command = "contention-reader"

  private let url: URL
  private let seconds: Int

  init(_ options: inout Options) throws {
    url = URL(fileURLWithPath: try options.text("--file"))
    seconds = try options.number("--seconds", default: 60)
    try options.finish()
  }

  func run() throws -> Bool {
    var report = ContentionReport()
    do {
      let container = try Bank.open(url)
      let end = ContinuousClock.now + .seconds(seconds)
      var last = try container.read { try Snapshot($0) }
      while ContinuousClock.now < end {
        let start = ContinuousClock.now
        let next = try container.read { try Snapshot($0) }
        report.note(ContinuousClock.now - start)
        report.reads += 1
        report.faults += next.faults
        if zip(last.counters, next.counters).contains(where: >) {
          report.faults.append("the counters went back from \(last.counters) to \(next.counters)")
        }
        last = next
      }
    } catch {
      report.faults.append("a reader stopped: \(error)")
    }
    report.tell()
    return report.faults.isEmpty
  }
}
