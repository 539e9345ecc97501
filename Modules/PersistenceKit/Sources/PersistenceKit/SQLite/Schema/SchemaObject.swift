/// A table, an index, a view or a trigger in a database's file.
struct SchemaObject {
  /// As SQLite calls it.
  let kind: String
  let name: String
  /// The table that it belongs to; a table belongs to itself.
  let table: String
  /// The statement that made it, as SQLite keeps it.
  let sql: String
}

extension SchemaObject {
  // A file doesn't record what made a part of it. The kit knows its own by the statements, which no other program
  // writes.

  /// Whether the kit made it for a model, of whatever version.
  var isModelTable: Bool {
    kind == "table" && sql.hasPrefix(TableLayout.creationStart(under: name)) && sql.hasSuffix(TableLayout.creationEnd)
  }

  /// Whether the kit made it for a rollup, of whatever version.
  var isRollupTable: Bool {
    kind == "table" && RollupTable.isMade(by: sql, under: name)
  }
}

extension Connection {
  /// Everything in the file that isn't SQLite's own, by name. SQLite has no triggers and no views, and its indexes have
  /// no statement: what has one is another's, whatever it is called.
  func objects() throws(PersistenceError) -> [SchemaObject] {
    let sql = """
      SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master
      WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' OR type <> 'table' AND sql IS NOT NULL ORDER BY name
      """
    return try statement(sql).query(.anonymous) { _ throws(PersistenceError) in
    } _: { rows throws(PersistenceError) in
      var objects: [SchemaObject] = []
      while try rows.step() {
        objects.append(
          SchemaObject(kind: try rows.row[0], name: try rows.row[1], table: try rows.row[2], sql: try rows.row[3]))
      }
      return objects
    }
  }

  /// Makes a table's indexes those that are wanted: drops what the kit made for an earlier version, and makes what is
  /// missing. An index that others made stays.
  func installIndexes(_ wanted: [IndexDefinition], of table: String) throws(PersistenceError) {
    let found = try objects().filter { $0.kind == "index" && $0.table == table }
    for index in found where !wanted.contains(where: { $0.sql == index.sql }) {
      // Two lists of columns can make one name.
      let isInTheWay = wanted.contains { $0.name == index.name }
      let isFormer = try isDeclared(index)
      if isInTheWay || isFormer { try execute("DROP INDEX \(index.name.quoted)") }
    }
    for index in wanted where !found.contains(where: { $0.sql == index.sql }) { try execute(index.sql) }
  }

  /// Whether a schema would declare the index with just these words.
  private func isDeclared(_ index: SchemaObject) throws(PersistenceError) -> Bool {
    let sql = "SELECT coalesce(name, '') FROM pragma_index_info(?1) ORDER BY seqno"
    let columns = try statement(sql).query(.anonymous) { parameters throws(PersistenceError) in
      try parameters.bind(index.name, at: 1)
    } _: { rows throws(PersistenceError) in
      var columns: [String] = []
      while try rows.step() { columns.append(try rows.row[0]) }
      return columns
    }
    return [false, true].contains { isUnique in
      IndexDefinition(table: index.table, columns: columns, isUnique: isUnique).sql == index.sql
    }
  }
}
