/// The models of a container, as a whole.
enum ModelList {
  /// Finds what contradicts itself, in one schema or between two.
  static func validate(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    var tables: Set<String> = []
    for model in models {
      for table in try tablesOfValidated(model) where !tables.insert(table.lowercased()).inserted {
        throw .misuse("two tables are named \(table)")
      }
      for parent in parents(of: model) where !models.contains(where: { $0 == parent }) {
        throw .misuse("\(model) points to \(parent), which the container isn't for")
      }
    }
  }

  private static func tablesOfValidated<Model: PersistentModel>(
    _ model: Model.Type
  ) throws(PersistenceError) -> [String] {
    let schema = model.schema
    try schema.validate()
    return [schema.table] + schema.rollups.map { $0.table }
  }

  private static func parents<Model: PersistentModel>(of model: Model.Type) -> [any PersistentModel.Type] {
    model.schema.relationships.map { $0.parent }
  }
}
