/// A model's table as its schema declares it, without the type of the model.
struct TableLayout: Sendable {
  let name: String
  /// The columns but for the number.
  let columns: [ColumnLayout]
  let indexes: [IndexDefinition]
  /// The names of the rollups' tables.
  let rollups: [String]
  /// The indexes and rollups, each with the statement that makes it.
  let parts: [TablePart]
  /// The statement that makes the table.
  let statement: String

  init(_ model: any PersistentModel.Type) throws(PersistenceError) {
    self = try Self.known.value(of: model) { () throws(PersistenceError) in try Self.layout(of: model) }
  }

  init<Model: PersistentModel>(_ schema: Schema<Model>) throws(PersistenceError) {
    var columns: [ColumnLayout] = []
    for column in schema.columns where !column.isNumber {
      columns.append(
        ColumnLayout(
          name: column.name, definition: try schema.definition(of: column), storageClass: column.storageClass,
          isOptional: column.isOptional))
    }
    if schema.isChecksummed { columns.append(.checksum) }
    self.name = schema.table
    self.columns = columns
    self.indexes = try schema.indexDefinitions()
    self.rollups = schema.rollups.map { $0.table }
    self.parts = try schema.parts()
    self.statement = Self.creation(under: name, columns)
  }

  private static let known = ModelMemo<TableLayout>()

  private static func layout<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) -> TableLayout {
    try TableLayout(model.schema)
  }
}

/// An index or a rollup of a table.
struct TablePart: Sendable {
  let name: String
  let sql: String
}

/// A column of a table, but for the number.
struct ColumnLayout: Sendable {
  let name: String
  /// Its part of `CREATE TABLE`.
  let definition: String
  let storageClass: StorageClass
  let isOptional: Bool

  /// The hidden column of a checksummed table. Rows from elsewhere are sealed when they are all there; one that isn't
  /// is a fault.
  static let checksum = ColumnLayout(
    name: "checksum", definition: "\"checksum\" INTEGER NOT NULL DEFAULT 0", storageClass: .integer, isOptional: true)
}

extension TableLayout {
  static let numberName = "number"

  /// The statement that makes the table under some name.
  func creation(under name: String) -> String { Self.creation(under: name, columns) }

  private static func creation(under name: String, _ columns: [ColumnLayout]) -> String {
    creationStart(under: name) + columns.map { ", " + $0.definition }.joined() + creationEnd
  }

  /// The beginning of the statement, before the columns of a model's own.
  static func creationStart(under name: String) -> String {
    "CREATE TABLE \(name.quoted) (\(numberName.quoted) INTEGER PRIMARY KEY AUTOINCREMENT"
  }

  /// The end of the statement, after the columns.
  static let creationEnd = ") STRICT"

  /// Whether the statement makes this table, with the columns in any order: a table that grew has its new ones at the
  /// end. What an earlier version left beside them must be optional.
  func isMade(by sql: String) -> Bool {
    if sql == statement { return true }
    let (start, end) = (Self.creationStart(under: name), Self.creationEnd)
    guard sql.hasPrefix(start), sql.hasSuffix(end), sql.utf8.count >= start.utf8.count + end.utf8.count else {
      return false
    }
    var rest = sql.dropFirst(start.count).dropLast(end.count)
    for column in columns {
      // Mostly they are in the schema's order.
      let definition = ", " + column.definition
      if rest.hasPrefix(definition), Self.beginsColumn(rest.dropFirst(definition.count)) {
        rest = rest.dropFirst(definition.count)
        continue
      }
      guard let range = Self.range(of: definition, in: rest) else { return false }
      rest.removeSubrange(range)
    }
    return rest.isEmpty || Self.beginsColumn(rest) && !rest.contains(" NOT NULL")
  }

  private static func range(of definition: String, in list: Substring) -> Range<Substring.Index>? {
    list.ranges(of: definition).first { beginsColumn(list[$0.upperBound...]) }
  }

  private static func beginsColumn(_ rest: Substring) -> Bool { rest.isEmpty || rest.hasPrefix(", \"") }

  /// The column of that name, which is the same in small and capital letters for SQLite.
  func column(named name: String) -> ColumnLayout? {
    columns.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Whether a table of this layout becomes one of the other by adding optional columns, or none.
  func extends(to later: TableLayout) -> Bool {
    name == later.name && columns.allSatisfy { later.column(named: $0.name)?.definition == $0.definition }
      && later.columns.allSatisfy { column(named: $0.name) != nil || $0.isOptional }
  }
}
