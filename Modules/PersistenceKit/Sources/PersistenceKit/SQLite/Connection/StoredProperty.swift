/// Reads one property of many models, past the key path where the property is stored in the model itself: a key path
/// takes longer to project than a value takes to bind.
@usableFromInline struct StoredProperty<Model: Sendable, Value: Sendable>: Sendable {
  @usableFromInline let keyPath: any KeyPath<Model, Value> & Sendable
  /// Where the property is in the model; nil when it is computed, or reached through a reference.
  @usableFromInline let offset: Int?

  @inlinable init(_ keyPath: any KeyPath<Model, Value> & Sendable) {
    self.keyPath = keyPath
    offset = MemoryLayout<Model>.offset(of: keyPath)
  }

  @inlinable func value(of model: Model) -> Value {
    withUnsafePointer(to: model) { value(at: UnsafeRawPointer($0)) }
  }

  /// The property's value in the model at that address.
  @inlinable func value(at model: UnsafeRawPointer) -> Value {
    guard let offset else { return model.assumingMemoryBound(to: Model.self).pointee[keyPath: keyPath] }
    // What MemoryLayout.offset(of:) documents: the address of a stored property is that of the value plus its offset.
    return (model + offset).assumingMemoryBound(to: Value.self).pointee
  }
}
