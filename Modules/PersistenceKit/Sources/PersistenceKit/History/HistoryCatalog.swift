/// The tables whose rows a history is of, by their names, and what points to what.
final class HistoryCatalog: Sendable {
  private let tables: [String: any HistoryTable]
  /// Each table after those that point to it, as far as they don't point to each other.
  let names: [String]
  private let references: [String: [HistoryReference]]

  init(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    var tables: [String: any HistoryTable] = [:]
    for model in models where model != HistoryStep.self {
      let table = Self.table(of: model)
      tables[table.name] = table
    }
    self.tables = tables
    var references: [String: [HistoryReference]] = [:]
    for table in tables.values {
      for reference in try table.references() { references[reference.parent, default: []].append(reference) }
    }
    self.references = references.mapValues { $0.sorted { ($0.child, $0.column) < ($1.child, $1.column) } }
    names = Self.ordered(tables.keys.sorted(), self.references)
  }

  /// - Throws: `damaged` when the container has no such table: the history is of another schema.
  func table(named name: String) throws(PersistenceError) -> any HistoryTable {
    guard let table = tables[name] else {
      throw .damaged(detail: "the history is of a table \(name), which isn't there")
    }
    return table
  }

  /// The columns that point to rows of a table.
  func references(to table: String) -> [HistoryReference] { references[table] ?? [] }

  /// The columns through which a table points to rows.
  func references(from table: String) -> [HistoryReference] {
    references.values.joined().filter { $0.child == table }
  }

  /// Whether rows of a table can point to others of it.
  func pointsToItself(_ table: String) -> Bool { references(to: table).contains { $0.child == table } }

  private static func table<Model: PersistentModel>(of model: Model.Type) -> any HistoryTable {
    ModelTable<Model>()
  }

  private static func ordered(_ names: [String], _ references: [String: [HistoryReference]]) -> [String] {
    var (ordered, seen): ([String], Set<String>) = ([], [])
    func add(_ name: String) {
      guard seen.insert(name).inserted else { return }
      for reference in references[name] ?? [] { add(reference.child) }
      ordered.append(name)
    }
    for name in names { add(name) }
    return ordered
  }
}

/// A column that points to rows of another table.
struct HistoryReference: Sendable {
  let child: String
  /// The place among the child's columns.
  let column: Int
  let parent: String
  let rule: DeleteRule
}

/// The rows of one model's table, without its type.
protocol HistoryTable: Sendable {
  var name: String { get }
  var columnCount: Int { get }
  /// The place of the key among the columns.
  var keyPlace: Int { get }
  /// The places of the columns that are worked out from other rows.
  var derived: Set<Int> { get }

  func references() throws(PersistenceError) -> [HistoryReference]
  func row(number: Int64, in session: any StorageSession) throws(PersistenceError) -> StoredRow?
  func row(key: SQLValue, in session: any StorageSession) throws(PersistenceError) -> StoredRow?
  func rows(
    where column: Int, equal value: SQLValue, in session: any StorageSession, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow]
  func rows(in numbers: ClosedRange<Int64>, of session: any StorageSession) throws(PersistenceError) -> [StoredRow]
  func put(_ row: StoredRow, in session: any StorageSession) throws(PersistenceError)
  func withdraw(_ rows: [StoredRow], in session: any StorageSession) throws(PersistenceError)
  func remove(_ numbers: ClosedRange<Int64>, in session: any StorageSession) throws(PersistenceError)
  func setLastNumber(_ number: Int64, in session: any StorageSession) throws(PersistenceError)
}

private struct ModelTable<Model: PersistentModel>: HistoryTable {
  var name: String { Model.schema.table }
  var columnCount: Int { Model.schema.columns.count }
  var keyPlace: Int { Model.schema.columns.firstIndex { $0.isKey } ?? 0 }
  var derived: Set<Int> { Set(Model.schema.columns.indices.filter { Model.schema.columns[$0].isDerived }) }

  func references() throws(PersistenceError) -> [HistoryReference] {
    var references: [HistoryReference] = []
    for relationship in Model.schema.relationships {
      guard let column = Model.schema.columnIndex(for: relationship.keyPath) else { continue }
      let parent = Self.tableName(of: relationship.parent)
      references.append(
        HistoryReference(child: name, column: column, parent: parent, rule: relationship.deleteRule))
    }
    return references
  }

  func row(number: Int64, in session: any StorageSession) throws(PersistenceError) -> StoredRow? {
    try session.row(of: Model.self, number: number)
  }

  func row(key: SQLValue, in session: any StorageSession) throws(PersistenceError) -> StoredRow? {
    try session.row(of: Model.self, key: key)
  }

  func rows(
    where column: Int, equal value: SQLValue, in session: any StorageSession, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow] {
    try session.rows(of: Model.self, where: column, equal: value, within: &budget)
  }

  func rows(in numbers: ClosedRange<Int64>, of session: any StorageSession) throws(PersistenceError) -> [StoredRow] {
    try session.rows(of: Model.self, in: numbers)
  }

  func put(_ row: StoredRow, in session: any StorageSession) throws(PersistenceError) {
    try session.put(row, of: Model.self)
  }

  func withdraw(_ rows: [StoredRow], in session: any StorageSession) throws(PersistenceError) {
    try session.withdraw(rows, of: Model.self)
  }

  func remove(_ numbers: ClosedRange<Int64>, in session: any StorageSession) throws(PersistenceError) {
    try session.remove(numbers, of: Model.self)
  }

  func setLastNumber(_ number: Int64, in session: any StorageSession) throws(PersistenceError) {
    try session.setLastNumber(number, of: Model.self)
  }

  private static func tableName<Parent: PersistentModel>(of parent: Parent.Type) -> String { parent.schema.table }
}
