/// The models of a store: their tables, and what points to what. It never changes, and all connections share it.
final class Catalog: Sendable {
  let models: [any PersistentModel.Type]
  /// The models that a delete may change.
  let reach: DeleteReach
  private let rollups: [String: RollupTable]
  private let dependents: [ObjectIdentifier: [Dependent]]
  /// The models whose deletes can change a sum in a way that SQLite's own cascades don't.
  private let reaching: Set<ObjectIdentifier>

  init(_ models: [any PersistentModel.Type]) throws(PersistenceError) {
    self.models = models
    let reach = DeleteReach(models)
    self.reach = reach
    var rollups: [String: RollupTable] = [:]
    var dependents: [ObjectIdentifier: [Dependent]] = [:]
    for model in models {
      for rollup in Self.rollups(of: model) { rollups[rollup.name] = rollup }
      for dependent in try Self.dependents(declaredBy: model) {
        dependents[ObjectIdentifier(dependent.parent), default: []].append(dependent)
      }
    }
    self.rollups = rollups
    self.dependents = dependents
    let changing = Set(dependents.filter { $1.contains { $0.rule != .deny && $0.hasSums } }.keys)
    reaching = Set(
      models.filter { !reach.deletedModels(from: $0).isDisjoint(with: changing) }.map { ObjectIdentifier($0) })
  }

  /// The table of a model that the container is for, made anew: a connection asks once for each model that it uses.
  func table<Model: PersistentModel>(of model: Model.Type) throws(PersistenceError) -> SQLiteTable<Model> {
    guard models.contains(where: { $0 == model }) else { throw .misuse("the container isn't for \(model)") }
    return SQLiteTable(model.schema)
  }

  /// The table of that name, which keeps a rollup of one of the models.
  func rollup(_ name: String) throws(PersistenceError) -> RollupTable {
    guard let rollup = rollups[name] else { throw .misuse("the rollup \(name) isn't in the schema of any model") }
    return rollup
  }

  /// The relationships that point to a model.
  func dependents(of model: any PersistentModel.Type) -> [Dependent] {
    dependents[ObjectIdentifier(model)] ?? []
  }

  /// Whether deleting a row can change a sum in a way that SQLite's own cascades don't.
  func reachesSums(from model: any PersistentModel.Type) -> Bool {
    reaching.contains(ObjectIdentifier(model))
  }
}

/// A relationship, as the model that it points to sees it.
struct Dependent: Sendable {
  let parent: any PersistentModel.Type
  let child: any PersistentModel.Type
  let column: String
  let rule: DeleteRule
  /// Whether the child has a rollup whose rows don't simply go with the parent, or a checksum over a nullified column.
  let hasSums: Bool
}

extension Catalog {
  private static func rollups<Model: PersistentModel>(of model: Model.Type) -> [RollupTable] {
    model.schema.rollups.map { RollupTable($0.table, isChecksummed: $0.isChecksummed) }
  }

  private static func dependents<Child: PersistentModel>(
    declaredBy child: Child.Type
  ) throws(PersistenceError) -> [Dependent] {
    let schema = child.schema
    var dependents: [Dependent] = []
    for relationship in schema.relationships {
      let column = try schema.requiredColumn(for: relationship.keyPath, of: "a relationship")
      let isCascade = relationship.deleteRule == .cascade
      dependents.append(
        Dependent(
          parent: relationship.parent, child: child, column: column.name, rule: relationship.deleteRule,
          hasSums: schema.rollups.firstIndex { !(isCascade && $0.group == relationship.keyPath) } != nil
            || schema.isChecksummed && relationship.deleteRule == .nullify))
    }
    return dependents
  }
}
