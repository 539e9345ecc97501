import Foundation
import PersistenceKit

/// A row of a transaction, which knows how many rows belong together, and what they must hold.
struct Entry: PersistentModel, Equatable {
  static let accounts = 8

  let id: UUID
  /// The cycle, the writer and the count of its transactions: see `TransactionName`.
  let transaction: Int
  /// From 0 to `size` - 1.
  let position: Int
  let size: Int
  let account: Int
  let amount: Int64

  static let totals = Rollup<Entry, Int>("entry_total", by: \.account, bucket: { $0.size }, value: { $0.amount })

  static let schema = Schema<Entry>(
    "entry",
    columns: [
      Column("id", \.id), Column("transaction", \.transaction), Column("position", \.position),
      Column("size", \.size), Column("account", \.account), Column("amount", \.amount),
    ],
    indexes: [Index(\.transaction, \.position, isUnique: true)], rollups: [totals])

  init(id: UUID, transaction: Int, position: Int, size: Int, account: Int, amount: Int64) {
    self.id = id
    self.transaction = transaction
    self.position = position
    self.size = size
    self.account = account
    self.amount = amount
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], transaction: try row[1], position: try row[2], size: try row[3], account: try row[4],
      amount: try row[5])
  }
}

extension Entry {
  /// The row that a transaction has at a position; all but the id follows from the two.
  init(_ position: Int, of transaction: Int) {
    var numbers = SeededGenerator(seed: UInt64(transaction))
    let size = numbers.pick(1..<21)
    for _ in 0..<position { _ = numbers.next() }
    self.init(
      id: UUID(), transaction: transaction, position: position, size: size, account: numbers.pick(0..<Entry.accounts),
      amount: Int64(numbers.pick(-1_000_000..<1_000_001)))
  }

  /// Every row of a transaction.
  static func rows(of transaction: Int) -> [Entry] {
    (0..<Entry(0, of: transaction).size).map { Entry($0, of: transaction) }
  }

  /// Whether it is what its transaction has at its position.
  var isRight: Bool {
    let right = Entry(position, of: transaction)
    return size == right.size && account == right.account && amount == right.amount
  }
}

/// Tells transactions apart, over all cycles: no two have the same.
enum TransactionName {
  private static let perWriter = 1_000_000

  static func make(cycle: Int, writer: Int, count: Int) -> Int { (cycle * 2 + writer) * perWriter + count }

  /// The writer, in its cycle, that a transaction belongs to.
  static func writer(of transaction: Int) -> Int { transaction / perWriter }
}
