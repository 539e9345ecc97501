/// The rows of one table, in the order of their numbers.
struct MemoryTable: Sendable {
  let definition: TableDefinition
  private(set) var rows: [MemoryRow] = []
  /// The highest number that was ever given out.
  var lastNumber: Int64 = 0
  /// The numbers of the rows by the values of each unique index, in the definition's order.
  private var entries: [[[SQLValue]: Int64]]

  init(_ definition: TableDefinition) {
    self.definition = definition
    entries = Array(repeating: [:], count: definition.uniqueIndexes.count)
  }
}

// MARK: - Reading

extension MemoryTable {
  /// The row with that key; nil for none.
  func row(key: SQLValue) -> MemoryRow? {
    entries[0][[key]].flatMap(place).map { rows[$0] }
  }

  /// The row with that number; nil for none.
  func row(number: Int64) -> MemoryRow? {
    place(number).map { rows[$0] }
  }

  /// The rows of these numbers.
  func rows(in numbers: ClosedRange<Int64>) -> ArraySlice<MemoryRow> {
    let first = insertionPoint(numbers.lowerBound)
    return rows[first...].prefix { $0.number <= numbers.upperBound }
  }

  func contains(key: SQLValue) -> Bool {
    entries[0][[key]] != nil
  }

  /// The rows whose column holds one of the values.
  func rows(where column: Int, isIn values: Set<SQLValue>) -> [MemoryRow] {
    rows.filter { values.contains($0.values[column]) }
  }
}

// MARK: - Writing

extension MemoryTable {
  /// The number that the next row without one of its own gets.
  func nextNumber() throws(PersistenceError) -> Int64 {
    guard lastNumber < .max else { throw .full }
    return lastNumber + 1
  }

  /// Throws when one of the table's own rules refuses the row; a row with its number is the one that it replaces.
  func check(_ row: MemoryRow, replacing: Bool) throws(PersistenceError) {
    try checkValues(row)
    if !replacing, place(row.number) != nil { throw numberIsTaken }
    // SQLite asks the youngest index first.
    for (index, columns) in definition.uniqueIndexes.enumerated().reversed() {
      guard let key = definition.uniqueKey(columns, of: row), let other = entries[index][key] else { continue }
      if !replacing || other != row.number { throw definition.violation(.unique, columns: columns) }
    }
  }

  mutating func insert(_ row: MemoryRow) {
    rows.insert(row, at: insertionPoint(row.number))
    lastNumber = max(lastNumber, row.number)
    index(row)
  }

  mutating func replace(_ row: MemoryRow) {
    guard let place = place(row.number) else { return }
    unindex(rows[place])
    rows[place] = row
    index(row)
  }

  mutating func remove(_ numbers: Set<Int64>) {
    for number in numbers {
      if let place = place(number) { unindex(rows[place]) }
    }
    rows.removeAll { numbers.contains($0.number) }
  }
}

extension MemoryTable {
  private func checkValues(_ row: MemoryRow) throws(PersistenceError) {
    for (column, field) in definition.fields.enumerated() where !field.isOptional {
      if row.values[column] == .null { throw definition.violation(.notNull, columns: [column]) }
    }
    for (column, field) in definition.fields.enumerated() {
      guard let check = field.check, !check.accepts(row.values[column]) else { continue }
      throw definition.violation(.check, columns: [column])
    }
  }

  private var numberIsTaken: PersistenceError {
    .constraint(Constraint(kind: .unique, table: definition.name, columns: [TableDefinition.numberName]))
  }

  private mutating func index(_ row: MemoryRow) {
    for (index, columns) in definition.uniqueIndexes.enumerated() {
      if let key = definition.uniqueKey(columns, of: row) { entries[index][key] = row.number }
    }
  }

  private mutating func unindex(_ row: MemoryRow) {
    for (index, columns) in definition.uniqueIndexes.enumerated() {
      if let key = definition.uniqueKey(columns, of: row) { entries[index][key] = nil }
    }
  }

  private func place(_ number: Int64) -> Int? {
    let place = insertionPoint(number)
    return place < rows.count && rows[place].number == number ? place : nil
  }

  /// The first row whose number isn't lower, by halving: numbers mostly grow, so the usual answer is the end.
  private func insertionPoint(_ number: Int64) -> Int {
    guard let last = rows.last, last.number >= number else { return rows.count }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TableDefinition {
  static var numberName: String { "number" }

  /// The row's entry in a unique index; nil when a NULL keeps it from being compared.
  fileprivate func uniqueKey(_ columns: [Int], of row: MemoryRow) -> [SQLValue]? {
    let key = columns.map { row.values[$0] }
    return key.contains(.null) ? nil : key
  }
}
