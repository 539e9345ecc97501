import Foundation
import Measuring

extension Benchmark {
  /// `modulo day` of a file with 1,000,000 tracked times and 10,000 planned blocks, none of them on the day, beside one
  /// without planned blocks. Both are processes, from start to end.
  static let dayPlanned = Benchmark("dayPlanned", .milliseconds, limit: .ratio(1.1)) {
    try PlannedFiles($0).contenders(for: ["day", "2024-06-15"])
  }

  /// The same of `modulo time`.
  static let timePlanned = Benchmark("timePlanned", .milliseconds, limit: .ratio(1.1)) {
    try PlannedFiles($0).contenders(for: ["time"])
  }
}

/// Two files with the same blocks and tracked times; the second has planned blocks too.
@MainActor private struct PlannedFiles {
  private let workshop: Workshop
  private let (without, with): (URL, URL)

  init(_ workshop: Workshop) throws {
    self.workshop = workshop
    without = try workshop.sharedFile("times") { try Ledger.makeTimes(workshop.manyRows, at: $0) }
    with = try workshop.sharedFile("times, planned") {
      try Ledger.makeTimes(workshop.manyRows, at: $0)
      try Ledger.addPlannedBlocks(10_000, to: $0)
    }
  }

  /// The command on either file, which has to print the same.
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
      let lines = try Data(contentsOf: output).count(where: { $0 == UInt8(ascii: "\n") })
      guard lines > 0 else { throw BenchmarkError("nothing was printed") }
      return Sample(duration, per: count, Digest([lines]))
    }
  }
}
