extension Schema {
  /// Finds what contradicts itself before a database does.
  func validate() throws(PersistenceError) {
    try validateNames()
    for column in columns { try validate(column) }
    for relationship in relationships { try validate(relationship) }
    for inverse in inverses { try validate(inverse) }
    for index in indexes {
      try require(!index.keyPaths.isEmpty, "has an index without columns")
      for keyPath in index.keyPaths { _ = try requiredColumn(for: keyPath, of: "an index") }
    }
    for rollup in rollups {
      _ = try requiredColumn(for: rollup.group, of: "the rollup \(rollup.table)")
      try require(!rollup.isGroupOptional, "has the rollup \(rollup.table), whose group is optional")
    }
  }

  /// The column that keeps the property; `misuse` when none does.
  func requiredColumn(for keyPath: AnyKeyPath, of user: String) throws(PersistenceError) -> Column<Model> {
    guard let column = column(for: keyPath) else { throw misuse("has no column for \(keyPath), which \(user) needs") }
    return column
  }
}

extension Schema {
  private func validateNames() throws(PersistenceError) {
    let names = columns.map { $0.name.lowercased() }
    try require(!table.isEmpty && !table.lowercased().hasPrefix("sqlite_"), "has a name that SQLite doesn't allow")
    // In SQLite's words for a violated rule, `table.column, table.column`, such a name can't be told from the next.
    try require(
      !table.utf8.contains(UInt8(ascii: ".")) && !(names + [table]).contains { $0.utf8.contains(UInt8(ascii: ",")) },
      "has a name with a full stop or a comma in it")
    try require(names.count { $0 == Self.keyName } == 1, "needs one column named \(Self.keyName)")
    try require(Set(names).count == names.count, "has two columns of the same name")
    try require(
      columns.indices.allSatisfy { columnIndex(for: columns[$0].keyPath) == $0 },
      "has two columns for the same property")
    try require(!names.contains(""), "has a column without a name")
    try require(
      !isChecksummed || !names.contains(Self.checksumName),
      "has a column named \(Self.checksumName), which its checksums need")
  }

  private func validate(_ column: Column<Model>) throws(PersistenceError) {
    try require(
      column.isNumber || column.name.lowercased() != Self.numberName,
      "has a column named \(Self.numberName) of its own: declare it as Column.number")
    try require(!(column.isKey && column.isOptional), "has an optional key")
    try require(
      column.check?.applies(to: column.storageClass) ?? true, "has a check on \(column.name) that isn't for its type")
    try require(column.check?.isStorable ?? true, "has a check on \(column.name) that lists a text with a NUL")
  }

  private func validate(_ relationship: Relationship<Model>) throws(PersistenceError) {
    let column = try requiredColumn(for: relationship.keyPath, of: "a relationship")
    try require(
      relationship.deleteRule != .nullify || column.isOptional, "nullifies \(column.name), which isn't optional")
  }

  private func validate(_ inverse: Inverse<Model>) throws(PersistenceError) {
    try require(
      inverse.child.hasColumn(for: inverse.keyPath), "has an inverse through \(inverse.keyPath), which has no column")
  }

  private func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(PersistenceError) {
    if !condition { throw misuse(complaint()) }
  }

  private func misuse(_ complaint: String) -> PersistenceError {
    .misuse("the table \(table) \(complaint)")
  }
}

extension PersistentModel {
  fileprivate static func hasColumn(for keyPath: AnyKeyPath) -> Bool {
    schema.columnIndex(for: keyPath) != nil
  }
}
