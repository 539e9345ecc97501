/// The models of a container, as a whole.
enum ModelList {
  /// Finds what contradicts itself, in one schema or between two.
  static func validate(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    var tables: Set<String> = []
    var indexes: [String: String] = [:]
    for model in models {
      for table in try tablesOfValidated(model) where !tables.insert(table.lowercased()).inserted {
        throw .misuse("two tables are named \(table)")
      }
      for parent in parents(of: model) where !models.contains(where: { $0 == parent }) {
        throw .misuse("\(model) points to \(parent), which the container isn't for")
      }
      // The name of an index is made of those of its table and columns, which a join can't always tell apart.
      for index in try self.indexes(of: model) {
        let other = indexes.updateValue(index.sql, forKey: index.name.lowercased())
        guard let other, other != index.sql else { continue }
        throw .misuse("two indexes would be named \(index.name): rename one of their columns or tables")
      }
    }
    if let name = indexes.keys.sorted().first(where: tables.contains) {
      throw .misuse("a table and an index are named \(name): rename the table")
    }
  }

  private static func tablesOfValidated<Model: PersistentModel>(
    _ model: Model.Type
  ) throws(PersistenceError) -> [String] {
    let schema = model.schema
    try schema.validate()
    return [schema.table] + schema.rollups.map { $0.table }
  }

  private static func indexes<Model: PersistentModel>(
    of model: Model.Type
  ) throws(PersistenceError) -> [IndexDefinition] {
    try model.schema.indexDefinitions()
  }

  private static func parents<Model: PersistentModel>(of model: Model.Type) -> [any PersistentModel.Type] {
    model.schema.relationships.map { $0.parent }
  }
}
