import Foundation
import Measuring

extension Benchmark {
  /// `modulo time` of a file with 1,000,000 times of 50 blocks over five years, each of which has a target, beside one
  /// without targets. Both are processes, from start to end.
  static let timeTargets = Benchmark("timeTargets", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.targets($0).contenders(for: ["time"], isComparing: false)
  }

  /// The same of `modulo day`.
  static let dayTargets = Benchmark("dayTargets", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.targets($0).contenders(for: ["day"], isComparing: false)
  }

  /// The same of the overview.
  static let overviewTargets = Benchmark("overviewTargets", .milliseconds, limit: .ratio(1.1)) {
    try CommandPair.targets($0).contenders(for: [], isComparing: false)
  }
}

extension CommandPair {
  /// Two files with the same times of 50 blocks; the second has a target for each block too.
  fileprivate static func targets(_ workshop: Workshop) throws -> CommandPair {
    try CommandPair(
      workshop, ("times of 50 blocks", { try Ledger.addTimes(workshop.manyRows, blocks: 50, to: $0) }),
      adding: ("targets", { try Ledger.addTargets(blocks: 50, to: $0) }))
  }
}
