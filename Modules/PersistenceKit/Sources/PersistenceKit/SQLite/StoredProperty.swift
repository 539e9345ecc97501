/// Reads one property of many models, past the key path where the property is stored in the model itself: a key path takes
/// longer to project than a value takes to bind.
@usableFromInline struct StoredProperty<Model: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let keyPath: any KeyPath<Model, Value> & Sendable
  /// Where the property stands in the model; nil when it is computed, or behind a reference.
  @usableFromInline let offset: Int?

  @inlinable init(_ keyPath: any KeyPath<Model, Value> & Sendable) {
    self.keyPath = keyPath
    offset = MemoryLayout<Model>.offset(of: keyPath)
  }

  @inlinable func value(of model: Model) -> Value {
    StandingModel.of(model) { value(of: $0) }
  }

  @inlinable func value(of model: StandingModel<Model>) -> Value {
    guard let offset else { return model.pointer.pointee[keyPath: keyPath] }
    // What MemoryLayout.offset(of:) documents: the address of a stored property is that of the value plus its offset.
    return (UnsafeRawPointer(model.pointer) + offset).assumingMemoryBound(to: Value.self).pointee
  }
}

/// A model where it stands: whoever reads one property after the other would else be handed all of it each time.
public struct StandingModel<Model> {
  @usableFromInline let pointer: UnsafePointer<Model>

  @inlinable init(pointer: UnsafePointer<Model>) {
    self.pointer = pointer
  }

  /// Lets `body` read the model; what it is handed must not leave it.
  @inlinable static func of<Result, Failure>(
    _ model: Model, _ body: (StandingModel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafePointer(to: model) { pointer throws(Failure) in try body(StandingModel(pointer: pointer)) }
  }
}
