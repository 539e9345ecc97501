import Measuring

/// Runs benchmarks: contenders in turn, many rounds, medians.
@MainActor struct Runner {
  let workshop: Workshop

  /// Measures one benchmark.
  ///
  /// - Throws: what a contender throws, and `BenchmarkError` when two of them answer differently.
  func measure(_ benchmark: Benchmark) async throws -> Row {
    let runs = try await benchmark.prepare(workshop).all
    var samples = [[Double]](repeating: [], count: runs.count)
    let start = ContinuousClock.now
    // The round before the first warms up: statements, caches, pages of new files.
    var round = -1
    while isUnfinished(after: round, since: start) {
      var digests: [Int: Digest] = [:]
      for index in rotation(of: runs.count, inRound: round + 1) {
        let sample = try await runs[index]()
        digests[index] = sample.digest
        if round >= 0 { samples[index].append(sample.nanoseconds) }
      }
      guard Set(digests.values).count == 1 else {
        throw BenchmarkError("the contenders of \(benchmark.name) answer differently: \(digests)")
      }
      round += 1
    }
    return try row(of: benchmark, samples)
  }

  /// Three rounds to try; else seven, and more of them where a round takes little: there a disturbance weighs most.
  private func isUnfinished(after rounds: Int, since start: ContinuousClock.Instant) -> Bool {
    if workshop.isQuick { return rounds < 3 }
    return rounds < 7 || rounds < 35 && ContinuousClock.now - start < .seconds(4)
  }

  private func row(of benchmark: Benchmark, _ samples: [[Double]]) throws -> Row {
    let figures = samples.compactMap { median($0) }.map { $0 / benchmark.unit.nanoseconds }
    guard figures.count >= 2 else { throw BenchmarkError("\(benchmark.name) has no samples") }
    return Row(
      name: benchmark.name, unit: benchmark.unit.name, raw: figures[0], modulo: figures[1],
      grdb: figures.count > 2 ? figures[2] : nil, limit: benchmark.limit)
  }
}

/// Why a row couldn't be measured.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
