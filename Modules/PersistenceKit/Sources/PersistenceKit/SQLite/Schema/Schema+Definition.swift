extension Schema {
  /// The indexes and rollups that belong to the table, each with the statement that makes it.
  func parts() throws(PersistenceError) -> [TablePart] {
    try indexDefinitions().map { TablePart(name: $0.name, sql: $0.sql) }
      + rollups.map { TablePart(name: $0.table, sql: definition(of: $0)) }
  }

  /// A column as `CREATE TABLE` and `ALTER TABLE` declare it.
  func definition(of column: Column<Model>) throws(PersistenceError) -> String {
    let name = column.name.quoted
    var parts = [name, column.storageClass.rawValue]
    if !column.isOptional { parts.append("NOT NULL") }
    if column.isKey { parts.append("UNIQUE") }
    // A check is reported by its name, so it is given its column's.
    if let check = column.check { parts.append("CONSTRAINT \(name) CHECK (\(check.sql(over: name)))") }
    // Places, not `first` and `contains`: those look up a type at run time, for each model again.
    if let place = relationships.firstIndex(where: { $0.keyPath == column.keyPath }) {
      let relationship = relationships[place]
      parts.append(reference(to: relationship.parent, action: relationship.deleteRule.sql))
    }
    return parts.joined(separator: " ")
  }

  /// The statement that makes a rollup's table. Its groups go with the rows that they stand for.
  func definition(of rollup: AnyRollup<Model>) -> String {
    let parent = relationships.first { $0.keyPath == rollup.group }?.parent
    let reference = parent.map { " " + self.reference(to: $0, action: DeleteRule.cascade.sql) } ?? ""
    let group = "\(rollup.storageClass.rawValue) NOT NULL\(reference)"
    return RollupTable.definitionStart(of: rollup.table) + group
      + RollupTable.definitionEnd(isChecksummed: rollup.isChecksummed)
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
    return indexed.map { IndexDefinition(table: table, columns: $0.names, isUnique: $0.isUnique) }
  }
}

/// An index of a model's table.
struct IndexDefinition: Sendable {
  let table: String
  let columns: [String]
  let isUnique: Bool

  var name: String { ([table] + columns + [isUnique ? "unique" : "index"]).joined(separator: "_") }

  /// The statement that makes it, as SQLite keeps it.
  var sql: String {
    let list = columns.map(\.quoted).joined(separator: ", ")
    return "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(name.quoted) ON \(table.quoted) (\(list))"
  }
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
