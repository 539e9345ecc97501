import Foundation
import PersistenceKit

/// Looks at a file whose writers were killed.
struct KillInspection {
  let file: URL
  /// An odd one, where it isn't the first.
  var version: Int32 = 1

  /// Opens the file, which recovers it, and compares it with what was acknowledged.
  func run(_ ledger: inout KillLedger, _ tally: inout KillTally) throws {
    do {
      let configuration = ModelConfiguration(url: file, schemaVersion: version)
      let container = try ModelContainer(for: Entry.self, configuration: configuration)
      defer { container.close() }
      let (rows, buckets) = try container.read { context in
        (
          try context.fetch(FetchDescriptor<Entry>()),
          try (0..<Entry.accounts).map { try context.buckets(of: Entry.totals, for: $0) }
        )
      }
      compare(rows, with: &ledger, &tally)
      if buckets != Self.totals(of: rows) { tally.faults.append("the rollup isn't the sum of its rows") }
    } catch {
      tally.faults.append("the file can't be opened or read: \(error)")
    }
    let integrity = IntegrityProbe.integrity(of: file)
    if integrity != "ok" { tally.faults.append("integrity_check: \(integrity)") }
  }

  private func compare(_ rows: [Entry], with ledger: inout KillLedger, _ tally: inout KillTally) {
    let transactions = Dictionary(grouping: rows, by: \.transaction)
    for (transaction, rows) in transactions {
      let isWhole = rows.map(\.position) == Array(0..<(rows.first?.size ?? 0)) && rows.allSatisfy(\.isRight)
      if !isWhole { tally.faults.append("of transaction \(transaction), \(rows.count) rows are there, or others") }
    }
    let lost = ledger.acknowledged.subtracting(transactions.keys).subtracting(ledger.lost)
    ledger.lost.formUnion(lost)
    tally.lost += lost.sorted()
    let denied = ledger.refused.intersection(transactions.keys).subtracting(ledger.denied)
    ledger.denied.formUnion(denied)
    tally.denied += denied.sorted()
    noteUnacknowledged(Set(transactions.keys), in: &ledger, &tally)
  }

  /// A writer that is killed between the commit and the acknowledgement leaves one transaction, and never two.
  private func noteUnacknowledged(_ stored: Set<Int>, in ledger: inout KillLedger, _ tally: inout KillTally) {
    let unacknowledged = stored.subtracting(ledger.acknowledged).subtracting(ledger.refused)
    for (writer, found) in Dictionary(grouping: unacknowledged, by: TransactionName.writer) where found.count > 1 {
      tally.faults.append("writer \(writer) left \(found.count) transactions that it didn't acknowledge")
    }
    tally.unacknowledged += unacknowledged.subtracting(ledger.unacknowledged).count
    ledger.unacknowledged = unacknowledged
  }

  /// What the rollup has to say about these rows.
  private static func totals(of rows: [Entry]) -> [[RollupBucket]] {
    (0..<Entry.accounts).map { account in
      let sizes = Dictionary(grouping: rows.filter { $0.account == account }, by: \.size)
      return sizes.keys.sorted().map { size in
        let rows = sizes[size] ?? []
        return RollupBucket(bucket: size, sum: rows.reduce(0) { $0 + $1.amount }, count: rows.count)
      }
    }
  }
}
