import Foundation
import Measuring

extension Benchmark {
  /// `modulo time` of a file with 1,000,000 times of 50 blocks over five years, each of which has a target, beside one
  /// without targets. Both are processes, from start to end.
  static let timeTargets = Benchmark("timeTargets", .milliseconds, limit: .ratio(1.1)) {
    try TargetFiles($0).contenders(for: ["time"])
  }

  /// The same of `modulo day`.
  static let dayTargets = Benchmark("dayTargets", .milliseconds, limit: .ratio(1.1)) {
    try TargetFiles($0).contenders(for: ["day"])
  }

  /// The same of the overview.
  static let overviewTargets = Benchmark("overviewTargets", .milliseconds, limit: .ratio(1.1)) {
    try TargetFiles($0).contenders(for: [])
  }
}

/// Two files with the same times; the second has a target for each block too.
@MainActor private struct TargetFiles {
  private static let blocks = 50
  private let workshop: Workshop
  private let (without, with): (URL, URL)

  init(_ workshop: Workshop) throws {
    self.workshop = workshop
    without = try workshop.sharedFile("times") {
      try Ledger.addTimes(workshop.manyRows, blocks: Self.blocks, to: $0)
    }
    with = try workshop.sharedFile("targets") {
      try Ledger.addTimes(workshop.manyRows, blocks: Self.blocks, to: $0)
      try Ledger.addTargets(blocks: Self.blocks, to: $0)
    }
  }

  /// The command on either file. What they print differs by the targets.
  func contenders(for command: [String]) throws -> Contenders {
    Contenders(raw: run(command, on: without), modulo: run(command, on: with))
  }

  private func run(_ command: [String], on file: URL) -> Run {
    let count = workshop.operations(20)
    let output = workshop.newFile("txt")
    let child = ChildProcess(
      workshop.program.path,
      command + ["--now", "2025-12-15T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]
        + ["--data", file.path, "--config", file.path + ".json"], output: output)
    return {
      let duration = try ContinuousClock().measure {
        for _ in 0..<count { try child.run() }
      }
      guard try !Data(contentsOf: output).isEmpty else { throw BenchmarkError("nothing was printed") }
      return Sample(duration, per: count, Digest([0]))
    }
  }
}
