extension IntegrityCheck {
  /// Compares the tables, indexes and rollups with the schemas, and reports what else there is; returns the models
  /// whose tables can be read.
  mutating func checkObjects(of catalog: Catalog) throws(PersistenceError) -> [any PersistentModel.Type] {
    let found = try connection.objects()
    let comparison = try SchemaComparison(of: found, with: catalog.models)
    let columns = try missingColumns(of: catalog, in: found)
    for mismatch in comparison.mismatches {
      let lacking = columns[mismatch.name] ?? []
      for column in lacking { note(.missing(name: "\(mismatch.name).\(column)")) }
      if lacking.isEmpty { note(mismatch.isMissing ? .missing(name: mismatch.name) : .different(name: mismatch.name)) }
    }
    for object in comparison.intruders { note(object) { .foreign($0) } }
    // What belongs to a foreign table is reported with it.
    let tables = Set(comparison.foreign.filter { $0.kind == "table" }.map(\.name))
    for object in comparison.foreign where object.name == object.table || !tables.contains(object.table) {
      note(object) { _ in nil }
    }
    var complete: [any PersistentModel.Type] = []
    for model in catalog.models where try columns[TableLayout(model).name] == [] { complete.append(model) }
    return complete
  }

  /// Looks for what others put onto the tables of a file whose models aren't known.
  mutating func checkObjects() throws(PersistenceError) {
    for object in try SchemaComparison(ofOlder: connection.objects(), with: []).intruders {
      note(object) { .foreign($0) }
    }
  }

  /// Notes what no model declares: as a fault of a kind, or else as something that is there.
  private mutating func note(_ object: SchemaObject, as fault: (ForeignObject) -> IntegrityFault?) {
    if declaredNames.contains(object.name), object.kind != "view", object.kind != "trigger" {
      return note(.structure(detail: "\(object.name) is of another version than the file says that it has"))
    }
    let foreign = ForeignObject(object)
    if let fault = fault(foreign) { note(fault) } else { note(foreign) }
  }

  /// The columns that each table lacks; a model whose table isn't there has no entry.
  private func missingColumns(
    of catalog: Catalog, in found: [SchemaObject]
  ) throws(PersistenceError) -> [String: [String]] {
    var missing: [String: [String]] = [:]
    let tables = Set(found.filter { $0.kind == "table" }.map(\.name))
    for model in catalog.models {
      let layout = try TableLayout(model)
      guard tables.contains(layout.name) else { continue }
      let known = try connection.columns(of: layout.name)
      missing[layout.name] = ([TableLayout.numberName] + layout.columns.map(\.name)).filter { !known.contains($0) }
    }
    return missing
  }
}
