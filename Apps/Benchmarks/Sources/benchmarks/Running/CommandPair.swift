import Foundation
import Measuring

/// A command of the program on two files with the same data, of which the second one has something more. Both are
/// processes, from start to end, in processor time: neither writes, and a wait for a turn says nothing about them.
@MainActor struct CommandPair {
  private let workshop: Workshop
  private let (without, with): (URL, URL)

  /// Makes the files, unless another benchmark has made them.
  ///
  /// - Parameters:
  ///   - data: The name of what both files have, and how it is made.
  ///   - addition: The name of what the second one has too, and how it is added.
  init(
    _ workshop: Workshop, _ data: (name: String, make: (URL) throws -> Void),
    adding addition: (name: String, add: (URL) throws -> Void)
  ) throws {
    self.workshop = workshop
    without = try workshop.sharedFile(data.name, data.make)
    with = try workshop.sharedFile("\(data.name), \(addition.name)") {
      try data.make($0)
      try addition.add($0)
    }
  }

  /// The command on either file.
  ///
  /// - Parameters:
  ///   - operations: How often it runs in a round.
  ///   - isComparing: Whether both have to print as many lines.
  func contenders(for command: [String], operations: Int = 20, isComparing: Bool = true) -> Contenders {
    Contenders(
      raw: run(command, on: without, operations, isComparing), modulo: run(command, on: with, operations, isComparing))
  }

  private func run(_ command: [String], on file: URL, _ operations: Int, _ isComparing: Bool) -> Run {
    let count = workshop.operations(operations)
    let output = workshop.newFile("txt")
    let child = ChildProcess(
      workshop.program.path,
      command + ["--now", "2025-12-15T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]
        + ["--data", file.path, "--config", file.path + ".json"], output: output)
    return {
      var duration = Duration.zero
      for _ in 0..<count { duration += try child.run() }
      let lines = try Data(contentsOf: output).count(where: { $0 == UInt8(ascii: "\n") })
      guard lines > 0 else { throw BenchmarkError("nothing was printed") }
      return Sample(duration, per: count, Digest([isComparing ? lines : 0]))
    }
  }
}
