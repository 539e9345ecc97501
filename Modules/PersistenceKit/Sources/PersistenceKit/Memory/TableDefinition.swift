/// A schema without the type of its model: what the memory engine needs to keep the table's rules.
final class TableDefinition: Sendable {
  let name: String
  let fields: [Field]
  /// The place of the key among the fields.
  let key: Int
  /// The columns of each unique index, the key's first.
  let uniqueIndexes: [[Int]]
  let references: [Reference]
  /// The tables of the rollups.
  let rollups: [String]
  private let decode: @Sendable (_ number: Int64, _ values: [SQLValue]) throws(PersistenceError) -> MemoryRow

  init<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) {
    let schema = Model.schema
    name = schema.table
    fields = schema.columns.map(Field.init)
    key = try schema.required { $0.isKey }
    uniqueIndexes = [[key]] + (try schema.uniqueIndexes())
    references = try schema.references()
    rollups = schema.rollups.map(\.table)
    decode = Self.decoder(schema)
  }
}

extension TableDefinition {
  struct Field: Sendable {
    let name: String
    let isOptional: Bool
    let check: Check?

    init(_ column: Column<some PersistentModel>) {
      name = column.name
      isOptional = column.isOptional
      check = column.check
    }
  }

  struct Reference: Sendable {
    let column: Int
    let parent: String
    let deleteRule: DeleteRule
  }

  /// The row that the columns' values make under this number, with everything that is derived from it.
  func row(_ number: Int64, _ values: [SQLValue]) throws(PersistenceError) -> MemoryRow {
    try decode(number, values)
  }

  func violation(_ kind: Constraint.Kind, columns: [Int]) -> PersistenceError {
    .constraint(Constraint(kind: kind, table: name, columns: columns.map { fields[$0].name }))
  }

  private static func decoder<Model: PersistentModel>(
    _ schema: Schema<Model>
  ) -> @Sendable (Int64, [SQLValue]) throws(PersistenceError) -> MemoryRow {
    let shape = RowShape(schema)
    return { number, values throws(PersistenceError) in
      let values = schema.numbered(values, number)
      let model = try Model(row: Row(values: values, shape: shape))
      var entries: [RollupEntry] = []
      for rollup in schema.rollups { entries.append(try rollup.entry(model)) }
      return MemoryRow(number: number, values: values, model: model, entries: entries)
    }
  }
}

extension Schema {
  fileprivate func required(where isWanted: (Column<Model>) -> Bool) throws(PersistenceError) -> Int {
    guard let place = columns.firstIndex(where: isWanted) else {
      throw .misuse("the table \(table) lacks a column that its schema refers to")
    }
    return place
  }

  fileprivate func uniqueIndexes() throws(PersistenceError) -> [[Int]] {
    var unique: [[Int]] = []
    for index in indexes where index.isUnique {
      var columns: [Int] = []
      for keyPath in index.keyPaths { columns.append(try required { $0.keyPath == keyPath }) }
      unique.append(columns)
    }
    return unique
  }

  fileprivate func references() throws(PersistenceError) -> [TableDefinition.Reference] {
    var references: [TableDefinition.Reference] = []
    for relationship in relationships {
      let column = try required { $0.keyPath == relationship.keyPath }
      let parent = relationship.parent.tableName
      references.append(.init(column: column, parent: parent, deleteRule: relationship.deleteRule))
    }
    return references
  }
}

extension PersistentModel {
  fileprivate static var tableName: String { schema.table }
}
