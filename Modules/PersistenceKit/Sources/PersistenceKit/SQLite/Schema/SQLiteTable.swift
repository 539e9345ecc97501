/// A model's table, with the texts of the statements that every call needs.
final class SQLiteTable<Model: PersistentModel>: Sendable {
  let schema: Schema<Model>
  /// Of rows that are compared with their checksums.
  let shape: RowShape
  /// Of rows that aren't: a check compares them itself, and what a new checksum is made of has none yet.
  let unsealedShape: RowShape
  let members: SchemaMembers
  /// Binds every column, in the schema's order, and the checksum after them, if there is one.
  let insert: String
  /// Binds every column in the schema's order, a hidden number, and the checksum after them, if there is one.
  let load: String
  /// Binds what an update sets, then the key, and the checksum after them, if there is one.
  let update: String
  /// Binds the key.
  let delete: String
  let hasRollups: Bool
  /// The binding of a new row's columns, in the schema's order.
  let insertBinders: [PropertyBinder]
  /// The binding of the columns that an update sets.
  let updateBinders: [PropertyBinder]
  /// What the checksum takes of the parameters of an insert; none when the table has no checksums.
  let insertSeeds: [UInt64]
  /// What it takes of the parameters of a load.
  let loadSeeds: [UInt64]
  /// What it takes of the parameters of an update.
  let updateSeeds: [UInt64]
  /// The place of the row's number in a `selectList`.
  let numberPlace: Int

  init(_ schema: Schema<Model>) {
    self.schema = schema
    shape = RowShape(sealed: schema)
    unsealedShape = RowShape(schema)
    members = schema.members
    let changing = schema.columns.filter { !$0.isKey && !$0.isNumber }
    hasRollups = !schema.rollups.isEmpty
    insertBinders = schema.columns.map { $0.bind }
    updateBinders = changing.map { $0.bind }
    insertSeeds = schema.seeds(of: schema.columns)
    updateSeeds = schema.seeds(of: changing + schema.columns.filter { $0.isKey })
    numberPlace = schema.numberPlace
    let number = numberPlace == schema.columns.count ? [Schema<Model>.numberName] : []
    loadSeeds = schema.isChecksummed ? insertSeeds + number.map { _ in 0 } : []
    let hidden = schema.isChecksummed ? [Schema<Model>.checksumName] : []
    insert = schema.insertion(of: schema.columns.map { $0.name } + hidden)
    load = schema.insertion(of: schema.columns.map { $0.name } + number + hidden)
    let key = Schema<Model>.keyName.quoted
    var settings = changing.enumerated().map { "\($1.name.quoted) = ?\($0 + 1)" }
    settings += hidden.map { "\($0.quoted) = ?\(changing.count + 2)" }
    let assignments = (settings.isEmpty ? ["\(key) = \(key)"] : settings).joined(separator: ", ")
    update = "UPDATE \(schema.table.quoted) SET \(assignments) WHERE \(key) = ?\(changing.count + 1)"
    delete = "DELETE FROM \(schema.table.quoted) WHERE \(key) = ?"
  }

  /// The statement for every row, in the order of the numbers.
  var selectAll: String {
    "SELECT \(schema.selectList) FROM \(schema.table.quoted) AS t0 ORDER BY t0.\(Schema<Model>.numberName.quoted)"
  }

  /// The statement for the rows that have a value in a column, in the order of insertion.
  func select(where column: String) -> String {
    "SELECT \(schema.selectList) FROM \(schema.table.quoted) AS t0 WHERE t0.\(column.quoted) = ?1 ORDER BY t0.\(Schema<Model>.numberName.quoted)"
  }
}

extension Schema {
  /// The statement that inserts these columns.
  fileprivate func insertion(of names: [String]) -> String {
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    return "INSERT INTO \(table.quoted) (\(names.map { $0.quoted }.joined(separator: ", "))) VALUES (\(marks))"
  }

  /// What a checksum takes of these columns; none when the table has no checksums.
  func seeds(of columns: [Column<Model>]) -> [UInt64] {
    isChecksummed ? columns.map { $0.isNumber ? 0 : RowChecksum.seed(of: $0.name) } : []
  }
}
