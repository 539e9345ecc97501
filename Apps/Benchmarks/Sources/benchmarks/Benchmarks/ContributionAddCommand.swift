import Foundation
import Measuring
import ModuloModels
import ModuloUtilities

extension Benchmark {
  /// `modulo contribution add`, a process from its start to its end. Raw is this program as a process that inserts the
  /// row alone.
  static let contributionAddCommand = Benchmark("contributionAddCommand", .milliseconds, limit: .ratio(2.55)) {
    workshop in
    let count = workshop.operations(20)
    return Contenders(
      raw: try ContributionAddCommand(workshop, count).run { program, database, deposit in
        (program, [ContributionAddCommand.argument, database.path, "\(deposit.amount)", "\(deposit.day)"])
      },
      modulo: try ContributionAddCommand(workshop, count).run { _, database, deposit in
        let day = try Ledger.day(Int(deposit.day)).description
        let amount = "\(deposit.amount / 100).\(String(deposit.amount % 100 + 100).dropFirst())"
        return (
          workshop.program.path,
          ["contribution", "add", "1", amount, "--on", day, "--locale", "en_US", "--data", database.path]
            + ["--config", database.path + ".json"]
        )
      })
  }
}

@MainActor struct ContributionAddCommand {
  /// What tells this program that it is the process to be timed.
  static let argument = "--contribution-add"

  private let database: URL
  private let output: URL
  private let count: Int

  fileprivate init(_ workshop: Workshop, _ count: Int) throws {
    database = workshop.newFile()
    output = workshop.newFile("txt")
    self.count = count
    try Ledger.make(at: database, goals: 1, contributions: 0)
  }

  /// Starts the lines' processes one after the other.
  fileprivate func run(_ line: @escaping (String, URL, Deposit) throws -> (String, [String])) throws -> Run {
    let program = try found(Bundle.main.executablePath, "the program's path")
    var maker = DepositMaker()
    return {
      let children = try maker.next(count).map { deposit in
        let (program, arguments) = try line(program, database, deposit)
        return ChildProcess(program, arguments, output: output)
      }
      let duration = try ContinuousClock().measure {
        for child in children { try child.run() }
      }
      return Sample(duration, per: count, try RawDatabase(database).contributionDigest())
    }
  }

  /// Does in the process what is timed from outside: the row of an addition, in the only goal.
  static func perform(_ arguments: ArraySlice<String>) throws {
    let values = arguments.dropFirst().compactMap { Int64($0) }
    guard let path = arguments.first, values.count == 2 else { throw BenchmarkError("no row") }
    let contribution = ContributionEntity(
      id: UUID(), goalID: DepositMaker().goalIDs[0], amountMinor: values[0], type: ContributionType.add.rawValue,
      date: try Ledger.day(Int(values[1])))
    let database = try RawDatabase(URL(filePath: path))
    try database.execute("BEGIN IMMEDIATE")
    try RawContributions(database).insert(contribution)
    try database.execute("COMMIT")
  }
}
