// A row that is added is a way to the server and back. Many that are added one after the other are copied together, once
// so much is known of their table that each can still be refused at once.
extension PostgreSQLSession {
  func insert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    try requireTransaction()
    let table = try catalog.table(of: Model.self)
    let values = try table.schema.values(of: model)
    let last = try lastNumber(of: table.schema.table)
    let number = try number(for: table.schema.number(in: values), in: table.schema.table)
    let row = table.schema.numbered(values, number)
    if number > last, try mayWait(row, for: table) {
      try table.definition.check(row)
      let entries = try table.entries(of: row, number: number)
      try wait(row, number: number, for: table, entries)
    } else {
      try insert(row, number: number, into: table, isChecked: true)
    }
    touch(Model.self)
    return number
  }

  /// - Parameter isChecked: whether the row has to point to rows that are there.
  func insert<Model: PersistentModel>(
    _ values: [SQLValue], number: Int64, into table: PostgreSQLTable<Model>, isChecked: Bool
  ) throws(PersistenceError) {
    try table.definition.check(values)
    let entries = try table.entries(of: values, number: number)
    if !waiting.isEmpty { try settle() }
    writes += 1
    let result = try connection.run(table.insert(isChecked: isChecked), table.parameters(values, number: number))
    guard result.changedRows > 0 else {
      throw try refusal(of: values, number: number, by: table, replacing: false, isChecked: isChecked)
    }
    known.note(values, of: table.definition)
    if isChecked { known.noteParents(of: values, table.definition) }
    try use(number, in: table.schema.table)
    ledger.replace([], by: entries)
  }

  /// Lets a row that nothing refuses wait until it is copied into its table with others, before the next statement.
  func wait<Model: PersistentModel>(
    _ values: [SQLValue], number: Int64, for table: PostgreSQLTable<Model>, _ entries: [NamedEntry]
  ) throws(PersistenceError) {
    if waiting.isOfOther(than: table.schema.table) { try copyWaiting() }
    writes += 1
    known.note(values, of: table.definition)
    try use(number, in: table.schema.table)
    ledger.replace([], by: entries)
    waiting.add(values, number: number, of: table)
    if waiting.isFull { try copyWaiting() }
  }

  /// Copies the rows that wait into their table, because something else comes after them.
  func settle() throws(PersistenceError) {
    known.interruptSeries()
    try copyWaiting()
  }

  private func copyWaiting() throws(PersistenceError) {
    if waiting.isEmpty { return }
    let (sql, bytes) = waiting.take()
    try connection.copy(sql, bytes)
  }

  /// Reads the unique values of a table.
  func learn<Model: PersistentModel>(_ table: PostgreSQLTable<Model>) throws(PersistenceError) {
    let (definition, name) = (table.definition, table.schema.table)
    if known.knows(name) { return }
    try settle()
    known.begin(name)
    let columns = Set(definition.uniqueIndexes.joined()).sorted()
    let list = columns.map { definition.fields[$0].name.quoted }.joined(separator: ", ")
    var values = [SQLValue](repeating: .null, count: definition.fields.count)
    try connection.run("SELECT \(list) FROM \(table.name)", []) { found throws(PersistenceError) in
      for (column, value) in zip(columns, found) { values[column] = value }
      known.note(values, of: definition)
    }
  }

  /// Whether a row is one of many, and nothing can refuse it. To learn what a table has pays where as many rows were
  /// added as take that long.
  private func mayWait<Model: PersistentModel>(
    _ values: [SQLValue], for table: PostgreSQLTable<Model>
  ) throws(PersistenceError) -> Bool {
    let (definition, name) = (table.definition, table.schema.table)
    let count = known.continueSeries(of: name)
    guard count > Self.manyRows else { return false }
    if !known.knows(name) {
      guard try lastNumber(of: name) / Self.rowsReadInsteadOfOne < count else { return false }
      try learn(table)
    }
    return known.hasParents(of: values, definition) && !known.mayHave(values, of: definition)
  }

  private static let manyRows = 100
  /// How many rows are read in the time in which one is added.
  private static let rowsReadInsteadOfOne: Int64 = 50
}
