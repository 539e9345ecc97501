/// What a property of a model is to a query.
enum SchemaMember: Equatable {
  /// The place of a column in the schema.
  case column(Int)
  /// The place of a relationship in the schema, whose row the property stands for.
  case parent(Int)
  /// The place of an inverse in the schema, whose rows the property stands for.
  case children(Int)
}

extension Schema {
  /// The place of the column that keeps a property; throws `.unsupported` when none does.
  func place(of keyPath: AnyKeyPath) throws(PersistenceError) -> Int {
    if let place = columnIndex(for: keyPath) { return place }
    throw .withoutColumn(type(of: keyPath).valueType, of: Model.self)
  }

  /// What the property is; throws `.unsupported` when the schema doesn't know it.
  func member(_ keyPath: AnyKeyPath) throws(PersistenceError) -> SchemaMember {
    if let place = columnIndex(for: keyPath) { return .column(place) }
    if let place = relationships.firstIndex(where: { $0.isNamed(keyPath) }) { return .parent(place) }
    if let place = inverses.firstIndex(where: { $0.property == keyPath }) { return .children(place) }
    throw .withoutColumn(type(of: keyPath).valueType, of: Model.self)
  }
}
