/// The tables, indexes, triggers and views of a file, compared with what the models of a store declare.
struct SchemaComparison {
  /// A table, an index or a rollup's table that isn't in the file as a model declares it.
  struct Mismatch {
    let model: any PersistentModel.Type
    let name: String
    /// Whether there is nothing of that name.
    let isMissing: Bool
  }

  private(set) var mismatches: [Mismatch] = []
  /// Others' indexes of the models' tables, others' triggers and views that name one of the kit's tables, and what is in
  /// the place of one.
  private(set) var intruders: [SchemaObject] = []
  /// Everything else that no model declares.
  private(set) var foreign: [SchemaObject] = []

  init(of objects: [SchemaObject], with models: [any PersistentModel.Type]) throws(PersistenceError) {
    var names: Set<String> = []
    var tables: Set<String> = []
    let found = Dictionary(objects.map { ($0.name, $0) }) { first, _ in first }
    for model in models {
      tables.insert(try compare(model, with: found, noting: &names).lowercased())
    }
    let ours = objects.filter { $0.isModelTable || $0.isRollupTable }.map { $0.name.lowercased() }
    let readers = tables.union(names.map { $0.lowercased() }).union(ours)
    for object in objects where !names.contains(object.name) {
      if object.isIndex(ofOneOf: tables) || object.runs(onOneOf: readers) {
        intruders.append(object)
      } else {
        foreign.append(object)
      }
    }
  }

  /// What runs on the tables of an older file, whose own models may not be known: triggers and views, and what is in the
  /// place of a table.
  init(ofOlder objects: [SchemaObject], with models: [any PersistentModel.Type]) throws(PersistenceError) {
    try self.init(of: objects.filter { $0.kind != "index" }, with: models)
    mismatches = []
  }

  /// Returns the name of the model's table.
  private mutating func compare(
    _ model: any PersistentModel.Type, with found: [String: SchemaObject], noting names: inout Set<String>
  ) throws(PersistenceError) -> String {
    let layout = try TableLayout(model)
    let table = found[layout.name]
    noteInPlace(table)
    let isSame = table.map { layout.isMade(by: $0.sql) } ?? false
    if !isSame { mismatches.append(Mismatch(model: model, name: layout.name, isMissing: table?.kind != "table")) }
    names.insert(layout.name)
    for part in layout.parts {
      let kept = found[part.name]
      names.insert(part.name)
      noteInPlace(kept)
      if kept?.sql != part.sql { mismatches.append(Mismatch(model: model, name: part.name, isMissing: kept == nil)) }
    }
    return layout.name
  }

  /// Notes a view that has the name of a table.
  private mutating func noteInPlace(_ object: SchemaObject?) {
    if let object, object.kind == "view" || object.kind == "trigger" { intruders.append(object) }
  }
}

extension SchemaComparison {
  /// Refuses a file that isn't what the models declare as their schema's version.
  ///
  /// - Throws: `damaged` for what others put onto our tables, `schemaMismatch` for what is declared otherwise.
  func verify(version: Int32) throws(PersistenceError) {
    try refuseIntruders()
    guard let first = mismatches.first else { return }
    throw .schemaMismatch(model: "\(first.model)", name: first.name, version: version)
  }

  /// Refuses what others put onto our tables: it can't run, but another program's writes have run it.
  func refuseIntruders() throws(PersistenceError) {
    guard let first = intruders.first else { return }
    throw .damaged(detail: "\(ForeignObject(first))")
  }
}

extension SchemaObject {
  fileprivate func isIndex(ofOneOf tables: Set<String>) -> Bool {
    kind == "index" && tables.contains(table.lowercased())
  }

  /// Whether it is a trigger or a view that names one of the tables: in its place, as what it is on, or in its text.
  fileprivate func runs(onOneOf tables: Set<String>) -> Bool {
    guard kind == "trigger" || kind == "view" else { return false }
    if tables.contains(name.lowercased()) || tables.contains(table.lowercased()) { return true }
    let text = sql.lowercased()
    return tables.contains { text.mentions($0) }
  }
}

extension String {
  /// Whether it has the name as a word of its own.
  fileprivate func mentions(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
  }
}

extension ForeignObject {
  init(_ object: SchemaObject) {
    self.init(kind: Kind(rawValue: object.kind) ?? .table, name: object.name)
  }
}
