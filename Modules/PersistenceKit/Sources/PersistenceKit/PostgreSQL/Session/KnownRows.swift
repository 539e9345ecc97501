/// What a transaction knows of tables to which it adds many rows. The book's lock keeps all others from writing, so that
/// a row that nothing can refuse needn't be asked about: it may wait, and be copied into its table with others.
struct KnownRows {
  /// Hashes of the unique values in a table. A value that has none is free; one that has may be taken.
  private var uniques: [String: Set<UInt32>] = [:]
  /// The keys of rows that are there, by their tables.
  private var parents: [String: Set<SQLValue>] = [:]
  /// The rows that were added to one table one after the other, and those since the last interruption.
  private var series: (table: String, count: Int, sinceInterruption: Int) = ("", 0, 0)
}

extension KnownRows {
  /// Notes that another row is to be added to a table; returns how many there are, one after the other.
  mutating func continueSeries(of table: String) -> Int {
    if series.table != table { series = (table, 0, 0) }
    series.count += 1
    series.sinceInterruption += 1
    return series.count
  }

  /// Notes that another statement comes between two rows. Where there are but a few from one to the next, it takes longer
  /// to copy them than to add them one by one.
  mutating func interruptSeries() {
    if 1..<Self.fewRows ~= series.sinceInterruption { series.count = 0 }
    series.sinceInterruption = 0
  }

  /// Whether the unique values of a table are known.
  func knows(_ table: String) -> Bool { uniques[table] != nil }

  /// Begins to know the unique values of a table without rows.
  mutating func begin(_ table: String) { uniques[table] = [] }

  /// Notes the unique values of a row, if those of its table are known.
  mutating func note(_ values: [SQLValue], of definition: TableDefinition) {
    guard knows(definition.name) else { return }
    for hash in hashes(of: values, definition) { uniques[definition.name]?.insert(hash) }
  }

  /// Notes that what a row points to is there.
  mutating func noteParents(of values: [SQLValue], _ definition: TableDefinition) {
    for reference in definition.references where values[reference.column] != .null {
      if parents[reference.parent, default: []].count >= Self.mostParents { parents[reference.parent] = [] }
      parents[reference.parent, default: []].insert(values[reference.column])
    }
  }

  /// Whether the unique values of a row may be taken.
  func mayHave(_ values: [SQLValue], of definition: TableDefinition) -> Bool {
    guard let taken = uniques[definition.name] else { return true }
    return hashes(of: values, definition).contains(where: taken.contains)
  }

  /// Whether everything that a row points to is there.
  func hasParents(of values: [SQLValue], _ definition: TableDefinition) -> Bool {
    definition.references.allSatisfy { reference in
      let value = values[reference.column]
      return value == .null || parents[reference.parent]?.contains(value) == true
    }
  }

  /// Hashes of 32 bits take a tenth of the values' memory. One value in some thousands has that of another.
  private func hashes(of values: [SQLValue], _ definition: TableDefinition) -> [UInt32] {
    var hashes: [UInt32] = []
    for (index, columns) in definition.uniqueIndexes.enumerated() {
      if columns.contains(where: { values[$0] == .null }) { continue }
      var hasher = Hasher()
      hasher.combine(index)
      for column in columns { hasher.combine(values[column]) }
      hashes.append(UInt32(truncatingIfNeeded: hasher.finalize()))
    }
    return hashes
  }

  private static let fewRows = 8
  private static let mostParents = 10_000
}
