extension Schema {
  /// The statements that make the table and its indexes where they are missing.
  func definition() throws(PersistenceError) -> [String] {
    try [TableLayout(self).creation(under: table)] + indexDefinitions().map(\.sql)
  }

  /// A column as `CREATE TABLE` and `ALTER TABLE` declare it.
  func definition(of column: Column<Model>) throws(PersistenceError) -> String {
    let name = column.name.quoted
    var parts = [name, column.storageClass.rawValue]
    if !column.isOptional { parts.append("NOT NULL") }
    if column.isKey { parts.append("UNIQUE") }
    // A check is reported by its name, so it is given its column's.
    if let check = column.check { parts.append("CONSTRAINT \(name) CHECK (\(check.sql(over: name)))") }
    if let relationship = relationships.first(where: { $0.keyPath == column.keyPath }) {
      parts.append(reference(to: relationship.parent, action: relationship.deleteRule.sql))
    }
    return parts.joined(separator: " ")
  }

  /// The statement that makes a rollup's table where it is missing. Its groups go with the rows that they stand for.
  func definition(of rollup: AnyRollup<Model>) -> String {
    let parent = relationships.first { $0.keyPath == rollup.group }?.parent
    let reference = parent.map { " " + self.reference(to: $0, action: DeleteRule.cascade.sql) } ?? ""
    return """
      CREATE TABLE IF NOT EXISTS \(rollup.table.quoted) (
        "group_id" \(rollup.storageClass.rawValue) NOT NULL\(reference), "bucket" INTEGER NOT NULL,
        "net" INTEGER NOT NULL, "count" INTEGER NOT NULL, PRIMARY KEY ("group_id", "bucket")
      ) STRICT, WITHOUT ROWID
      """
  }
}

extension Schema {
  private func reference<Parent: PersistentModel>(to parent: Parent.Type, action: String) -> String {
    "REFERENCES \(parent.schema.table.quoted) (\(Schema<Parent>.keyName.quoted)) ON DELETE \(action)"
  }

  /// The indexes, with one for every relationship.
  func indexDefinitions() throws(PersistenceError) -> [IndexDefinition] {
    var indexed: [(names: [String], isUnique: Bool)] = []
    for index in indexes {
      var names: [String] = []
      for keyPath in index.keyPaths { names.append(try requiredColumn(for: keyPath, of: "an index").name) }
      indexed.append((names, index.isUnique))
    }
    // A delete looks for the rows that point to the deleted one: without an index it would read them all.
    for relationship in relationships {
      let name = try requiredColumn(for: relationship.keyPath, of: "a relationship").name
      if !indexed.contains(where: { $0.names.first == name }) { indexed.append(([name], false)) }
    }
    return indexed.map(indexDefinition)
  }

  private func indexDefinition(names: [String], isUnique: Bool) -> IndexDefinition {
    let name = ([table] + names + [isUnique ? "unique" : "index"]).joined(separator: "_")
    let list = names.map(\.quoted).joined(separator: ", ")
    return IndexDefinition(
      name: name,
      sql: "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name.quoted) ON \(table.quoted) (\(list))")
  }
}

/// An index, and the statement that makes it where it is missing.
struct IndexDefinition: Sendable {
  let name: String
  let sql: String
}

extension DeleteRule {
  fileprivate var sql: String {
    switch self {
    case .cascade: "CASCADE"
    case .nullify: "SET NULL"
    // Not RESTRICT: that also refuses when the same delete takes the pointing row along.
    case .deny: "NO ACTION"
    }
  }
}
