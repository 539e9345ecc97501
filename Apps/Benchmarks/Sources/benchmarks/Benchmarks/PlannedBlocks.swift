import Foundation
import Measuring

extension Benchmark {
  /// `modulo day` of a file with 1,000,000 tracked times and 10,000 planned blocks, none of them on the day, beside one
  /// without planned blocks. Both are processes, from start to end.
  static let dayPlanned = Benchmark("dayPlanned", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.planned($0).contenders(for: ["day", "2024-06-15"])
  }

  /// The same of `modulo time`.
  static let timePlanned = Benchmark("timePlanned", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.planned($0).contenders(for: ["time"])
  }
}

extension CommandPair {
  /// Two files with the same blocks and tracked times; the second has planned blocks too.
  fileprivate static func planned(_ workshop: Workshop) throws -> CommandPair {
    try CommandPair(
      workshop, ("times", { try Ledger.makeTimes(workshop.manyRows, at: $0) }),
      adding: ("planned blocks", { try Ledger.addPlannedBlocks(10_000, to: $0) }))
  }
}
