extension IntegrityCheck {
  /// Compares the tables, indexes and rollups with the schemas, and reports what else there is; returns the models
  /// whose tables can be read.
  mutating func checkObjects(of catalog: Catalog) throws(PersistenceError) -> [any PersistentModel.Type] {
    var expected: Set<String> = []
    var complete: [any PersistentModel.Type] = []
    let found = try connection.objects()
    for model in catalog.models {
      let isComplete = try checkObjects(of: model, in: found, expected: &expected)
      if isComplete { complete.append(model) }
    }
    let foreign = found.filter { !expected.contains($0.name) }
    // What belongs to a foreign table is reported with it.
    let tables = Set(foreign.filter { $0.kind == "table" }.map(\.name))
    for object in foreign where object.name == object.table || !tables.contains(object.table) {
      if declaredNames.contains(object.name) {
        note(.structure(detail: "\(object.name) is of another version than the file says that it has"))
        continue
      }
      note(ForeignObject(kind: ForeignObject.Kind(rawValue: object.kind) ?? .table, name: object.name))
    }
    return complete
  }

  /// Whether the model's rows can be read.
  private mutating func checkObjects<Model: PersistentModel>(
    of model: Model.Type, in found: [SchemaObject], expected: inout Set<String>
  ) throws(PersistenceError) -> Bool {
    let schema = model.schema
    expected.insert(schema.table)
    for part in try schema.parts() {
      expected.insert(part.name)
      let kept = found.first { $0.name == part.name }
      if kept == nil { note(.missing(name: part.name)) }
      if let kept, kept.sql != part.sql { note(.different(name: part.name)) }
    }
    guard found.contains(where: { $0.name == schema.table }) else {
      note(.missing(name: schema.table))
      return false
    }
    let columns = try connection.columns(of: schema.table)
    let missing = schema.columnNames.filter { !columns.contains($0) }
    for column in missing { note(.missing(name: "\(schema.table).\(column)")) }
    return missing.isEmpty
  }
}

extension Schema {
  /// Every column of the table, the engine's own included.
  fileprivate var columnNames: [String] {
    [Self.numberName] + columns.filter { !$0.isNumber }.map(\.name) + (isChecksummed ? [Self.checksumName] : [])
  }
}
