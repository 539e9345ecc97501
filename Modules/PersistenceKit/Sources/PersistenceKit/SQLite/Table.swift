/// A model's table, with the texts of the statements that every call needs.
final class Table<Model: PersistentModel>: Sendable {
  let schema: Schema<Model>
  let shape: RowShape
  let members: SchemaMembers
  /// Binds every column, in the schema's order.
  let insert: String
  /// Binds what an update sets, then the key.
  let update: String
  /// Binds the key.
  let delete: String
  let hasRollups: Bool
  /// Bind the columns of a new row, in the schema's order.
  let insertBinders: [Column<Model>.Binder]
  /// Bind the columns that an update sets.
  let updateBinders: [Column<Model>.Binder]

  init(_ schema: Schema<Model>) {
    self.schema = schema
    shape = RowShape(schema)
    members = schema.members
    let changing = schema.columns.filter { !$0.isKey && !$0.isNumber }
    hasRollups = !schema.rollups.isEmpty
    insertBinders = schema.columns.map(\.bind)
    updateBinders = changing.map(\.bind)
    let names = schema.columns.map(\.name.quoted).joined(separator: ", ")
    let marks = Array(repeating: "?", count: schema.columns.count).joined(separator: ", ")
    insert = "INSERT INTO \(schema.table.quoted) (\(names)) VALUES (\(marks))"
    let key = Schema<Model>.keyName.quoted
    let settings = changing.map { "\($0.name.quoted) = ?" }
    let assignments = (settings.isEmpty ? ["\(key) = \(key)"] : settings).joined(separator: ", ")
    update = "UPDATE \(schema.table.quoted) SET \(assignments) WHERE \(key) = ?"
    delete = "DELETE FROM \(schema.table.quoted) WHERE \(key) = ?"
  }

  /// The statement for the rows that have a value in a column, in the order of insertion.
  func select(where column: String) -> String {
    "SELECT \(schema.selectList) FROM \(schema.table.quoted) AS t0 WHERE t0.\(column.quoted) = ?1 ORDER BY t0.\(Schema<Model>.numberName.quoted)"
  }
}
