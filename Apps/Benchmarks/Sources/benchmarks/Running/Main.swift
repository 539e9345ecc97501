import Foundation
import Measuring

@main @MainActor struct Main {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == ColdStart.argument { return try await ColdStart.perform(arguments.dropFirst()) }
      if arguments.first == ContributionAddCommand.argument {
        return try ContributionAddCommand.perform(arguments.dropFirst())
      }
      exit(try await run(Options(arguments)))
    } catch {
      complain("\(error)")
      exit(2)
    }
  }

  /// Measures and reports; returns the exit code.
  private static func run(_ options: Options) async throws -> Int32 {
    let workshop = try Workshop(isQuick: options.isQuick, program: options.program)
    let runner = Runner(workshop: workshop)
    var rows: [Row] = []
    var failures = 0
    for benchmark in options.benchmarks {
      complain("measuring \(benchmark.name)")
      do {
        rows.append(try await runner.measure(benchmark))
      } catch {
        complain("\(benchmark.name) could not be measured: \(error)")
        failures += 1
      }
    }
    try BenchmarkBook.stopServer()
    try workshop.close()
    let report = Report(rows: rows)
    print(report.table())
    print(machine + (options.isQuick ? "; quick: three small rounds, no figures to quote" : ""))
    if let file = options.file { try report.json().write(to: file) }
    let isBroken = options.isChecking && rows.contains { !$0.isWithinLimit }
    return failures > 0 || isBroken ? 1 : 0
  }

  private static var machine: String {
    "SQLite \(RawDatabase.version), \(ProcessInfo.processInfo.activeProcessorCount) cores, medians of interleaved rounds"
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
