/// The changes of a transaction to its rollups, before they are written to their tables.
struct RollupLedger {
  /// The changes of each rollup, by the name of its table.
  private(set) var changes: [String: [RollupKey: RollupChange]] = [:]

  var isEmpty: Bool { changes.isEmpty }

  mutating func add(_ entry: RollupEntry, to table: String) {
    changes[table, default: [:]][entry.key, default: RollupChange()].add(Int128(entry.value), rows: 1)
  }

  mutating func subtract(_ entry: RollupEntry, from table: String) {
    changes[table, default: [:]][entry.key, default: RollupChange()].add(-Int128(entry.value), rows: -1)
  }

  /// Takes out what some rows added, and adds what they add now.
  mutating func replace(_ former: [NamedEntry], by entries: [NamedEntry]) {
    for entry in former { subtract(entry.entry, from: entry.table) }
    for entry in entries { add(entry.entry, to: entry.table) }
  }

  mutating func removeAll(of table: String) {
    changes[table] = nil
  }

  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
  }
}
