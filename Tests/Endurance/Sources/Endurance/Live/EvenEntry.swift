import Foundation
import PersistenceKit

/// What the even versions of a live file have in the table of `Entry`: another rollup, and so other sums to keep.
struct EvenEntry: PersistentModel {
  let id: UUID
  let transaction: Int
  let position: Int
  let size: Int
  let account: Int
  let amount: Int64

  static let totals = Rollup<EvenEntry, Int>(
    "entry_total", by: \.account, bucket: { $0.position }, value: { $0.amount })

  static let schema = Schema<EvenEntry>(
    "entry",
    columns: [
      Column("id", \.id), Column("transaction", \.transaction), Column("position", \.position),
      Column("size", \.size), Column("account", \.account), Column("amount", \.amount),
    ],
    indexes: [Index(\.transaction, \.position, isUnique: true)], rollups: [totals])

  init(_ entry: Entry) {
    (id, transaction, position) = (entry.id, entry.transaction, entry.position)
    (size, account, amount) = (entry.size, entry.account, entry.amount)
  }

  init(row: borrowing Row) throws(PersistenceError) { self.init(try Entry(row: row)) }

  var entry: Entry {
    Entry(id: id, transaction: transaction, position: position, size: size, account: account, amount: amount)
  }
}
