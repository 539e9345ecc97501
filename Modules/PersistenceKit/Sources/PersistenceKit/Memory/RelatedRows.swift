/// The rows that a predicate's related properties read from: the transaction in which it is evaluated.
struct RelatedRows: Sendable {
  @TaskLocal static var current: RelatedRows?

  let database: MemoryDatabase

  /// The rows of the predicate that is being evaluated. Outside of one there are none, and nothing to answer with.
  static func required(for property: AnyKeyPath) -> RelatedRows {
    guard let current else {
      preconditionFailure("\(property) is for predicates alone: fetch the related rows instead")
    }
    return current
  }
}

extension RelatedRows {
  /// The row that the model points to; nil when it points to none.
  func parent<Model: PersistentModel, Parent: PersistentModel>(
    of model: Model, through property: AnyKeyPath, as type: Parent.Type
  ) -> Parent? {
    guard let relationship = Model.schema.relationships.first(where: { $0.isNamed(property) }),
      let column = Model.schema.column(for: relationship.keyPath)
    else { preconditionFailure("no relationship of \(Model.self) names \(property)") }
    return database.tables[Parent.schema.table]?.row(
      key: stored { () throws(PersistenceError) in
        try column.value(model)
      })?.model as? Parent
  }

  /// The rows that point to the model.
  func children<Model: PersistentModel, Child: PersistentModel>(
    of model: Model, through property: AnyKeyPath, as type: Child.Type
  ) -> [Child] {
    guard let inverse = Model.schema.inverses.first(where: { $0.property == property }),
      let column = Child.schema.columnIndex(for: inverse.keyPath)
    else { preconditionFailure("no inverse of \(Model.self) names \(property)") }
    let key = stored { () throws(PersistenceError) in try model.id.sqlValue }
    let rows = database.tables[Child.schema.table]?.rows(where: column, isIn: [key]) ?? []
    return rows.compactMap { $0.model as? Child }
  }

  /// The stored form of a property whose value was read from the database, and so can be stored.
  private func stored(_ value: () throws(PersistenceError) -> SQLValue) -> SQLValue {
    do { return try value() } catch { preconditionFailure("a stored model can't be stored: \(error)") }
  }
}
