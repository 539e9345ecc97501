import Foundation
import PersistenceKit

/// Money that writers move between accounts: its sum never changes.
struct Account: PersistentModel, Equatable {
  static let count = 8
  static let start: Int64 = 1_000_000

  let id: Int
  let branch: Int
  var balance: Int64

  static let totals = Rollup<Account, Int>(
    "branch_total", by: \.branch, bucket: { $0.id % 2 }, value: { $0.balance })

  static let schema = Schema<Account>(
    "account", columns: [Column("id", \.id), Column("branch", \.branch), Column("balance", \.balance)],
    rollups: [totals])

  init(id: Int, branch: Int = 1, balance: Int64 = start) {
    self.id = id
    self.branch = branch
    self.balance = balance
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], branch: try row[1], balance: try row[2])
  }
}

/// A number that writers read and write back one higher: it never goes back, and misses no increment.
struct Counter: PersistentModel, Equatable {
  static let count = 2

  let id: Int
  var value: Int

  static let schema = Schema<Counter>("counter", columns: [Column("id", \.id), Column("value", \.value)])

  init(id: Int, value: Int = 0) {
    self.id = id
    self.value = value
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], value: try row[1])
  }
}

/// The database that all processes of a contention share.
enum Bank {
  static func open(_ url: URL) throws -> ModelContainer {
    try ModelContainer(for: Account.self, Counter.self, configuration: ModelConfiguration(url: url))
  }

  /// The same with postings, on a server.
  static func open(_ address: String) throws -> ModelContainer {
    try ModelContainer(
      for: Account.self, Counter.self, ServerPosting.self,
      configuration: ModelConfiguration(location: .server(try ServerAddress(address))))
  }

  static func make(at url: URL) throws {
    let container = try open(url)
    try fill(container)
    container.close()
  }

  /// Opens the accounts and the counters.
  static func fill(_ container: ModelContainer) throws {
    try container.write { context in
      for id in 0..<Account.count { try context.insert(Account(id: id)) }
      for id in 0..<Counter.count { try context.insert(Counter(id: id)) }
    }
  }
}

/// What one transaction sees of the bank. It reads in several statements, so that a snapshot that moves is seen.
struct Snapshot: Equatable, Sendable {
  let counters: [Int]
  let faults: [String]

  init(_ context: borrowing ModelContext) throws {
    let early = try context.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.id < 4 }))
    let counters = try context.fetch(FetchDescriptor<Counter>(sortBy: [SortDescriptor(\.id)])).map(\.value)
    let late = try context.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.id >= 4 }))
    let total = try context.total(of: Account.totals, for: 1, in: 0)
    let again = try context.fetch(FetchDescriptor<Counter>(sortBy: [SortDescriptor(\.id)])).map(\.value)
    let sum = (early + late).reduce(0) { $0 + $1.balance }
    var faults: [String] = []
    if sum != Int64(Account.count) * Account.start { faults.append("the accounts add up to \(sum)") }
    if total.sum != sum { faults.append("the rollup says \(total.sum), its rows \(sum)") }
    if counters != again { faults.append("a snapshot went from \(counters) to \(again)") }
    self.counters = counters
    self.faults = faults
  }
}
