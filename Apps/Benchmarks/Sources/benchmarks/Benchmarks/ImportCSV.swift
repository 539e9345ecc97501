import Foundation
import Measuring
import ModuloModels
import ModuloPersistence
import ModuloProviders
import ModuloRepositories
import ModuloUtilities
import PersistenceKit

// Imports of a file of rows into an empty goal, in one transaction: reading, rules, rows, keys, months. Raw splits the
// lines by hand, trusts them, and keeps no checksums; neither keeps a history, which has a row of its own. Both are told
// in processor time: how long the disk takes says nothing about either.
extension Benchmark {
  /// `contribution import`.
  static let importCSV = Benchmark("importCSV", .milliseconds, limit: .ratio(2)) { workshop in
    try imports(of: .plain(workshop.rows), workshop)
  }

  /// The same of a million rows.
  static let importCSV1M = Benchmark("importCSV1M", .milliseconds, limit: .ratio(2)) { workshop in
    try imports(of: .plain(workshop.manyRows), workshop)
  }

  /// `import` of a bank's file of a million rows: two passes prove how it is read, and a third one stores its rows.
  static let importBankCSV1M = Benchmark("importBankCSV1M", .milliseconds, limit: .ratio(2)) { workshop in
    try imports(of: .bank(workshop.manyRows), workshop)
  }

  /// `contribution import` of a file that the goal has already. Raw is the first import.
  static let importCSVAgain = Benchmark("importCSVAgain", .milliseconds, limit: .ratio(1)) { workshop in
    try importsAgain(of: .plain(workshop.rows), workshop)
  }

  /// `import` of such a file.
  static let importBankCSVAgain = Benchmark("importBankCSVAgain", .milliseconds, limit: .ratio(1)) { workshop in
    try importsAgain(of: .bank(workshop.rows), workshop)
  }

  @MainActor private static func imports(of kind: ImportFile, _ workshop: Workshop) throws -> Contenders {
    let file = try kind.write(in: workshop)
    return Contenders(
      raw: { try rawImport(file, kind, workshop) },
      modulo: { try await moduloImport(file, kind, workshop, keepsHistory: false) })
  }

  @MainActor private static func importsAgain(of kind: ImportFile, _ workshop: Workshop) throws -> Contenders {
    let file = try kind.write(in: workshop)
    return Contenders(
      raw: { try await moduloImport(file, kind, workshop) },
      modulo: { try await moduloImport(file, kind, workshop, measured: .again) })
  }

  static func makeDeposits(_ count: Int) -> [Deposit] {
    var maker = DepositMaker()
    return maker.next(count)
  }
}

/// A file of rows.
enum ImportFile {
  /// With the columns that `contribution import` reads.
  case plain(Int)
  /// With a running balance, as banks ship it.
  case bank(Int)

  var rows: Int {
    switch self {
    case .plain(let rows), .bank(let rows): rows
    }
  }

  var hasBalance: Bool { if case .bank = self { true } else { false } }

  @MainActor func write(in workshop: Workshop) throws -> URL {
    let file = workshop.newFile("csv")
    try text(of: Benchmark.makeDeposits(rows)).write(to: file)
    return file
  }

  /// No two lines are equal, so that each is its own key.
  private func text(of deposits: [Deposit]) -> Data {
    var text = "date,amount,name" + (hasBalance ? ",balance\n" : "\n")
    var balance: Int64 = 0
    for (index, deposit) in deposits.enumerated() {
      let (year, month, day) = (deposit.day / 10_000, deposit.day / 100 % 100, deposit.day % 100)
      let amount = deposit.amount.isMultiple(of: 8) ? -deposit.amount : deposit.amount
      balance += amount
      text += "\(year)-\(padded(month))-\(padded(day)),\(decimal(amount)),\(deposit.name ?? "Transfer") \(index)"
      text += hasBalance ? ",\(decimal(balance))\n" : "\n"
    }
    return Data(text.utf8)
  }

