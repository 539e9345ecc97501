import Synchronization

/// The models of a container, as a whole.
enum ModelList {
  /// Finds what contradicts itself, in one schema or between two. A list that has been found right is right for good:
  /// a schema never changes.
  static func validate(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    let addresses = models.map { ObjectIdentifier($0) }
    if valid.withLock({ $0.contains(addresses) }) { return }
    try validateOnce(models)
    valid.withLock { _ = $0.insert(addresses) }
  }

  private static let valid = Mutex<Set<[ObjectIdentifier]>>([])

  private static func validateOnce(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    var tables: Set<String> = []
    for model in models {
      for table in try tablesOfValidated(model) where !tables.insert(table.lowercased()).inserted {
        throw .misuse("two tables are named \(table)")
      }
      for parent in parents(of: model) where !models.contains(where: { $0 == parent }) {
        throw .misuse("\(model) points to \(parent), which the container isn't for")
      }
      for child in children(of: model) where !models.contains(where: { $0 == child }) {
        throw .misuse("\(model) has an inverse of \(child), which the container isn't for")
      }
    }
    try validateIndexes(of: models, besides: tables)
  }

  /// The name of an index is made of those of its table and columns, which a join can't always tell apart.
  private static func validateIndexes(
    of models: [any PersistentModel.Type], besides tables: Set<String>
  ) throws(PersistenceError) {
    var statements: [String: String] = [:]
    for model in models {
      for index in try indexes(of: model) {
        let other = statements.updateValue(index.sql, forKey: index.name.lowercased())
        guard let other, other != index.sql else { continue }
        throw .misuse("two indexes would be named \(index.name): rename one of their columns or tables")
      }
    }
    if let name = statements.keys.sorted().first(where: tables.contains) {
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

  private static func children<Model: PersistentModel>(of model: Model.Type) -> [any PersistentModel.Type] {
    // A key path of a generic type is made anew at each use, which takes longer than all of a schema.
    model.schema.inverses.map { $0.child }
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
