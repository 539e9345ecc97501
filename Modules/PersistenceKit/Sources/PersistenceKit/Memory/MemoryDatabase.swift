/// Everything that the memory engine keeps, as one value: a transaction works on a copy, and to roll back is to drop
/// it.
///
/// Each change checks first and then alters, so one that throws has altered nothing; only `overflow` may be thrown
/// later, and then the transaction can't be committed any more.
struct MemoryDatabase: Sendable {
  var tables: [String: MemoryTable] = [:]
  private(set) var rollups: [String: MemoryRollup] = [:]
  /// The rollup that a transaction can no longer be committed for.
  private var overflow: String?

  init(models: [any PersistentModel.Type]) throws(PersistenceError) {
    for model in models { add(try Self.definition(of: model)) }
  }
}

// MARK: - Reading

extension MemoryDatabase {
  func table<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) -> MemoryTable {
    guard let table = tables[Model.schema.table] else { throw .misuse("the container wasn't opened with \(model)") }
    return table
  }

  /// The row with that key; throws `notFound` when there is none.
  func row<Model: PersistentModel>(of model: Model.Type, key: SQLValue) throws(PersistenceError) -> MemoryRow {
    guard let row = try table(of: model).row(key: key) else { throw .notFound(table: Model.schema.table) }
    return row
  }

  func rollup(_ name: String) throws(PersistenceError) -> MemoryRollup {
    guard let rollup = rollups[name] else { throw .misuse("the container has no rollup \(name)") }
    return rollup
  }
}

// MARK: - Changes

extension MemoryDatabase {
  /// Adds a row and returns its number: the one given, or the next one when that is 0.
  mutating func insert<Model: PersistentModel>(_ model: Model) throws(PersistenceError) -> Int64 {
    let (row, definition) = try addition(model)
    tables[definition.name]?.insert(row)
    enter(row, of: definition)
    return row.number
  }

  /// Replaces the row with the model's id; it keeps its number.
  mutating func update<Model: PersistentModel>(_ model: Model) throws(PersistenceError) {
    let (old, new, definition) = try replacement(model)
    replace(old, by: new, in: definition)
  }

  /// Applies a deletion that was worked out.
  mutating func apply(_ deletion: MemoryDeletion) {
    for (old, new, definition) in deletion.replacements { replace(old, by: new, in: definition) }
    for (definition, rows) in deletion.removals {
      for row in rows { withdraw(row, of: definition) }
      tables[definition.name]?.remove(Set(rows.map(\.number)))
    }
  }
}

extension MemoryDatabase {
  /// Throws when a sum doesn't fit into 64 bits: asked before a commit, and before a rollup is read.
  ///
  /// Once it has thrown it always does, so that ignoring the error doesn't help.
  mutating func settleRollups() throws(PersistenceError) {
    overflow = overflow ?? rollups.keys.sorted().first { rollups[$0]?.settle() == false }
    if let overflow { throw .overflow(table: overflow) }
  }
}

// MARK: - Checked changes

// These are functions of their own so that no copy of a table is alive when the table changes: it would be duplicated.
extension MemoryDatabase {
  private func addition<Model: PersistentModel>(
    _ model: Model
  ) throws(PersistenceError) -> (MemoryRow, TableDefinition) {
    let table = try table(of: Model.self)
    let values = try Model.schema.values(of: model)
    let number = Model.schema.number(in: values)
    let row = try table.definition.row(number == 0 ? table.nextNumber() : number, values)
    try table.check(row, replacing: false)
    try checkReferences(of: row, in: table.definition)
    return (row, table.definition)
  }

  private func replacement<Model: PersistentModel>(
    _ model: Model
  ) throws(PersistenceError) -> (old: MemoryRow, new: MemoryRow, TableDefinition) {
    let table = try table(of: Model.self)
    let values = try Model.schema.values(of: model)
    let old = try row(of: Model.self, key: values[table.definition.key])
    let new = try table.definition.row(old.number, values)
    try table.check(new, replacing: true)
    try checkReferences(of: new, in: table.definition)
    return (old, new, table.definition)
  }

  func checkReferences(of row: MemoryRow, in definition: TableDefinition) throws(PersistenceError) {
    guard let column = danglingColumn(of: row, in: definition) else { return }
    throw definition.violation(.foreignKey, columns: [column])
  }

  /// The first column through which the row points to nothing; nil for none.
  func danglingColumn(of row: MemoryRow, in definition: TableDefinition) -> Int? {
    definition.references.first { reference in
      let value = row.values[reference.column]
      let isOwnKey = reference.parent == definition.name && value == row.values[definition.key]
      return value != .null && !isOwnKey && tables[reference.parent]?.contains(key: value) != true
    }?.column
  }
}

// MARK: - Rows and their rollups

extension MemoryDatabase {
  private static func definition<Model: PersistentModel>(
    of model: Model.Type
  ) throws(PersistenceError) -> TableDefinition {
    try TableDefinition(model)
  }

  func isReferred(to name: String) -> Bool {
    tables.values.contains { $0.definition.references.contains { $0.parent == name } }
  }

  private mutating func add(_ definition: TableDefinition) {
    tables[definition.name] = MemoryTable(definition)
    for rollup in definition.rollups { rollups[rollup] = MemoryRollup() }
  }

  mutating func replace(_ old: MemoryRow, by new: MemoryRow, in definition: TableDefinition) {
    tables[definition.name]?.replace(new)
    withdraw(old, of: definition)
    enter(new, of: definition)
  }

  mutating func enter(_ row: MemoryRow, of definition: TableDefinition) {
    for (rollup, entry) in zip(definition.rollups, row.entries) { rollups[rollup]?.add(entry) }
  }

  private mutating func withdraw(_ row: MemoryRow, of definition: TableDefinition) {
    for (rollup, entry) in zip(definition.rollups, row.entries) { rollups[rollup]?.subtract(entry) }
  }
}
