/// Binds a property of the model at an address to a statement's parameter. The address spares a copy of the model.
@usableFromInline typealias PropertyBinder =
  @Sendable (UnsafeRawPointer, borrowing Parameters, Int) throws(PersistenceError) -> Void

extension Parameters {
  /// Binds properties of a model to parameters that follow each other.
  func bind<Model: PersistentModel>(
    _ properties: [PropertyBinder], of model: borrowing Model, at first: Int
  ) throws(PersistenceError) {
    try withUnsafePointer(to: model) { model throws(PersistenceError) in
      var index = first
      for bind in properties {
        try bind(UnsafeRawPointer(model), self, index)
        index += 1
      }
    }
  }
}
