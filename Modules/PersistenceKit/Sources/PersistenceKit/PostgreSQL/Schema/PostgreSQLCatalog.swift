import Synchronization

/// The models of a book: their tables, and what points to what. All connections share it.
final class PostgreSQLCatalog: Sendable {
  let base: Catalog
  private let definitions: [ObjectIdentifier: TableDefinition]
  private let rollupKinds: [String: ValueKind]
  private let tables = Mutex<[ObjectIdentifier: any Sendable]>([:])

  init(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    base = try Catalog(models)
    var definitions: [ObjectIdentifier: TableDefinition] = [:]
    var rollupKinds: [String: ValueKind] = [:]
    for model in models {
      definitions[ObjectIdentifier(model)] = try Self.definition(of: model)
      rollupKinds.merge(Self.rollupKinds(of: model)) { kind, _ in kind }
    }
    self.definitions = definitions
    self.rollupKinds = rollupKinds
  }

  var models: [any PersistentModel.Type] { base.models }

  func table<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) -> PostgreSQLTable<Model> {
    let key = ObjectIdentifier(model)
    if let known = tables.withLock({ $0[key] }) as? PostgreSQLTable<Model> { return known }
    guard let definition = definitions[key] else { throw .misuse("the container isn't for \(model)") }
    let table = try PostgreSQLTable(model.schema, definition)
    tables.withLock { $0[key] = table }
    return table
  }

  /// The rollup's table, and the kind of its groups.
  func rollup(_ name: String) throws(PersistenceError) -> (table: RollupTable, kind: ValueKind) {
    (try base.rollup(name), rollupKinds[name] ?? .integer)
  }

  /// The model and those that its relationships and theirs lead to, either way.
  func reachable(from model: any PersistentModel.Type) -> [any PersistentModel.Type] {
    var (found, pending): ([any PersistentModel.Type], [any PersistentModel.Type]) = ([], [model])
    while let next = pending.popLast() {
      if found.contains(where: { $0 == next }) { continue }
      found.append(next)
      pending += next.neighbours
    }
    return found
  }

  private static func definition<Model: PersistentModel>(
    of model: Model.Type
  ) throws(PersistenceError) -> TableDefinition { try TableDefinition(model) }

  private static func rollupKinds<Model: PersistentModel>(of model: Model.Type) -> [String: ValueKind] {
    var kinds: [String: ValueKind] = [:]
    for rollup in model.schema.rollups { kinds[rollup.table] = model.schema.column(for: rollup.group)?.kind }
    return kinds
  }
}

extension PersistentModel {
  fileprivate static var neighbours: [any PersistentModel.Type] {
    schema.relationships.map(\.parent) + schema.inverses.map(\.child)
  }
}
