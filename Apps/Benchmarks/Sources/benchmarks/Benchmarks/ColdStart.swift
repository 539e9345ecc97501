import Foundation
import Measuring
import ModuloModels
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities

extension Benchmark {
  /// A process from its start to its end that opens a file and lists ten goals. The process is this program in all cases,
  /// so what it links is loaded by each.
  static let coldStart = Benchmark("coldStart", .milliseconds) { workshop in
    let url = workshop.newFile()
    try Ledger.make(at: url, goals: 10, contributions: 1_000)
    let start = ColdStart(database: url, output: workshop.newFile("txt"), count: workshop.operations(10))
    var contenders = Contenders(raw: { try start.run("raw") }, modulo: { try start.run("modulo") })
    #if MODULO_PEERS
      contenders.grdb = { try start.run("grdb") }
    #endif
    return contenders
  }
}

struct ColdStart {
  /// What tells this program that it is the process to be timed.
  static let argument = "--cold-start"

  let database: URL
  let output: URL
  let count: Int

  /// Starts processes one after the other; each writes the digest of what it has listed.
  fileprivate func run(_ contender: String) throws -> Sample {
    let program = try found(Bundle.main.executablePath, "the program's path")
    let child = ChildProcess(program, [Self.argument, contender, database.path], output: output)
    let duration = try ContinuousClock().measure {
      for _ in 0..<count { try child.run() }
    }
    let written = try String(contentsOf: output, encoding: .utf8)
    return Sample(duration, per: count, Digest(Int64(bitPattern: try found(UInt64(written, radix: 16), "a digest"))))
  }

  /// Does in the process what is timed from outside.
  static func perform(_ arguments: ArraySlice<String>) async throws {
    let url = URL(filePath: try found(arguments.last, "the database"))
    let records =
      switch arguments.first {
      case "raw": try RawGoalList(RawDatabase(url)).fetch(in: Ledger.month)
      case "modulo": try await listed(url)
      #if MODULO_PEERS
        case "grdb": try grdbListed(url)
      #endif
      default: throw BenchmarkError("no contender")
      }
    print(Digest(records), terminator: "")
  }

  private static func listed(_ url: URL) async throws -> [FinancialGoalRecord] {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    defer { manager.close() }
    let repository = DefaultFinancialGoalRepository(storage: DefaultStorage(manager: manager))
    return try await repository.fetchAll(on: Ledger.month.firstDay)
  }
}
