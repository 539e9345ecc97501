extension Schema {
  /// The place of the column that keeps a property; throws `.unsupported` when none does.
  func place(of keyPath: AnyKeyPath) throws(PersistenceError) -> Int {
    if let place = columnIndex(for: keyPath) { return place }
    throw .withoutColumn(type(of: keyPath).valueType, of: Model.self)
  }
}

extension PersistentModel {
  /// The schema's properties.
  static var members: SchemaMembers { schema.members }
}
