import Foundation
import Measuring
import ModuloModels
import ModuloPersistence
import ModuloProviders
import ModuloRepositories
import ModuloUtilities
import PersistenceKit

extension Benchmark {
  /// A file of rows into an empty goal, in one transaction: reading, rules, rows, keys, months. Raw splits the lines by
  /// hand, trusts them, and keeps no checksums.
  static let importCSV = Benchmark("importCSV", .milliseconds) { workshop in
    let file = workshop.newFile("csv")
    let deposits = makeDeposits(workshop.rows)
    try text(of: deposits).write(to: file)
    return Contenders(
      raw: { try rawImport(file, workshop) }, modulo: { try await moduloImport(file, workshop) })
  }

  static func makeDeposits(_ count: Int) -> [Deposit] {
    var maker = DepositMaker()
    return maker.next(count)
  }

  /// No two lines are equal, so that each is its own key.
  static func text(of deposits: [Deposit]) -> Data {
    var text = "date,amount,name\n"
    for (index, deposit) in deposits.enumerated() {
      let (year, month, day) = (deposit.day / 10_000, deposit.day / 100 % 100, deposit.day % 100)
      let sign = deposit.amount.isMultiple(of: 8) ? "-" : ""
      text += "\(year)-\(padded(month))-\(padded(day)),\(sign)\(deposit.amount / 100).\(padded(deposit.amount % 100)),"
      text += "\(deposit.name ?? "Transfer") \(index)\n"
    }
    return Data(text.utf8)
  }

  private static func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

@MainActor private func rawImport(_ file: URL, _ workshop: Workshop) throws -> Sample {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 1, contributions: 0)
  let database = try RawDatabase(url)
  let contributions = try RawContributions(database)
  let goalID = DepositMaker().goalIDs[0]
  var count = 0
  let duration = try ContinuousClock().measure {
    let data = try Data(contentsOf: file)
    try database.execute("BEGIN IMMEDIATE")
    count = try data.withUnsafeBytes { try contributions.insertLines($0, goalID) }
    try database.execute("COMMIT")
  }
  let sample = Sample(duration, per: 1, try database.contributionDigest())
  guard count == workshop.rows else { throw BenchmarkError("\(count) lines") }
  try workshop.remove(url)
  return sample
}

@MainActor func moduloImport(_ file: URL, _ workshop: Workshop, keepsHistory: Bool = true) async throws -> Sample {
  try await moduloImport(file, workshop, keepsHistory: keepsHistory, measured: .importing)
}

/// What of an import, and of the undo of it, is timed. What is left is read after what is timed.
enum ImportPart {
  case importing
  /// The import is undone before what is left is read.
  case importingUndone
  case undoing
}

@MainActor func moduloImport(
  _ file: URL, _ workshop: Workshop, keepsHistory: Bool = true, measured part: ImportPart
) async throws -> Sample {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 1, contributions: 0)
  let layers = Layers(url, keepsHistory: keepsHistory)
  let goal = try await layers.goal()
  var source = ContributionImport(source: .file(path: file.path))
  source.allowsNegativeTotal = true
  let clock = ContinuousClock()
  let start = clock.now
  let report = try await layers.contributions.importAll(source, into: goal, onProgress: { _ in })
  let importing = clock.now - start
  guard report.imported == workshop.rows else { throw BenchmarkError("\(report)") }
  var undoing = Duration.zero
  if part != .importing {
    let steps = try await layers.history.fetchUndoable(limit: 1).map(\.number)
    undoing = try await clock.measure {
      _ = try await layers.history.undo(
        steps, sparingChanged: false, allowingNegativeTotal: true, at: Instant(StepLabel.benchmark.date),
        longSession: .standard)
    }
  }
  layers.manager.close()
  let sample = Sample(part == .undoing ? undoing : importing, per: 1, try RawDatabase(url).contributionDigest())
  try workshop.remove(url)
  return sample
}

extension RawContributions {
  /// Inserts every line after the first, and the months they make; returns how many.
  fileprivate func insertLines(_ bytes: UnsafeRawBufferPointer, _ goalID: UUID) throws -> Int {
    var generator = SeededGenerator(seed: 1)
    var months: [Int: (net: Int64, count: Int64)] = [:]
    var count = 0
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if rest.startIndex > 0 {
        count += 1
        let line = try RawLine(rest[..<end])
        try insert(line, generator.id(count), goalID)
        months[line.date / 100, default: (0, 0)].net += line.amount
        months[line.date / 100, default: (0, 0)].count += 1
      }
      rest = rest[(end + 1)...]
    }
    try insert(months, goalID)
    return count
  }
}
