import Foundation
import PersistenceKit

/// Looks at a file whose writers were killed: its rows are what its steps say, and its steps what was acknowledged.
struct UndoInspection {
  let file: URL

  func run(_ acknowledged: Int, by writers: Int, _ tally: inout UndoTally) throws {
    do {
      let container = try UndoFile(url: file).open()
      defer { container.close() }
      let (rows, steps, undone) = try container.read { context in
        (
          try context.fetch(FetchDescriptor<Entry>()),
          try context.fetch(FetchDescriptor<HistoryStep>(sortBy: [SortDescriptor(\.number)])),
          try context.undoneSteps()
        )
      }
      tally.undos += steps.count { $0.kind != .change }
      count(steps, acknowledged, by: writers, &tally)
      compare(rows, with: steps, undone, &tally)
      if let first = steps.first { try lookBack(to: first.number, of: container, &tally) }
      for fault in try container.check({ _ in }) { tally.faults.append("check: \(fault)") }
    } catch {
      tally.faults.append("the file can't be opened or read: \(error)")
    }
    let integrity = IntegrityProbe.integrity(of: file)
    if integrity != "ok" { tally.faults.append("integrity_check: \(integrity)") }
  }

  /// A writer that is killed between the commit and the acknowledgement leaves one step, and never two.
  private func count(_ steps: [HistoryStep], _ acknowledged: Int, by writers: Int, _ tally: inout UndoTally) {
    let last = steps.last?.number ?? 0
    let added = Int(last - tally.last)
    tally.acknowledged += acknowledged
    tally.lost += max(0, acknowledged - added)
    tally.unacknowledged += max(0, added - acknowledged)
    if added > acknowledged + writers { tally.faults.append("\(added) steps were added, \(acknowledged) acknowledged") }
    tally.last = last
    if steps.count > UndoFile.steps + UndoFile.pruningInterval {
      tally.faults.append("\(steps.count) steps are kept")
    }
    if let first = steps.first, first.number > 1 { tally.pruned += 1 }
    let isWhole = zip(steps, steps.dropFirst()).allSatisfy { $0.number + 1 == $1.number }
    if !isWhole { tally.faults.append("a step is missing between others") }
  }

  private func compare(
    _ rows: [Entry], with steps: [HistoryStep], _ undone: Set<Int64>, _ tally: inout UndoTally
  ) {
    let transactions = Dictionary(grouping: rows, by: \.transaction)
    for (transaction, rows) in transactions where !Self.isWhole(rows) {
      tally.faults.append("of transaction \(transaction), \(rows.count) rows are there, or others")
    }
    let changes = steps.filter { $0.kind == .change }
    // An undone step that is pruned may have stored what a kept one, undone before it, had deleted.
    let isGuess = undone.contains { number in steps.first.map { number < $0.number } ?? false }
    for (transaction, steps) in Dictionary(grouping: changes, by: { $0.words.dropFirst() }) {
      guard let number = Int(transaction) else {
        tally.faults.append("a step says \"\(transaction)\"")
        continue
      }
      let effective = steps.last { !undone.contains($0.number) }
      if effective == nil, isGuess { continue }
      let isStored = effective.map { $0.words.hasPrefix("+") } ?? steps.first.map { $0.words.hasPrefix("-") } ?? false
      if isStored != (transactions[number] != nil) {
        tally.faults.append("transaction \(number) is \(isStored ? "missing" : "there"), whatever its steps say")
      }
    }
  }

  /// The data after the first step that is kept.
  private func lookBack(
    to number: Int64, of container: ModelContainer, _ tally: inout UndoTally
  ) throws(PersistenceError) {
    let past = try container.snapshot(asOf: .step(number))
    defer { past.close() }
    let rows = try past.read { try $0.fetch(FetchDescriptor<Entry>()) }
    if !Dictionary(grouping: rows, by: \.transaction).values.allSatisfy(Self.isWhole) {
      tally.faults.append("as of step \(number) a transaction is there in part")
    }
  }

  private static func isWhole(_ rows: [Entry]) -> Bool {
    Set(rows.map(\.position)) == Set(0..<(rows.first?.size ?? 0)) && rows.allSatisfy(\.isRight)
  }
}
