extension Schema {
  /// The place of the column that keeps a property; throws `.unsupported` when none does.
  func place(of keyPath: AnyKeyPath) throws(PersistenceError) -> Int {
    if let place = columnIndex(for: keyPath) { return place }
    throw .unsupported(
      construct: "a \(type(of: keyPath).valueType) of \(Model.self) without a column",
      advice: "use a property that has a column, through the concrete type of the model")
  }
}
