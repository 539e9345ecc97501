/// Models by their types.
struct ModelSet: Sendable, Hashable {
  private var types: [ObjectIdentifier: any PersistentModel.Type] = [:]

  init(_ models: [any PersistentModel.Type] = []) {
    for model in models { insert(model) }
  }

  /// Those of the models whose tables have these names.
  init(_ models: [any PersistentModel.Type], in tables: Set<String>) {
    self.init(models.filter { tables.contains($0.table) })
  }

  var isEmpty: Bool { types.isEmpty }

  /// The models' names in their own order.
  var names: [String] { types.values.map { String(describing: $0) }.sorted() }

  /// The names of the models' tables.
  var tables: Set<String> { Set(types.values.map { $0.table }) }

  func isDisjoint(with other: ModelSet) -> Bool { !types.keys.contains { other.types[$0] != nil } }

  func contains(_ model: any PersistentModel.Type) -> Bool {
    types[ObjectIdentifier(model)] != nil
  }

  mutating func insert(_ model: any PersistentModel.Type) {
    types[ObjectIdentifier(model)] = model
  }

  mutating func formUnion(_ other: ModelSet) {
    types.merge(other.types) { type, _ in type }
  }

  func union(_ other: ModelSet) -> ModelSet {
    var all = self
    all.formUnion(other)
    return all
  }

  static func == (left: ModelSet, right: ModelSet) -> Bool {
    left.types.keys == right.types.keys
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(Set(types.keys))
  }
}

extension PersistentModel {
  fileprivate static var table: String { schema.table }
}
