/// The parts of a model's table on a server, as its schema declares them.
struct PostgreSQLLayout: Sendable {
  let name: String
  /// The columns but for the number.
  let columns: [PostgreSQLPart]
  let indexes: [PostgreSQLPart]
  let rollups: [PostgreSQLPart]
}

/// A column, an index or a rollup's table, with the words that make it.
struct PostgreSQLPart: Sendable, Hashable {
  enum Kind: String, Sendable {
    case table, column, index, rollup
  }

  let table: String
  let kind: Kind
  let name: String
  let definition: String
}

extension PostgreSQLPart {
  /// Whether rows that lack the column can take it.
  var isOptional: Bool { !definition.contains(" NOT NULL") || definition.contains(" DEFAULT ") }
}

extension PostgreSQLLayout {
  init(_ model: any PersistentModel.Type) throws(PersistenceError) {
    self = try Self.known.value(of: model) { () throws(PersistenceError) in try Self.layout(of: model) }
  }

  private static let known = ModelMemo<PostgreSQLLayout>()

  private static func layout<Model: PersistentModel>(
    of model: Model.Type
  ) throws(PersistenceError) -> PostgreSQLLayout {
    let schema = model.schema
    let table = schema.table
    var columns = schema.columns.filter { !$0.isNumber }.map { column in
      PostgreSQLPart(table: table, kind: .column, name: column.name, definition: Self.definition(of: column))
    }
    if schema.isChecksummed {
      let name = Schema<Model>.checksumName
      let definition = "\(name.quoted) bigint NOT NULL DEFAULT 0"
      columns.append(PostgreSQLPart(table: table, kind: .column, name: name, definition: definition))
    }
    for name in [table] + columns.map(\.name) + schema.rollups.map(\.table)
    where name.utf8.count > PostgreSQLName.mostBytes || name.hasPrefix(PostgreSQLBook.prefix) {
      throw .misuse("a server has no name such as \(name)")
    }
    let rollups = schema.rollups.map { rollup in
      PostgreSQLPart(
        table: table, kind: .rollup, name: rollup.table, definition: Self.definition(of: rollup, in: schema))
    }
    return PostgreSQLLayout(name: table, columns: columns, indexes: try indexes(of: schema), rollups: rollups)
  }

  /// The statement that makes the table under some name.
  func creation(under name: String) -> String {
    let number = "\(TableLayout.numberName.quoted) bigint NOT NULL PRIMARY KEY"
    return "CREATE TABLE \(name.quoted) (\(([number] + columns.map(\.definition)).joined(separator: ", ")))"
  }

  var table: PostgreSQLPart { PostgreSQLPart(table: name, kind: .table, name: name, definition: "") }

  /// All of it.
  var parts: [PostgreSQLPart] { [table] + columns + indexes + rollups }

  private static func definition(of column: Column<some PersistentModel>) -> String {
    let name = column.name.quoted
    let check = column.check.map { " CONSTRAINT \(name) CHECK (\($0.sql(over: name)))" } ?? ""
    return "\(name) \(column.kind.type)\(column.isOptional ? "" : " NOT NULL")\(check)"
  }

  private static func definition<Model: PersistentModel>(
    of rollup: AnyRollup<Model>, in schema: Schema<Model>
  ) -> String {
    let group = (schema.column(for: rollup.group)?.kind ?? .integer).type
    let checksum = rollup.isChecksummed ? ", \"checksum\" bigint NOT NULL" : ""
    return """
      CREATE TABLE \(rollup.table.quoted) ("group_id" \(group) NOT NULL, "bucket" bigint NOT NULL, \
      "net" bigint NOT NULL, "count" bigint NOT NULL\(checksum), PRIMARY KEY ("group_id", "bucket"))
      """
  }

  /// The unique ones first, the last of them before the others, and the key's as the last of these: the server asks them
  /// in the order in which they were made, and SQLite asks the youngest one first.
  private static func indexes<Model: PersistentModel>(
    of schema: Schema<Model>
  ) throws(PersistenceError) -> [PostgreSQLPart] {
    let declared = try schema.indexDefinitions()
    var parts = declared.filter(\.isUnique).reversed().map { part($0, in: schema) }
    let key = IndexDefinition(table: schema.table, columns: [Schema<Model>.keyName], isUnique: true)
    let name = PostgreSQLName.shortened(schema.table + "_key")
    parts.append(
      PostgreSQLPart(
        table: schema.table, kind: .index, name: name,
        definition: "CREATE UNIQUE INDEX \(name.quoted) ON \(schema.table.quoted) (\(key.columns[0].quoted))"))
    return parts + declared.filter { !$0.isUnique }.map { part($0, in: schema) }
  }

  /// NULL is before every value, as in every order; the number is the last member, which decides between equal ones.
  private static func part<Model: PersistentModel>(
    _ index: IndexDefinition, in schema: Schema<Model>
  ) -> PostgreSQLPart {
    let name = PostgreSQLName.shortened(index.name)
    var columns = index.columns.map { column in
      let isOptional = schema.columns.first { $0.name == column }?.isOptional ?? false
      return column.quoted + (isOptional ? " NULLS FIRST" : "")
    }
    let number = Schema<Model>.numberName
    if !index.isUnique, !index.columns.contains(number) { columns.append(number.quoted) }
    let unique = index.isUnique ? "UNIQUE " : ""
    return PostgreSQLPart(
      table: schema.table, kind: .index, name: name,
      definition: "CREATE \(unique)INDEX \(name.quoted) ON \(schema.table.quoted) (\(columns.joined(separator: ", ")))")
  }
}

extension ValueKind {
  /// The type of a column. Texts are in the order of their bytes, as the kit promises.
  fileprivate var type: String {
    switch self {
    case .integer: "bigint"
    case .real: "double precision"
    case .text: "text COLLATE \"C\""
    case .data: "bytea"
    case .identifier: "uuid"
    }
  }
}
