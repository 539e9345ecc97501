import CBenchmarkSQLite
import Foundation
import Measuring
import ModuloModels
import ModuloPersistence

extension Benchmark {
  /// `data check` from the layer that does it down: structure, references, every row's checksum, decoding and rules, what
  /// balances and sums keep of the rows. Raw is SQLite's two checks and three reads of every row.
  static let dataCheck1M = Benchmark("dataCheck1M", .milliseconds, limit: .ratio(1.5)) { workshop in
    let url = workshop.newFile()
    try Ledger.make(at: url, goals: 100, contributions: workshop.manyRows)
    try Ledger.addBalances(workshop.manyRows, accounts: 100, to: url)
    return Contenders(raw: try rawDataCheck(url), modulo: moduloDataCheck(url))
  }
}

@MainActor private func rawDataCheck(_ url: URL) throws -> Run {
  let database = try RawDatabase(url)
  let tables = try ["contribution", "balance_update"].map { try database.prepare("SELECT * FROM \($0)") }
  return {
    var counts: [Int] = []
    let duration = try ContinuousClock().measure {
      try database.execute("BEGIN")
      try database.expectNone("PRAGMA integrity_check", but: "ok")
      try database.expectNone("PRAGMA foreign_key_check")
      for _ in 1...3 { counts = try tables.map { try $0.readAll() } }
      try database.execute("COMMIT")
    }
    return Sample(duration, per: 1, Digest(counts))
  }
}

@MainActor private func moduloDataCheck(_ url: URL) -> Run {
  {
    let manager = DefaultDataContextManager(url: url) { .benchmark }
    let safety = DefaultDataSafety(manager: manager)
    let start = ContinuousClock.now
    let check = try await safety.check(onProgress: { _ in })
    let duration = ContinuousClock.now - start
    manager.close()
    guard check.faults.isEmpty, check.warnings.isEmpty else { throw BenchmarkError("\(check)") }
    let counts = try found(check.counts, "what was counted")
    return Sample(duration, per: 1, Digest([counts[.contribution], counts[.balance]]))
  }
}

extension RawDatabase {
  /// Runs a check whose answer has no rows, or only this one.
  fileprivate func expectNone(_ sql: String, but good: String? = nil) throws {
    let statement = try prepare(sql)
    while try statement.step() {
      guard let good, statement.text(0) == good else { throw BenchmarkError("\(sql) found something") }
    }
  }
}

extension RawStatement {
  /// Reads every value of every row where it stands; returns the number of rows.
  fileprivate func readAll() throws -> Int {
    var (rows, digest) = (0, Digest())
    while try step() {
      rows += 1
      for column in 0..<sqlite3_column_count(handle) {
        if sqlite3_column_type(handle, column) == SQLITE_INTEGER {
          digest.add(sqlite3_column_int64(handle, column))
        } else if let start = sqlite3_column_blob(handle, column) {
          digest.add(Int64(start.load(as: UInt8.self)))
        }
      }
    }
    guard digest != Digest() else { throw BenchmarkError("no rows were read") }
    return rows
  }
}
