extension SQLiteTable {
  /// Binds every column, in the schema's order, and the checksum after them, if there is one; yields the row's number.
  ///
  /// A row that is there is named by its number too: to look for a new one would use it up, though the row keeps its
  /// own.
  var upsert: String {
    let key = Schema<Model>.keyName.quoted
    let number = Schema<Model>.numberName.quoted
    let place = 1 + (schema.columns.firstIndex(where: \.isKey) ?? 0)
    let known = "(SELECT \(number) FROM \(schema.table.quoted) WHERE \(key) = ?\(place))"
    var names = schema.columns.map(\.name.quoted)
    var values = schema.columns.enumerated().map { $1.isNumber ? "coalesce(\(known), ?\($0 + 1))" : "?\($0 + 1)" }
    if !schema.columns.contains(where: \.isNumber) {
      names.append(number)
      values.append(known)
    }
    if schema.isChecksummed {
      names.append(Schema<Model>.checksumName.quoted)
      values.append("?\(schema.columns.count + 1)")
    }
    return "INSERT INTO \(schema.table.quoted) (\(names.joined(separator: ", ")))"
      + " VALUES (\(values.joined(separator: ", ")))"
      + " ON CONFLICT (\(key)) DO UPDATE SET \(replacements.joined(separator: ", ")) RETURNING \(number)"
  }

  /// Binds the columns, then the key. It leaves the checksum as it is.
  ///
  /// It doesn't return the row: SQLite yields a whole number of a REAL column as an integer there.
  func update(columns: [Int]) -> String {
    let settings = columns.map { "\(schema.columns[$0].name.quoted) = ?" }.joined(separator: ", ")
    return "UPDATE \(schema.table.quoted) SET \(settings) WHERE \(Schema<Model>.keyName.quoted) = ?"
  }

  /// Binds the number.
  var deleteByNumber: String {
    "DELETE FROM \(schema.table.quoted) WHERE \(Schema<Model>.numberName.quoted) = ?"
  }

  /// Binds what the condition binds.
  func delete(where condition: String?) -> String {
    "DELETE FROM \(schema.table.quoted) AS t0" + (condition.map { " WHERE \($0)" } ?? "")
  }

  /// What an upsert sets of a row that is there: something, even where there is nothing but the key.
  private var replacements: [String] {
    var names = schema.columns.filter { !$0.isKey && !$0.isNumber }.map(\.name.quoted)
    if schema.isChecksummed { names.append(Schema<Model>.checksumName.quoted) }
    if names.isEmpty { names.append(Schema<Model>.keyName.quoted) }
    return names.map { "\($0) = excluded.\($0)" }
  }
}
