import Foundation
import Measuring
import ModuloModels
import ModuloPersistence
import ModuloRepositories
import ModuloStores
import ModuloUtilities
import PersistenceKit

// The product on a book of a server, beside libpq sending the same statements.
extension Benchmark {
  /// `contribution add`, durable.
  static let serverContributionAdd = Benchmark("serverContributionAdd", .microseconds, limit: .ratio(1.5)) {
    let count = $0.operations(100)
    let book = try await BenchmarkBook($0, "adding") { try Ledger.make(at: $0, goals: 1, contributions: 0) }
    let raw = try RawBook(book.server, book.name)
    let recording = try await book.recording { manager in
      try await add(1, on: manager)
      try raw.empty()
    } of: { manager in
      try await add(count, on: manager)
    }
    try raw.prepare(recording)
    let manager = try book.manager()
    return Contenders(
      raw: {
        try raw.empty()
        let duration = try ContinuousClock().measure { try raw.replay(recording) }
        return Sample(duration, per: count, try raw.contributionDigest())
      },
      modulo: {
        try raw.empty()
        let duration = try await add(count, on: manager)
        return Sample(duration, per: count, try raw.contributionDigest())
      })
  }

  /// A hundred goals with their totals.
  static let serverGoalList1k = goalList("serverGoalList1k") { _ in 1_000 }
  static let serverGoalList1M = goalList("serverGoalList1M") { $0.manyRows }

  /// Ten accounts with their balances.
  static let serverPortfolio1k = portfolio("serverPortfolio1k") { _ in 1_000 }
  static let serverPortfolio1M = portfolio("serverPortfolio1M") { $0.manyRows }

  /// `contribution import` of a million rows into an empty goal.
  static let serverImport1M = Benchmark("serverImport1M", .milliseconds, limit: .ratio(2.5)) {
    let file = try ImportFile.plain($0.manyRows).write(in: $0)
    let book = try await BenchmarkBook($0, "importing") { try Ledger.make(at: $0, goals: 1, contributions: 0) }
    let raw = try RawBook(book.server, book.name)
    let layers = Layers(try book.manager())
    let goal = try await layers.goal()
    _ = try await layers.imported(file, .plain($0.manyRows), into: goal)
    let tables = ["contribution", "contribution_month"]
    let rows = try tables.map { try raw.rows(of: $0) }
    return Contenders(
      raw: {
        try raw.empty()
        let duration = try ContinuousClock().measure {
          try raw.execute("BEGIN")
          for (table, rows) in zip(tables, rows) { try raw.copy(rows, into: table) }
          try raw.execute("COMMIT")
        }
        return Sample(duration, per: 1, try raw.contributionDigest())
      },
      modulo: {
        try raw.empty()
        let start = ContinuousClock.now
        _ = try await layers.imported(file, .plain(1), into: goal)
        return Sample(ContinuousClock.now - start, per: 1, try raw.contributionDigest())
      })
  }
}

extension Benchmark {
  private static func goalList(_ name: String, _ count: @escaping @MainActor (Workshop) -> Int) -> Benchmark {
    list(name) { url, workshop in
      try Ledger.make(at: url, goals: 100, contributions: count(workshop))
    } reading: { manager in
      let repository = DefaultFinancialGoalRepository(storage: DefaultStorage(manager: manager))
      return try await repository.fetchAll(on: Ledger.month.firstDay).count
    }
  }

  private static func portfolio(_ name: String, _ count: @escaping @MainActor (Workshop) -> Int) -> Benchmark {
    list(name) { url, workshop in
      try Ledger.addBalances(count(workshop), accounts: 10, to: url)
    } reading: { manager in
      let repository = DefaultPortfolioRepository(storage: DefaultStorage(manager: manager))
      return try await repository.fetchPortfolio(on: Ledger.month.firstDay, in: nil).accounts.count
    }
  }

  /// Something that is read, and how many rows it has.
  private static func list(
    _ name: String, _ fill: @escaping @MainActor (URL, Workshop) throws -> Void,
    reading read: @escaping @MainActor (DefaultDataContextManager) async throws -> Int
  ) -> Benchmark {
    Benchmark(name, .milliseconds, limit: .ratio(1.3)) { workshop in
      let count = workshop.operations(100)
      let book = try await BenchmarkBook(workshop, name.lowercased()) { try fill($0, workshop) }
      var rows = 0
      let recording = try await book.recording {
        rows = try await read($0)
      } of: {
        _ = try await read($0)
      }
      let raw = try RawBook(book.server, book.name)
      try raw.prepare(recording)
      let manager = try book.manager()
      let expected = rows
      return Contenders(
        raw: {
          let duration = try ContinuousClock().measure { for _ in 0..<count { try raw.replay(recording) } }
          return Sample(duration, per: count, Digest([expected]))
        },
        modulo: {
          var rows = 0
          let start = ContinuousClock.now
          for _ in 0..<count { rows = try await read(manager) }
          return Sample(ContinuousClock.now - start, per: count, Digest([rows]))
        })
    }
  }
}

/// Adds the same contributions each time, as the product does it; returns how long that took.
@discardableResult
@MainActor private func add(_ count: Int, on manager: DefaultDataContextManager) async throws -> Duration {
  let layers = Layers(manager)
  let goal = try await layers.goal()
  var maker = DepositMaker()
  let drafts = try layers.drafts(of: maker.next(count), for: goal)
  let start = ContinuousClock.now
  for draft in drafts { _ = try await layers.contributions.create(draft, on: Ledger.month.firstDay) }
  return ContinuousClock.now - start
}

extension RawBook {
  /// Removes every contribution, with what is kept of them and of commits.
  fileprivate func empty() throws {
    for table in ["contribution", "contribution_month", "persistence_commit"] { try execute("DELETE FROM \(table)") }
    try execute("DELETE FROM persistence_counter WHERE name = 'contribution'")
    try execute("VACUUM contribution")
  }

  fileprivate func contributionDigest() throws -> Digest {
    Digest(
      try number("SELECT count(*) FROM contribution"),
      try number("SELECT sum(amount_minor)::int8 FROM contribution"))
  }
}