  private func decimal(_ amount: Int64) -> String {
    (amount < 0 ? "-" : "") + "\(amount.magnitude / 100)." + padded(Int64(amount.magnitude % 100))
  }

  private func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

@MainActor private func rawImport(_ file: URL, _ kind: ImportFile, _ workshop: Workshop) throws -> Sample {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 1, contributions: 0)
  let database = try RawDatabase(url)
  let contributions = try RawContributions(database)
  let goalID = DepositMaker().goalIDs[0]
  var count = 0
  let duration = try ProcessorTime.measure {
    let data = try Data(contentsOf: file)
    try database.execute("BEGIN IMMEDIATE")
    count = try data.withUnsafeBytes { try contributions.insertLines($0, goalID, hasBalance: kind.hasBalance) }
    try database.execute("COMMIT")
  }
  let sample = Sample(duration, per: 1, try database.contributionDigest())
  guard count == kind.rows else { throw BenchmarkError("\(count) lines") }
  try workshop.remove(url)
  return sample
}

/// What of an import, and of the undo of it, is timed. What is left is read after what is timed.
enum ImportPart {
  case importing
  /// The import is undone before what is left is read.
  case importingUndone
  case undoing
  /// The second import of the same file.
  case again
}

@MainActor func moduloImport(
  _ file: URL, _ kind: ImportFile, _ workshop: Workshop, keepsHistory: Bool = true,
  measured part: ImportPart = .importing
) async throws -> Sample {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 1, contributions: 0)
  let layers = Layers(url, keepsHistory: keepsHistory)
  let goal = try await layers.goal()
  var imported = 0
  var duration = try await ProcessorTime.measure { imported = try await layers.imported(file, kind, into: goal) }
  guard imported == kind.rows else { throw BenchmarkError("\(imported) rows are imported") }
  switch part {
  case .importing: break
  case .again:
    duration = try await ProcessorTime.measure { imported = try await layers.imported(file, kind, into: goal) }
    guard imported == 0 else { throw BenchmarkError("\(imported) rows are imported again") }
  case .importingUndone, .undoing:
    let steps = try await layers.history.fetchUndoable(limit: 1).map(\.number)
    let undoing = try await ProcessorTime.measure {
      _ = try await layers.history.undo(
        steps, for: .last(steps.count), allowingNegativeTotal: true, at: Instant(StepLabel.benchmark.date),
        longSession: .standard)
    }
    if part == .undoing { duration = undoing }
  }
  layers.manager.close()
  let sample = Sample(duration, per: 1, try RawDatabase(url).contributionDigest())
  try workshop.remove(url)
  return sample
}

extension Layers {
  /// Imports a file; returns how many rows are new.
  func imported(_ file: URL, _ kind: ImportFile, into goal: FinancialGoalDomain) async throws -> Int {
    if !kind.hasBalance {
      var source = ContributionImport(source: .file(path: file.path))
      source.allowsNegativeTotal = true
      return try await contributions.importAll(source, into: goal, onProgress: { _ in }).imported
    }
    let files = try await bankImports.recognize(
      [.file(path: file.path)], BankFileOptions(), profiles: BankProfile.shipped, on: Ledger.month.firstDay)
    var source = BankImport(files: files, into: .goal(goal))
    source.allowsNegativeTotal = true
    return try await bankImports.importAll(source, isTrial: false, onProgress: { _ in }).imported
  }
}

extension RawContributions {
  /// Inserts every line after the first, and the months they make; returns how many.
  fileprivate func insertLines(_ bytes: UnsafeRawBufferPointer, _ goalID: UUID, hasBalance: Bool) throws -> Int {
    var generator = SeededGenerator(seed: 1)
    var months: [Int: (net: Int64, count: Int64)] = [:]
    var count = 0
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if rest.startIndex > 0 {
        count += 1
        let line = try RawLine(rest[..<end], hasBalance: hasBalance)
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
